import type { TeamOverviewValue } from '@site/api/agent';
import { BreakdownChart, type BreakdownShare } from '@site/ui/BreakdownChart';
import type { FigureUnits } from '@site/ui/formatFigure';
import { useTranslation } from 'react-i18next';
import { useBreakdownLabels } from './useBreakdownLabels';

/** Number of direct downlines with a bar of their own. */
const MAX_BARS = 5;

export interface DownlinePanelProps {
  /** Undefined while the first figures are loading. */
  overview: TeamOverviewValue | undefined;
  format: FigureUnits;
}

/** Valid bets by direct downline, with what everybody else and the agent have staked as one bar. Source: AGT-03. */
export function DownlinePanel({ overview, format }: DownlinePanelProps) {
  const { t } = useTranslation('agent');
  const labels = useBreakdownLabels(format.currency);
  return (
    <BreakdownChart
      items={overview && sharesOf(overview, t('downline.rest'))}
      format={format}
      labels={{ ...labels, title: t('loss.by.downline') }}
    />
  );
}

function sharesOf({ byDownline, figures }: TeamOverviewValue, rest: string): BreakdownShare[] {
  const shares = byDownline
    .slice(0, MAX_BARS)
    .map(({ id, account, validBetMinor }) => ({ id, label: account, amountMinor: BigInt(validBetMinor) }));
  // Not told where fewer than five were active in all.
  if (figures.validBet.value === null) return shares;
  const restMinor = shares.reduce((left, { amountMinor }) => left - amountMinor, BigInt(figures.validBet.value));
  return restMinor > 0n ? [...shares, { id: 'rest', label: rest, amountMinor: restMinor }] : shares;
}
