import { bankAccounts } from '@site/api/security';
import { accept, handle } from '../http/handle.ts';
import { asSent } from './bankAccountRow.ts';

/** Lists a member's own bank accounts. Source: MEM-28. */
export default handle(bankAccounts, async ({ member, services: { db, brands } }) => {
  const { settings } = await brands.of(member.merchant);
  const own = db.selectFrom('bank_account').where('account_id', '=', member.id).where('removed_at', 'is', null);
  const [rows, { payee_name }] = await Promise.all([
    own.select(['id', 'bank', 'ending', 'payee_name', 'usable_from']).orderBy('id').execute(),
    db.selectFrom('account').where('id', '=', member.id).select('payee_name').executeTakeFirstOrThrow(),
  ]);
  return accept({ list: rows.map(asSent), banks: settings.banks, payeeName: payee_name });
});
