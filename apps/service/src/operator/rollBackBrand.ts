import { rollBackBrand } from '@site/api/operatorBrand';
import type { Brand } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { differenceOf, keepLook, lockBrand, publishLook, sameLook } from './brandVersions.ts';
import { actorOf, logAct } from './logAct.ts';

/**
 * Puts an earlier version in force again, as a new version. A draft stays.
 *
 * Refuses: notFound; conflict for a look that is in force.
 *
 * Source: OPR-04, OPR-07.
 */
export default handle(rollBackBrand, async (request) => {
  const { input, merchant, operator, now, services } = request;
  const version = await services.db.transaction().execute(async (tx) => {
    const before = await lockBrand(tx, merchant);
    const earlier = await tx
      .selectFrom('brand_version')
      .where('merchant', '=', merchant)
      .where('version', '=', input.version)
      .select(['config', 'saved_by'])
      .executeTakeFirst();
    if (!earlier) throw new RefusalError('notFound');
    const brand = earlier.config as unknown as Brand;
    if (sameLook(before, brand)) throw new RefusalError('conflict');
    await keepLook(tx, merchant, now);
    const number = await publishLook(tx, {
      merchant,
      brand,
      savedBy: earlier.saved_by,
      publishedBy: operator.id,
      reason: input.reason,
      restores: input.version,
      now,
    });
    await logAct(tx, {
      ...actorOf(request),
      act: 'rollBackBrand',
      target: `${merchant} ${input.version}`,
      reason: input.reason,
      ...differenceOf(before, brand),
    });
    return number;
  });
  services.brands.forget();
  return accept({ version });
});
