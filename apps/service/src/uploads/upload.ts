import { MAX_UPLOAD_BYTES, upload } from '@site/api/uploads';
import { accept, handle, refuse } from '../http/handle.ts';
import { rewritePicture } from './rewritePicture.ts';

/** Stores a picture until a call of the same member claims it. Source: REG-10. */
export default handle(upload, async ({ input, member, now, services: { db } }) => {
  if (input.image.size > MAX_UPLOAD_BYTES) return refuse('tooLarge');
  const picture = await rewritePicture(Buffer.from(await input.image.arrayBuffer()));
  if (!picture) return refuse('invalidInput', { field: 'image', rule: 'png or jpg' });
  const { id } = await db
    .insertInto('upload')
    .values({ account_id: member.id, use: input.for, image: picture.image, uploaded_at: now, claimed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return accept({ uploadId: id, preview: `data:image/jpeg;base64,${picture.preview.toString('base64')}` });
});
