import { setBrand } from '@site/api/operatorBrand';
import { accept, handle, refuse } from '../http/handle.ts';
import { readBrand } from '../system/readBrand.ts';
import { siteWords } from '../system/siteWords.ts';
import { differenceOf, faultsOf, lockBrand, sameLook } from './brandVersions.ts';
import { actorOf, logAct } from './logAct.ts';

/** Fields that would change what is counted or owed: they belong to the house, not to its look. */
const fixed = ['merchant', 'currency', 'zone', 'playMoney'] as const;

/**
 * Keeps a look as the brand's draft. Pairs of colours that cannot be read are named, and stop its publication alone.
 *
 * Refuses: invalidInput with the field of the brand's file, also for a field that stays as it is.
 *
 * Source: OPR-04, OPR-07.
 */
export default handle(setBrand, async (request) => {
  const { input, merchant, operator, now, services } = request;
  const { brand, hosts, problems } = readBrand(input.text, siteWords);
  if (!brand) {
    const [, field = 'text', rule = problems[0] ?? ''] = /^([\w.:]+?): (.*)$/s.exec(problems[0] ?? '') ?? [];
    return refuse('invalidInput', { field, rule });
  }
  const known = await services.brands.of(merchant);
  const changed = fixed.find((name) => brand[name] !== known.brand[name]);
  if (changed) return refuse('invalidInput', { field: changed, rule: 'fixed' });
  if (hosts && !sameLook(hosts, known.hosts)) return refuse('invalidInput', { field: 'hosts', rule: 'fixed' });
  const operatorName = await services.db.transaction().execute(async (tx) => {
    const inForce = await lockBrand(tx, merchant);
    const draft = { config: JSON.stringify(brand), saved_by: operator.id, saved_at: now };
    await tx
      .insertInto('brand_draft')
      .values({ merchant, ...draft })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet(draft))
      .execute();
    await logAct(tx, { ...actorOf(request), act: 'saveBrand', target: merchant, ...differenceOf(inForce, brand) });
    return (await tx.selectFrom('account').where('id', '=', operator.id).select('username').executeTakeFirstOrThrow()).username;
  });
  return accept({ brand, savedBy: operatorName, savedAt: now.getTime(), isMine: true, faults: faultsOf(brand) });
});
