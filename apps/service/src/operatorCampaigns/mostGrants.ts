import type { CampaignGift } from '@site/api/operatorCampaigns';

/** Returns how many grants a budget pays, each with all its stakes or its whole bonus; undefined where nothing limits them. Source: OPR-03. */
export function mostGrants({ gift, budgetMinor }: { gift: CampaignGift; budgetMinor: bigint | null }): number | undefined {
  if (budgetMinor === null || gift.kind === 'message') return undefined;
  const costMinor = gift.kind === 'bonus' ? BigInt(gift.amountMinor) : BigInt(gift.rounds) * BigInt(gift.stakeMinor);
  return Number(budgetMinor / costMinor);
}
