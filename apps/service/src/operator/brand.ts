import { brand } from '@site/api/operatorBrand';
import type { Brand } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';
import { faultsOf, readDraft } from './brandVersions.ts';

/** Versions that are listed at once. */
const NEWEST = 30;

/** Reads the look in force, its draft and its newest versions. Source: OPR-04. */
export default handle(brand, async ({ merchant, operator, services: { db } }) => {
  const inForce = await db.selectFrom('brand').where('merchant', '=', merchant).select('config').executeTakeFirstOrThrow();
  const draft = await readDraft(db, merchant);
  const versions = await db
    .selectFrom('brand_version as v')
    .leftJoin('account as saver', 'saver.id', 'saved_by')
    .leftJoin('account as publisher', 'publisher.id', 'published_by')
    .where('v.merchant', '=', merchant)
    .select(['version', 'config', 'published_at', 'reason', 'restores', 'saver.username as saver', 'publisher.username as publisher'])
    .orderBy('version', 'desc')
    .limit(NEWEST)
    .execute();
  return accept({
    brand: inForce.config as unknown as Brand,
    draft: draft
      ? {
          brand: draft.config as unknown as Brand,
          savedBy: draft.username,
          savedAt: draft.saved_at.getTime(),
          isMine: draft.saved_by === operator.id,
          faults: faultsOf(draft.config as unknown as Brand),
        }
      : null,
    versions: versions.map((row) => ({
      version: row.version,
      brand: row.config as unknown as Brand,
      publishedAt: row.published_at.getTime(),
      savedBy: row.saver ?? '',
      publishedBy: row.publisher ?? '',
      reason: row.reason,
      restores: row.restores,
    })),
  });
});
