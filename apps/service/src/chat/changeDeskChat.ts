import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, type Operator, refuse } from '../http/handle.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import type { Services } from '../services.ts';
import { readDeskChats } from './readDeskChats.ts';
import { tellChat } from './tellChat.ts';

interface Asking {
  operator: Operator;
  merchant: string;
  address: string;
  now: Date;
  services: Services;
}

interface Change {
  id: number;
  act: 'takeChat' | 'answerChat' | 'endChat';
  /** Changes the locked ticket; false where its state does not allow it. */
  apply: (tx: Transaction<Schema>, ticket: Selectable<Schema['feedback']>) => Promise<boolean>;
}

/**
 * Changes a live chat at the desk, with its line in the log, and tells both sides.
 *
 * Refuses: notFound for one of another brand; conflict where its state does not allow it.
 *
 * Source: MEM-09, OPR-07.
 */
export async function changeDeskChat(request: Asking, { id, act, apply }: Change) {
  const { operator, merchant, now, services } = request;
  const changed = await services.db.transaction().execute(async (tx) => {
    const ticket = await tx
      .selectFrom('feedback')
      .where('id', '=', id)
      .where('merchant', '=', merchant)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!ticket || ticket.account_id === null) return 'notFound';
    if (!(await apply(tx, ticket))) return 'conflict';
    await logAct(tx, { ...actorOf(request), act, target: ticket.reference, accountId: ticket.account_id });
    return { accountId: ticket.account_id };
  });
  if (typeof changed === 'string') return refuse(changed);
  await tellChat(services, { merchant, accountIds: [changed.accountId], now });
  return accept(await readDeskChats(services.db, { operator, merchant, now }));
}
