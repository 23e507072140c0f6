import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { foundation } from './migrations/0001-foundation.ts';
import { outbox } from './migrations/0002-outbox.ts';
import { lobby } from './migrations/0003-lobby.ts';
import { session } from './migrations/0004-session.ts';
import { registration } from './migrations/0005-registration.ts';
import { atRest } from './migrations/0006-at-rest.ts';
import { uncounted } from './migrations/0007-uncounted.ts';
import { chain } from './migrations/0008-chain.ts';
import { deposit } from './migrations/0008-deposit.ts';
import { browsers } from './migrations/0009-browsers.ts';
import { passwordCost } from './migrations/0011-password-cost.ts';
import { salaryDebt } from './migrations/0012-salary-debt.ts';
import { vendorRounds } from './migrations/0013-vendor-rounds.ts';
import { audit } from './migrations/0014-audit.ts';
import { promotionCategory } from './migrations/0015-promotion-category.ts';
import { whole } from './migrations/0016-whole.ts';
import { auditRollbacks } from './migrations/0017-audit-rollbacks.ts';
import { spread } from './migrations/0018-spread.ts';
import { wallets } from './migrations/0019-wallets.ts';
import { holder } from './migrations/0020-holder.ts';
import { granted } from './migrations/0021-granted.ts';
import { auditSlices } from './migrations/0022-audit-slices.ts';
import { marks } from './migrations/0023-marks.ts';
import { soon } from './migrations/0024-soon.ts';
import { reconciliation } from './migrations/0025-reconciliation.ts';
import { vendorTransfers } from './migrations/0026-vendor-transfers.ts';
import { withdrawn } from './migrations/0027-withdrawn.ts';
import { jackpots } from './migrations/0028-jackpots.ts';
import { tournaments } from './migrations/0029-tournaments.ts';
import { slip } from './migrations/0030-slip.ts';
import { campaigns } from './migrations/0031-campaigns.ts';
import { vendorRequests } from './migrations/0034-vendor-requests.ts';
import { artVersion } from './migrations/0035-art-version.ts';
import { slipTexts } from './migrations/0040-slip-texts.ts';
import { films } from './migrations/0041-films.ts';
import { bankAccounts } from './migrations/0091-bank-accounts.ts';
import { requirements } from './migrations/0092-requirements.ts';
import { breaks } from './migrations/0111-breaks.ts';
import { limits } from './migrations/0110-limits.ts';
import { withdrawals } from './migrations/0105-withdrawals.ts';
import { transferTimes } from './migrations/0090-transfer-times.ts';
import { promotions } from './migrations/0120-promotions.ts';
import { missions } from './migrations/0121-missions.ts';
import { redEnvelopes } from './migrations/0122-red-envelopes.ts';
import { campaignOffers } from './migrations/0184-campaign-offers.ts';
import { documentReminders } from './migrations/0211-document-reminders.ts';
import { proposals } from './migrations/0281-proposals.ts';
import { identityProviders } from './migrations/0282-identity-providers.ts';
import { adjustmentProposals } from './migrations/0311-adjustment-proposals.ts';
import { secondOperator } from './migrations/0212-second-operator.ts';
import { brandPictures } from './migrations/0186-brand-pictures.ts';
import { authenticatorResets } from './migrations/0195-authenticator-resets.ts';
import { pushDevices } from './migrations/0185-push-devices.ts';
import { referralShares } from './migrations/0183-referral-shares.ts';
import { referrals } from './migrations/0123-referrals.ts';
import { uploads } from './migrations/0100-uploads.ts';
import { inbox } from './migrations/0125-inbox.ts';
import { published } from './migrations/0135-published.ts';
import { posts } from './migrations/0127-posts.ts';
import { profile } from './migrations/0126-profile.ts';
import { depositRequests } from './migrations/0101-deposit-requests.ts';
import { vip } from './migrations/0115-vip.ts';
import { rebate } from './migrations/0116-rebate.ts';
import { points } from './migrations/0117-points.ts';
import { contractBills } from './migrations/0146-contract-bills.ts';
import { billPeriods } from './migrations/0151-bill-periods.ts';
import { belonging } from './migrations/0152-belonging.ts';
import { savedViews } from './migrations/0154-saved-views.ts';
import { looks } from './migrations/0155-looks.ts';
import { memberMoves } from './migrations/0156-member-moves.ts';
import { wordsOfCampaigns } from './migrations/0158-words-of-campaigns.ts';
import { settledBets } from './migrations/0157-settled-bets.ts';
import { teamPages } from './migrations/0160-team-pages.ts';
import { signUpLinks } from './migrations/0153-sign-up-links.ts';
import { hours } from './migrations/0150-hours.ts';
import { chat } from './migrations/0170-chat.ts';

