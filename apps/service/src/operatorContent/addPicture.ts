import { createHash } from 'node:crypto';
import { LEAST_PICTURE } from '@site/api/leastPicture';
import { addPicture } from '@site/api/operatorContent';
import { MAX_UPLOAD_BYTES } from '@site/api/uploads';
import sharp from 'sharp';
import { ownPrefix } from '../art/readPicture.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import { rewritePicture } from '../uploads/rewritePicture.ts';

/**
 * Keeps a picture for the banners of a brand, written anew from its pixels alone.
 *
 * Refuses: tooLarge; invalidInput for what is no png or jpg, or too small to be cut.
 *
 * Source: OPR-03, OPR-07.
 */
export default handle(addPicture, async (request) => {
  const { input, merchant, operator, now, services } = request;
  if (input.image.size > MAX_UPLOAD_BYTES) return refuse('tooLarge');
  const picture = await rewritePicture(Buffer.from(await input.image.arrayBuffer()));
  if (!picture) return refuse('invalidInput', { field: 'image', rule: 'png or jpg' });
  const { width, height } = await sharp(picture.image).metadata();
  if (width < LEAST_PICTURE.width || height < LEAST_PICTURE.height)
    return refuse('invalidInput', { field: 'image', rule: `too_small ${LEAST_PICTURE.width} ${LEAST_PICTURE.height}` });
  const name = `${ownPrefix}${createHash('sha256').update(picture.image).digest('hex').slice(0, 24)}`;
  await services.db.transaction().execute(async (tx) => {
    const { isNew } = await logAct(tx, {
      ...actorOf(request),
      act: 'addPicture',
      target: name,
      after: { width, height },
      transferId: input.transferId,
      body: { name },
    });
    if (!isNew) return;
    await tx
      .insertInto('brand_picture')
      .values({ merchant, name, image: picture.image, uploaded_by: operator.id, uploaded_at: now })
      .onConflict((known) => known.doNothing())
      .execute();
  });
  return accept({ name });
});
