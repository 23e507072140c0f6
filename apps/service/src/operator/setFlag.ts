import { setFlag } from '@site/api/operatorBrand';
import { isOn } from '@site/rules/flags';
import { accept, handle, refuse } from '../http/handle.ts';
import { flagNames } from '../system/flagNames.ts';
import { actorOf, logAct } from './logAct.ts';

/** Turns a switch of the brand on or off; the next page and call have it. Refuses: notFound. Source: OPR-04, OPR-07, SYS-18. */
export default handle(setFlag, async (request) => {
  const { input, merchant, services } = request;
  const name = flagNames.find((known) => known === input.name);
  if (!name) return refuse('notFound');
  await services.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('brand').where('merchant', '=', merchant).select('flags').forUpdate().executeTakeFirstOrThrow();
    const values = { ...before.flags, [name]: input.isOn ? '1' : '0' };
    await tx
      .updateTable('brand')
      .set({ flags: JSON.stringify(values) })
      .where('merchant', '=', merchant)
      .execute();
    await logAct(tx, {
      ...actorOf(request),
      act: 'setFlag',
      target: name,
      reason: input.reason,
      before: { isOn: isOn(before.flags, name) },
      after: { isOn: input.isOn },
    });
  });
  services.brands.forget();
  return accept(null);
});
