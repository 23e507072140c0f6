import type { TeamOverviewValue } from '@site/api/agent';
import { type DownlineRow, DownlineTable } from '@site/ui/DownlineTable';
import type { FigureUnits } from '@site/ui/formatFigure';
import { useTranslation } from 'react-i18next';

export interface TopDownlinesProps {
  overview: TeamOverviewValue;
  format: FigureUnits;
}

/** The direct downlines with the most valid bets. */
export function TopDownlines({ overview: { byDownline, days }, format }: TopDownlinesProps) {
  const { t } = useTranslation('agent');
  const rows: DownlineRow[] = byDownline.map(({ id, account, nickname, type, activeMembers, validBetMinor, profitMinor, series }) => ({
    id,
    account,
    nickname,
    kind: t(`type.${type}`),
    activeMembers,
    validBetMinor: BigInt(validBetMinor),
    profitMinor: BigInt(profitMinor),
    series: series.map(BigInt),
  }));
  return (
    <DownlineTable
      items={rows}
      format={format}
      labels={{
        title: t('downline.title'),
        note: t('downline.note'),
        account: t('downline.account'),
        kind: t('downline.type'),
        active: t('downline.active'),
        validBet: t('figure.validBet'),
        profit: t('figure.profit'),
        margin: t('category.margin'),
        course: t('downline.course', { count: days.length }),
        about: (type, count) => t('downline.about', { type, count }),
        ofProfit: t('downline.profit'),
        all: (count) => t('downline.all', { count }),
        fewer: t('downline.fewer'),
        empty: t('overview.nothing'),
      }}
    />
  );
}
