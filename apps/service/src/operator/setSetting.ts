import { setSetting, settingGroups } from '@site/api/operatorBrand';
import { budgetsOf, isOverBudget } from '@site/rules/payoutGuard';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { brandSettings } from '../system/brandSettings.ts';
import { actorOf, logAct } from './logAct.ts';

/**
 * Changes settings of one group; they hold from the next call on.
 *
 * Refuses: invalidInput with the field that is unknown or out of its bounds; rateTooHigh with the category that would pay out more on
 * turnover than the payout guard allows.
 *
 * Source: OPR-06, OPR-07, docs/domain.md DR-2.5, DR-11.4.
 */
export default handle(setSetting, async (request) => {
  const { input, merchant, services } = request;
  const names: readonly string[] = settingGroups[input.group];
  const given = Object.keys(input.values);
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) return refuse('invalidInput', { field: `values.${unknown}`, rule: 'known' });
  if (given.length === 0) return refuse('invalidInput', { field: 'values', rule: 'required' });
  await services.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('brand').where('merchant', '=', merchant).select('settings').forUpdate().executeTakeFirstOrThrow();
    const kept = row.settings as Record<string, unknown>;
    const changed = Object.fromEntries(Object.entries({ ...kept, ...input.values }).filter(([, value]) => value !== null));
    const { data, error } = brandSettings.safeParse(changed);
    if (!data) {
      const [issue] = error.issues;
      throw new RefusalError('invalidInput', { field: ['values', ...(issue?.path ?? [])].join('.'), rule: issue?.message ?? '' });
    }
    const over = budgetsOf(data.contractCaps, data.edgesPpm).find(isOverBudget);
    if (input.group === 'payout' && over)
      throw new RefusalError('rateTooHigh', { field: over.gameType, rule: `${over.spentPpm} of less than ${over.mayPpm}` });
    await tx
      .updateTable('brand')
      .set({ settings: JSON.stringify(changed) })
      .where('merchant', '=', merchant)
      .execute();
    await logAct(tx, {
      ...actorOf(request),
      act: 'changeSettings',
      target: input.group,
      reason: input.reason,
      before: pick(kept, given),
      after: pick(changed, given),
    });
  });
  services.brands.forget();
  return accept(null);
});

const pick = (values: Record<string, unknown>, names: string[]) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
