import type { ProposalKind } from '@site/api/operatorProposals';
import { scheduleCampaign } from '../operatorCampaigns/scheduleCampaign.ts';
import { adjustBalance } from './adjustBalance.ts';
import { authenticatorReset } from './authenticatorReset.ts';
import { changeSettings } from './changeSettings.ts';
import { closeSite } from './closeSite.ts';
import type { ProposalTerms } from './defineProposal.ts';

/** Kinds of acts that take two operators. Source: OPR-07. */
export const proposalKinds: Record<ProposalKind, ProposalTerms> = {
  settings: changeSettings,
  closing: closeSite,
  campaign: scheduleCampaign,
  authenticatorReset,
  adjustment: adjustBalance,
};
