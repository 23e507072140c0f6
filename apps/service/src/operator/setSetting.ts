import { setSetting, settingGroups } from '@site/api/operatorBrand';
import { accept, handle, refuse } from '../http/handle.ts';
import { readChange, takesTwo, writeSettings } from './changeSettings.ts';
import { propose } from './propose.ts';

/**
 * Changes settings of one group; they hold from the next call on. What decides how much is paid out is proposed, and another operator
 * changes it.
 *
 * Refuses: invalidInput with the field that is unknown or out of its bounds; rateTooHigh with the category that would pay out more on
 * turnover than the payout guard allows; conflict while another proposal for the group is open.
 *
 * Source: OPR-06, OPR-07, docs/domain.md DR-2.5, DR-11.4.
 */
export default handle(setSetting, async (request) => {
  const { input, merchant, services } = request;
  const { group, values, reason } = input;
  const names: readonly string[] = settingGroups[group];
  const given = Object.keys(values);
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) return refuse('invalidInput', { field: `values.${unknown}`, rule: 'known' });
  if (given.length === 0) return refuse('invalidInput', { field: 'values', rule: 'required' });
  const needsSecond = takesTwo(values);
  await services.db.transaction().execute(async (tx) => {
    const { before } = await readChange(tx, merchant, { group, values });
    if (needsSecond) await propose(tx, request, { kind: 'settings', subject: group, content: { group, values, before }, reason });
    else await writeSettings(tx, request, { group, values }, reason);
  });
  if (!needsSecond) services.brands.forget();
  return accept({ needsSecond });
});
