import { actOnMember } from '@site/api/operator';
import { isAgent } from '@site/rules/account';
import { retryConflicts } from '../database/retryConflicts.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { kickPlayer } from '../vendors/kickPlayer.ts';
import { actorOf, logAct } from './logAct.ts';
import { moveMember } from './moveMember.ts';

/**
 * Freezes or unfreezes a member, ends the sessions, writes a message or a note, or moves the member to another agent. A member who is excluded
 * or takes a break is neither frozen nor unfrozen: nobody shortens what a member has chosen.
 *
 * Refuses: notFound, conflict when it cannot be done in the member's state, duplicateMismatch.
 *
 * Source: OPR-08, docs/domain.md DR-10.2.
 */
export default handle(actOnMember, async (request) => {
  const { input, merchant, now, services } = request;
  const { id, act, title, text, upline, reason, transferId } = input;
  const { db, bus } = services;
  if ((act === 'message' || act === 'note') && text === '') return refuse('invalidInput', { field: 'text', rule: 'required' });
  if (act === 'message' && title === '') return refuse('invalidInput', { field: 'title', rule: 'required' });
  const isDone = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const account = await tx
        .selectFrom('account')
        .where('id', '=', id)
        .where('merchant', '=', merchant)
        .where('role', '=', 'member')
        .select(['id', 'username', 'state', 'type', 'upline_id', 'closed_at'])
        .forUpdate()
        .executeTakeFirst();
      if (!account) throw new RefusalError('notFound');
      // A closed account is frozen for good; its owner has left.
      if (account.closed_at !== null && act !== 'note') throw new RefusalError('conflict');
      const target =
        act === 'move' && upline !== ''
          ? await tx
              .selectFrom('account')
              .where('merchant', '=', merchant)
              .where('username', '=', upline)
              .select(['id', 'type', 'username'])
              .executeTakeFirst()
          : undefined;
      if (act === 'move' && upline !== '' && !(target && isAgent(target)))
        throw new RefusalError('invalidInput', { field: 'upline', rule: 'known' });
      const states = { freeze: ['active', 'frozen'], unfreeze: ['frozen', 'active'] } as const;
      const { isNew } = await logAct(tx, {
        ...actorOf(request),
        act,
        accountId: id,
        reason,
        before: act === 'freeze' || act === 'unfreeze' ? { state: account.state } : act === 'move' ? { uplineId: account.upline_id } : null,
        after:
          act === 'freeze' || act === 'unfreeze'
            ? { state: states[act][1] }
            : act === 'move'
              ? { uplineId: target?.id ?? null }
              : text === ''
                ? null
                : { ...(title && { title }), text },
        transferId,
        body: { id, act, title, text, upline, reason },
      });
      if (!isNew) return false;
      if (act === 'freeze' || act === 'unfreeze') {
        const [from, to] = states[act];
        if (account.state !== from) throw new RefusalError('conflict');
        await tx.updateTable('account').set({ state: to }).where('id', '=', id).execute();
      }
      if (act === 'endSessions') await revokeAccess(tx, { accountId: id });
      if (act === 'message') await sendMessage(tx, { accountId: id, kind: 'operator', values: { title, text }, now });
      if (act === 'move') await moveMember(tx, { accountId: id, uplineId: target?.id ?? null });
      return true;
    }),
  );
  if (isDone && (act === 'freeze' || act === 'endSessions')) kickPlayer(services, id);
  if (isDone) bus.publish([id]);
  return accept(null);
});
