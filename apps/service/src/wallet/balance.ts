import { balance } from '@site/api/wallet';
import { accept, handle } from '../handle.ts';
import { readBalance } from './readBalance.ts';

export default handle(balance, async ({ member, services: { db } }) => accept(await readBalance(db, member.id)));
