import { vipProgress } from '@site/api/vip';
import { creditsIn } from '@site/rules/credits';
import { dayOf, periodAround } from '@site/rules/period';
import { sumIn, termsOf } from '@site/rules/vip';
import { accept, handle, refuse } from '../http/handle.ts';
import { monthMinorOf } from './growVip.ts';
import { offersVip } from './offersVip.ts';
import { readGifts } from './readGifts.ts';
import { vipLabel } from './vipLabel.ts';
import { vipLevelOf } from './vipLevelOf.ts';

/** Returns the member's VIP level, what it grows from, and the gifts. Source: MEM-12, docs/domain.md DR-4. */
export default handle(vipProgress, async ({ member, merchant, language, now, services }) => {
  if (!(await offersVip(services, merchant))) return refuse('notFound');
  const { db, brands } = services;
  const { currency } = member;
  const { zone } = (await brands.of(merchant)).brand;
  const level = await vipLevelOf(db, member.id);
  const growth = await db.selectFrom('vip_growth').where('account_id', '=', member.id).selectAll().execute();
  const sum = (column: 'deposit_minor' | 'valid_bet_minor') =>
    String(
      sumIn(
        currency,
        growth.map((row) => ({ currency: row.currency, amountMinor: row[column] })),
      ),
    );
  const today = dayOf(now, zone);
  return accept({
    level,
    label: vipLabel(level, language),
    depositMinor: sum('deposit_minor'),
    validBetMinor: sum('valid_bet_minor'),
    monthMinor: String(await monthMinorOf(db, { accountId: member.id, currency, day: today })),
    keepMinor: String(creditsIn(currency, termsOf(level).keep)),
    keepUntil: periodAround(today, 'M').to,
    currency,
    gifts: await readGifts(db, { accountId: member.id, currency, zone, now }),
  });
});
