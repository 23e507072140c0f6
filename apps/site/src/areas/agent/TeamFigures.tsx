import type { TeamOverviewValue } from '@site/api/agent';
import type { FigureUnits } from '@site/ui/formatFigure';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { useTranslation } from 'react-i18next';

export interface TeamFiguresProps {
  /** Undefined while the first figures are loading. */
  overview: TeamOverviewValue | undefined;
  format: FigureUnits;
}

/** Seven key figures of a team, each with its sparkline and its change from the previous period. */
export function TeamFigures({ overview, format }: TeamFiguresProps) {
  const { t } = useTranslation('agent');
  const labels = { from: (before: string) => t('figure.from', { before }), up: t('figure.up'), down: t('figure.down') };
  const shared = { format, labels };
  const money = { ...shared, kind: 'money', unit: format.currency } as const;
  const count = { ...shared, kind: 'count' } as const;
  const awaited = { value: undefined };
  const { deposits, bets, validBet, profit, activeMembers, newMembers, income } = overview?.figures ?? {
    deposits: awaited,
    bets: awaited,
    validBet: awaited,
    profit: awaited,
    activeMembers: awaited,
    newMembers: awaited,
    income: awaited,
  };
  return (
    <StatStrip>
      <StatTile label={t('figure.deposits')} {...money} {...deposits} />
      <StatTile label={t('betting.bets')} {...count} {...bets} />
      <StatTile label={t('figure.validBet')} {...money} {...validBet} />
      <StatTile label={t('figure.profit')} {...money} {...profit} shape="bars" />
      <StatTile
        label={t('figure.activeMembers')}
        {...count}
        {...(overview && { unit: t('figure.ofMembers', { count: overview.members }) })}
        {...activeMembers}
      />
      <StatTile label={t('figure.newMembers')} {...count} {...newMembers} shape="bars" />
      <StatTile label={t('figure.income')} {...money} {...income} hue="own" />
    </StatStrip>
  );
}
