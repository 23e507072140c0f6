import { profileField, setProfile } from '@site/api/profile';
import type { FieldRule } from '@site/api/registration';
import { isMixedScript } from '@site/rules/isMixedScript';
import { fieldFault } from '@site/rules/registration';
import { accept, handle, refuse } from '../http/handle.ts';
import { rulesOf } from '../registration/rulesOf.ts';
import { changeableFields } from './changeableFields.ts';
import { fieldColumns } from './fieldColumns.ts';

/** Others see it, masked. */
const nicknameRule: FieldRule = { show: true, required: true, patternId: 'length', acceptedPattern: '*', minLength: 2, maxLength: 20 };

/**
 * Changes the nickname and details of a member. An empty text removes a detail.
 *
 * Refuses: forbidden for a detail that the brand does not let its members change; invalidInput by field.
 *
 * Source: MEM-01.
 */
export default handle(setProfile, async ({ input: { nickname, ...details }, member, services: { db, brands } }) => {
  const { settings } = await brands.of(member.merchant);
  const rules = rulesOf(settings);
  const open = new Set(changeableFields(settings, member.currency));
  const sent = profileField.options.flatMap((field) => {
    const value = details[field];
    return value === undefined ? [] : [{ field, value }];
  });
  if (sent.some(({ field }) => !open.has(field))) return refuse('forbidden');
  const nicknameFault =
    nickname !== undefined && (fieldFault(nickname, nicknameRule) ?? (isMixedScript(nickname) ? 'mixedScript' : undefined));
  if (nicknameFault) return refuse('invalidInput', { field: 'nickname', rule: nicknameFault });
  for (const { field, value } of sent) {
    const fault = fieldFault(value, { ...rules[field], required: false });
    if (fault) return refuse('invalidInput', { field, rule: fault });
  }
  await db.transaction().execute(async (tx) => {
    if (nickname !== undefined) await tx.updateTable('account').set({ nickname }).where('id', '=', member.id).execute();
    if (sent.length === 0) return;
    const columns = Object.fromEntries(sent.map(({ field, value }) => [fieldColumns[field], value === '' ? null : value]));
    await tx
      .insertInto('account_profile')
      .values({ account_id: member.id, register_url: '', domain: '', ...columns })
      .onConflict((known) => known.column('account_id').doUpdateSet(columns))
      .execute();
  });
  return accept(null);
});
