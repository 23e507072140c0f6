import { removeTotp } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';
import { totpStateOf, turnOffTotp } from './totp.ts';

/** Turns the authenticator off, with one of its codes or a recovery code. Source: SES-24. */
export default handle(removeTotp, async ({ input: { code }, member, now, services: { db, config } }) => {
  const accountId = member.id;
  if ((await totpStateOf(db, accountId)) !== 'on') return refuse('notFound');
  const isTaken = await db.transaction().execute((tx) => turnOffTotp({ db: tx, config, accountId, code, now }));
  return isTaken ? accept(null) : refuse('wrongCode');
});
