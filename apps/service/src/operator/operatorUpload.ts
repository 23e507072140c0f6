import { operatorUpload } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { readUpload } from '../uploads/readUpload.ts';
import { logLooks } from './logLooks.ts';

/** Returns a picture of a member of the brand, for who decides about it, and writes down who has looked. Source: OPR-02, OPR-07. */
export default handle(operatorUpload, async (request) => {
  const { input, merchant, services } = request;
  const { db } = services;
  const found = await readUpload(db, input.id);
  const owner = found && (await db.selectFrom('account').where('id', '=', found.accountId).select('merchant').executeTakeFirst());
  if (!found || owner?.merchant !== merchant) return refuse('notFound');
  await logLooks(request, { accountIds: [found.accountId], what: `${found.use}Picture` });
  return accept({ image: `data:image/jpeg;base64,${found.image.toString('base64')}` });
});
