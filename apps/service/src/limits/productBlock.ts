import { productBlock } from '@site/api/limits';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { readProductBlock } from './readProductBlock.ts';

/** Lists the types of games with what the member has blocked. Source: RES-02. */
export default handle(productBlock, async ({ member, now, services: { db } }) =>
  isTrial(member) ? refuse('needsRealAccount') : accept(await readProductBlock(db, member.id, now)),
);
