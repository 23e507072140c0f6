import { type SettingGroup, settingGroups } from '@site/api/operatorBrand';
import { budgetsOf, isOverBudget } from '@site/rules/payoutGuard';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { brandSettings } from '../system/brandSettings.ts';
import { defineProposal } from './defineProposal.ts';
import { actorOf, logAct } from './logAct.ts';

type Values = Record<string, unknown>;

export interface SettingsChange {
  group: SettingGroup;
  values: Values;
}

/** Settings that decide how much is paid out, and what one operator alone may pay. */
const ofTwo: ReadonlySet<string> = new Set([...settingGroups.payout, 'secondOperatorCredits']);

/** Returns true when a change of settings takes two operators. */
export const takesTwo = (values: Values): boolean => Object.keys(values).some((name) => ofTwo.has(name));

/**
 * Returns the settings of the brand as they are, and as they would be with a change; null brings a default back. The brand's row is locked.
 *
 * Throws invalidInput with the field that is out of its bounds, and rateTooHigh with the category that would pay out more on turnover than
 * the payout guard allows.
 *
 * Source: OPR-06, docs/domain.md DR-2.5, DR-11.4.
 */
export async function readChange(tx: Transaction<Schema>, merchant: string, { group, values }: SettingsChange) {
  const row = await tx.selectFrom('brand').where('merchant', '=', merchant).select('settings').forUpdate().executeTakeFirstOrThrow();
  const kept = row.settings as Values;
  const changed = Object.fromEntries(Object.entries({ ...kept, ...values }).filter(([, value]) => value !== null));
  const { data, error } = brandSettings.safeParse(changed);
  if (!data) {
    const [issue] = error.issues;
    throw new RefusalError('invalidInput', { field: ['values', ...(issue?.path ?? [])].join('.'), rule: issue?.message ?? '' });
  }
  const over = budgetsOf(data.contractCaps, data.edgesPpm).find(isOverBudget);
  if (group === 'payout' && over)
    throw new RefusalError('rateTooHigh', { field: over.gameType, rule: `${over.spentPpm} of less than ${over.mayPpm}` });
  const names = Object.keys(values);
  return { changed, before: pick(kept, names), after: pick(changed, names) };
}

/** Changes settings of one group, and logs it. Throws as `readChange` does. */
export async function writeSettings(
  tx: Transaction<Schema>,
  by: { merchant: string; operator: Operator; address: string; now: Date },
  change: SettingsChange,
  reason: string,
): Promise<void> {
  const { changed, before, after } = await readChange(tx, by.merchant, change);
  await tx
    .updateTable('brand')
    .set({ settings: JSON.stringify(changed) })
    .where('merchant', '=', by.merchant)
    .execute();
  await logAct(tx, { ...actorOf(by), act: 'changeSettings', target: change.group, reason, before, after });
}

/** Changes settings that another operator has proposed; they hold from the next call on. Source: OPR-06, OPR-07. */
export const changeSettings = defineProposal<SettingsChange>({
  act: 'changeBrand',
  proposed: 'propose',
  rejected: 'rejectProposal',
  async carryOut(tx, approval, { content, reason }) {
    await writeSettings(tx, approval, content, reason);
    return () => approval.services.brands.forget();
  },
});

const pick = (values: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
