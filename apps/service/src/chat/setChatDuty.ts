import { setChatDuty } from '@site/api/chat';
import { accept, handle } from '../http/handle.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import { readDeskChats } from './readDeskChats.ts';

const HOLDS_MS = 60_000;

/** Lets chats come to an operator for a minute, or no more. Only a change is written into the log. Source: MEM-09, OPR-07. */
export default handle(setChatDuty, async (request) => {
  const { input, operator, merchant, now, services } = request;
  await services.db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('chat_duty').where('operator_id', '=', operator.id).select('until').forUpdate().executeTakeFirst();
    const until = new Date(now.getTime() + (input.isOnDuty ? HOLDS_MS : 0));
    await tx
      .insertInto('chat_duty')
      .values({ operator_id: operator.id, merchant, until })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet({ merchant, until }))
      .execute();
    const before = known !== undefined && known.until > now;
    if (before !== input.isOnDuty)
      await logAct(tx, { ...actorOf(request), act: 'setChatDuty', before: { isOnDuty: before }, after: input });
  });
  return accept(await readDeskChats(services.db, { operator, merchant, now }));
});
