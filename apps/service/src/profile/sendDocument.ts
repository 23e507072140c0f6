import { sendDocument } from '@site/api/profile';
import { beginCheck } from '../identity/beginCheck.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { claimUploads } from '../uploads/claimUploads.ts';
import { asSent } from './asSent.ts';
import { RENEWAL_MS } from './remindDocuments.ts';

/**
 * Takes pictures of a document, which the brand’s identity provider checks, or an operator.
 *
 * Refuses: forbidden for a kind that the brand does not ask for; conflict while one is being checked or holds.
 *
 * Source: MEM-25.
 */
export default handle(sendDocument, async ({ input: { kind, uploads }, member, now, services }) => {
  const { db, brands } = services;
  const { settings } = await brands.of(member.merchant);
  if (!settings.documents.includes(kind)) return refuse('forbidden');
  const row = await db.transaction().execute(async (tx) => {
    // Two tabs that send at once wait for each other here.
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forUpdate().executeTakeFirstOrThrow();
    const held = await tx
      .selectFrom('member_document')
      .where('account_id', '=', member.id)
      .where('kind', '=', kind)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'received'),
          eb.and([eb('state', '=', 'accepted'), eb('expires_at', '>', new Date(now.getTime() + RENEWAL_MS))]),
        ]),
      )
      .select('id')
      .executeTakeFirst();
    if (held) return undefined;
    await claimUploads(tx, { accountId: member.id, uploadIds: uploads, use: 'document', now });
    return tx
      .insertInto('member_document')
      .values({ account_id: member.id, kind, uploads: JSON.stringify(uploads), state: 'received', sent_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (!row) return refuse('conflict');
  await beginCheck(services, { merchant: member.merchant, document: row }).catch((error: unknown) =>
    // It waits for an operator.
    console.error(`A document was not given to its provider: ${error instanceof Error ? error.message : 'unknown'}.`),
  );
  return accept(asSent(row));
});
