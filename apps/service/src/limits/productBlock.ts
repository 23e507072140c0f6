import { productBlock } from '@site/api/limits';
import { accept, handle } from '../http/handle.ts';
import { readProductBlock } from './readProductBlock.ts';

/** Lists the types of games with what the member has blocked. Source: RES-02. */
export default handle(productBlock, async ({ member, now, services: { db } }) => accept(await readProductBlock(db, member.id, now)));
