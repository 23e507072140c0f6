import { gameType } from '@site/api/common';
import { vipRanks } from '@site/api/vip';
import { creditsIn } from '@site/rules/credits';
import { rebateRatePpm } from '@site/rules/rebate';
import { vipTerms } from '@site/rules/vip';
import { accept, handle, refuse } from '../http/handle.ts';
import { offersVip } from './offersVip.ts';
import { vipLabel } from './vipLabel.ts';

/** Returns the VIP levels with their terms in the member's currency. Source: MEM-12, docs/domain.md DR-4.2. */
export default handle(vipRanks, async ({ member, merchant, language, services }) => {
  if (!(await offersVip(services, merchant))) return refuse('notFound');
  const { currency } = member;
  const minor = (credits: bigint) => String(creditsIn(currency, credits));
  const list = vipTerms.map((terms, level) => ({
    level,
    label: vipLabel(level, language),
    depositMinor: minor(terms.deposit),
    validBetMinor: minor(terms.validBet),
    keepMinor: minor(terms.keep),
    levelGiftMinor: minor(terms.levelGift),
    monthGiftMinor: minor(terms.monthGift),
    birthdayGiftMinor: minor(terms.birthdayGift),
    withdrawals: terms.withdrawals,
    rebates: gameType.options.map((type) => ({ gameType: type, ratePpm: rebateRatePpm(type, level) })),
  }));
  return accept({ list, currency });
});