import { endedGames } from './migrations/0171-ended-games.ts';
import { runs } from './migrations/0231-runs.ts';
import { exportProgress } from './migrations/0172-export-progress.ts';
import { closedAccounts } from './migrations/0216-closed-accounts.ts';
import { contractOffers } from './migrations/0145-contracts.ts';
import { memberCampaigns } from './migrations/0180-member-campaigns.ts';
import { publishedHelp } from './migrations/0181-published-help.ts';
import { writtenMissions } from './migrations/0182-missions.ts';
import { lotteryPlays } from './migrations/0241-lottery-plays.ts';
import { operator } from './migrations/0130-operator.ts';
import { brandVersions } from './migrations/0140-brand-versions.ts';
import { houseDays } from './migrations/0141-house-days.ts';
import type { Schema } from './schema.ts';

const migrations = {
  '0001-foundation': foundation,
  '0002-outbox': outbox,
  '0003-lobby': lobby,
  '0004-session': session,
  '0005-registration': registration,
  '0006-at-rest': atRest,
  '0007-uncounted': uncounted,
  '0008-chain': chain,
  '0008-deposit': deposit,
  '0009-browsers': browsers,
  '0011-password-cost': passwordCost,
  '0012-salary-debt': salaryDebt,
  '0013-vendor-rounds': vendorRounds,
  '0014-audit': audit,
  '0015-promotion-category': promotionCategory,
  '0016-whole': whole,
  '0017-audit-rollbacks': auditRollbacks,
  '0018-spread': spread,
  '0019-wallets': wallets,
  '0020-holder': holder,
  '0021-granted': granted,
  '0022-audit-slices': auditSlices,
  '0023-marks': marks,
  '0024-soon': soon,
  '0025-reconciliation': reconciliation,
  '0026-vendor-transfers': vendorTransfers,
  '0027-withdrawn': withdrawn,
  '0028-jackpots': jackpots,
  '0029-tournaments': tournaments,
  '0030-slip': slip,
  '0031-campaigns': campaigns,
  '0034-vendor-requests': vendorRequests,
  '0035-art-version': artVersion,
  '0040-slip-texts': slipTexts,
  '0041-films': films,
  '0090-transfer-times': transferTimes,
  '0091-bank-accounts': bankAccounts,
  '0092-requirements': requirements,
  '0100-uploads': uploads,
  '0125-inbox': inbox,
  '0126-profile': profile,
  '0127-posts': posts,
  '0130-operator': operator,
  '0140-brand-versions': brandVersions,
  '0141-house-days': houseDays,
  '0145-contracts': contractOffers,
  '0146-contract-bills': contractBills,
  '0150-hours': hours,
  '0170-chat': chat,
  '0151-bill-periods': billPeriods,
  '0152-belonging': belonging,
  '0153-sign-up-links': signUpLinks,
  '0154-saved-views': savedViews,
  '0155-looks': looks,
  '0156-member-moves': memberMoves,
  '0157-settled-bets': settledBets,
  '0158-words-of-campaigns': wordsOfCampaigns,
  '0160-team-pages': teamPages,
  '0101-deposit-requests': depositRequests,
  '0105-withdrawals': withdrawals,
  '0115-vip': vip,
  '0116-rebate': rebate,
  '0110-limits': limits,
  '0120-promotions': promotions,
  '0117-points': points,
  '0111-breaks': breaks,
  '0121-missions': missions,
  '0122-red-envelopes': redEnvelopes,
  '0123-referrals': referrals,
  '0135-published': published,
  '0182-missions': writtenMissions,
  '0181-published-help': publishedHelp,
  '0180-member-campaigns': memberCampaigns,
  '0183-referral-shares': referralShares,
  '0184-campaign-offers': campaignOffers,
  '0185-push-devices': pushDevices,
  '0186-brand-pictures': brandPictures,
  '0195-authenticator-resets': authenticatorResets,
  '0241-lottery-plays': lotteryPlays,
  '0171-ended-games': endedGames,
  '0172-export-progress': exportProgress,
  '0231-runs': runs,
  '0216-closed-accounts': closedAccounts,
  '0211-document-reminders': documentReminders,
  '0212-second-operator': secondOperator,
  '0281-proposals': proposals,
  '0282-identity-providers': identityProviders,
  '0311-adjustment-proposals': adjustmentProposals,
};

/** Brings the schema up to date; safe to run from several processes at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Branches add migrations side by side, and none depends on one of another branch.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Returns a hash of the migrations, so that a template made by other migrations is not reused. */
export function schemaVersion(): string {
  const directory = path.join(import.meta.dirname, 'migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(directory).toSorted()) hash.update(readFileSync(path.join(directory, file)));
  return hash.digest('hex').slice(0, 16);
}
