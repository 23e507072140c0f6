import { dropBrandDraft } from '@site/api/operatorBrand';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from './logAct.ts';

/** Throws the draft of the brand away. Refuses: notFound. Source: OPR-04, OPR-07. */
export default handle(dropBrandDraft, async (request) => {
  const { merchant, services } = request;
  await services.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('brand_draft').where('merchant', '=', merchant).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new RefusalError('notFound');
    await logAct(tx, { ...actorOf(request), act: 'dropBrand', target: merchant });
  });
  return accept(null);
});
