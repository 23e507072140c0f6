import type { DocumentKind } from '@site/api/profile';
import type { Services } from '../services.ts';
import { readUpload } from '../uploads/readUpload.ts';

interface Sent {
  account_id: number;
  id: number;
  kind: DocumentKind;
  uploads: readonly string[];
}

/** Gives a document to the identity provider that the brand has chosen, if any. Source: MEM-25. */
export async function beginCheck(
  { db, brands, config }: Pick<Services, 'db' | 'brands' | 'config'>,
  { merchant, document }: { merchant: string; document: Sent },
): Promise<void> {
  const { settings } = await brands.of(merchant);
  const provider = config.identity.find(({ name }) => name === settings.identityProvider);
  if (!provider) return;
  const { account_id, id, kind, uploads } = document;
  const { payee_name } = await db.selectFrom('account').where('id', '=', account_id).select('payee_name').executeTakeFirstOrThrow();
  const found = await Promise.all(uploads.map((upload) => readUpload(db, upload)));
  const pictures = found.flatMap((upload) => upload?.image ?? []);
  await provider.begin({ checkId: `${account_id}-${id}`, kind, payeeName: payee_name ?? '', pictures });
}
