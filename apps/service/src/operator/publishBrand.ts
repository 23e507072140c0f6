import { publishBrand } from '@site/api/operatorBrand';
import type { Brand } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { differenceOf, faultsOf, keepLook, lockBrand, publishLook, readDraft } from './brandVersions.ts';
import { actorOf, logAct } from './logAct.ts';
import { mayConfirm } from './mayConfirm.ts';

/**
 * Puts the draft in force, which another operator has saved. The next page of the site has it.
 *
 * Refuses: notFound without a draft; conflict to the operator who saved it, and for a draft that was saved again meanwhile; invalidInput
 * with the first pair of colours that cannot be read.
 *
 * Source: OPR-04, OPR-07.
 */
export default handle(publishBrand, async (request) => {
  const { input, merchant, operator, now, services } = request;
  const version = await services.db.transaction().execute(async (tx) => {
    const before = await lockBrand(tx, merchant);
    const draft = await readDraft(tx, merchant);
    if (!draft) throw new RefusalError('notFound');
    if (!mayConfirm({ proposed_by: draft.saved_by }, operator.id) || draft.saved_at.getTime() !== Date.parse(input.savedAt))
      throw new RefusalError('conflict');
    const brand = draft.config as unknown as Brand;
    const [fault] = faultsOf(brand);
    if (fault)
      throw new RefusalError('invalidInput', {
        field: `tokens.${fault.ink}.${fault.scheme}`,
        rule: `${fault.ratio} on ${fault.ground}, and ${fault.wanted} is required`,
      });
    await keepLook(tx, merchant, now);
    const published = { merchant, brand, savedBy: draft.saved_by, publishedBy: operator.id, reason: input.reason, now };
    const number = await publishLook(tx, published);
    await tx.deleteFrom('brand_draft').where('merchant', '=', merchant).execute();
    await logAct(tx, {
      ...actorOf(request),
      act: 'publishBrand',
      target: `${merchant} ${number}`,
      reason: input.reason,
      ...differenceOf(before, brand),
    });
    return number;
  });
  services.brands.forget();
  return accept({ version });
});
