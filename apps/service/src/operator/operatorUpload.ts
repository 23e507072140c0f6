import { operatorUpload } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { readUpload } from '../uploads/readUpload.ts';

/** Returns a picture of a member of the brand, for who decides about it. Source: OPR-02. */
export default handle(operatorUpload, async ({ input, merchant, services: { db } }) => {
  const found = await readUpload(db, input.id);
  const owner = found && (await db.selectFrom('account').where('id', '=', found.accountId).select('merchant').executeTakeFirst());
  if (owner?.merchant !== merchant) return refuse('notFound');
  return accept({ image: `data:image/jpeg;base64,${found?.image.toString('base64') ?? ''}` });
});
