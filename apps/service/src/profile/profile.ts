import { profile } from '@site/api/profile';
import { maskContact } from '@site/rules/maskContact';
import { accept, handle } from '../http/handle.ts';
import { changeableFields, zaloRewardOf } from './changeableFields.ts';
import { fieldColumns } from './fieldColumns.ts';

/** Reads what a member may change of the own profile. Source: MEM-01, MEM-23. */
export default handle(profile, async ({ member, services: { db, brands } }) => {
  const { settings } = await brands.of(member.merchant);
  const [{ nickname }, details, binding] = await Promise.all([
    db.selectFrom('account').where('id', '=', member.id).select('nickname').executeTakeFirstOrThrow(),
    db.selectFrom('account_profile').where('account_id', '=', member.id).selectAll().executeTakeFirst(),
    db.selectFrom('zalo_binding').where('account_id', '=', member.id).select('mobile').executeTakeFirst(),
  ]);
  const rewardMinor = zaloRewardOf(settings, member.currency);
  return accept({
    nickname,
    fields: changeableFields(settings, member.currency).map((field) => ({ field, value: details?.[fieldColumns[field]] ?? '' })),
    zalo:
      rewardMinor === undefined
        ? null
        : { rewardMinor: String(rewardMinor), currency: member.currency, boundTo: binding ? maskContact(binding.mobile) : null },
  });
});
