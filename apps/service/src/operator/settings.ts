import { type SettingGroup, settingGroups, settings } from '@site/api/operatorBrand';
import { budgetsOf } from '@site/rules/payoutGuard';
import { accept, handle } from '../http/handle.ts';

/** Reads the settings of the brand in groups, with their defaults, and the budget of each category. Source: OPR-06, docs/domain.md DR-2.5. */
export default handle(settings, async ({ merchant, services: { brands } }) => {
  const { settings: values } = await brands.of(merchant);
  const groups = (Object.keys(settingGroups) as SettingGroup[]).map((group) => ({
    group,
    values: Object.fromEntries(settingGroups[group].map((name) => [name, values[name] ?? null])),
  }));
  return accept({ groups, budgets: budgetsOf(values.contractCaps, values.edgesPpm) });
});
