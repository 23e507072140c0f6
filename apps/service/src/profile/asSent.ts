import type { MemberDocument } from '@site/api/profile';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns a document as it is sent. */
export const asSent = ({
  id,
  kind,
  state,
  reason,
  uploads,
  sent_at,
  expires_at,
}: Selectable<Schema['member_document']>): MemberDocument => ({
  id: String(id),
  kind,
  state,
  reason,
  pictures: uploads.length,
  sentAt: sent_at.getTime(),
  expiresAt: expires_at?.getTime() ?? null,
});
