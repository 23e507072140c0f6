import type { TeamOverviewValue } from '@site/api/agent';
import { BreakdownChart, type BreakdownResult, type BreakdownShare } from '@site/ui/BreakdownChart';
import type { FigureUnits } from '@site/ui/formatFigure';
import { useTranslation } from 'react-i18next';
import { type CategorySum, foldCategories } from './foldCategories';
import { useBreakdownLabels } from './useBreakdownLabels';

/** Number of categories with a bar and a result of their own; the rest are summed as "Other". */
const MAX_BARS = 5;
const MAX_PROFITS = 3;

export interface CategoryPanelProps {
  /** Undefined while the first figures are loading. */
  rows: TeamOverviewValue['byCategory'] | undefined;
  format: FigureUnits;
}

/** Valid bets by category, with the result of each. */
export function CategoryPanel({ rows, format }: CategoryPanelProps) {
  const { t } = useTranslation('agent');
  const { t: report } = useTranslation('report');
  const labels = useBreakdownLabels(format.currency);
  const name = ({ gameType, kinds }: CategorySum) => (gameType ? report(`gameType.${gameType}`) : t('category.others', { count: kinds }));
  const shareOf = (sum: CategorySum): BreakdownShare => ({ id: idOf(sum), label: name(sum), amountMinor: sum.validBetMinor });
  const resultOf = (sum: CategorySum): BreakdownResult => ({
    id: idOf(sum),
    label: name(sum),
    profitMinor: sum.profitMinor,
    profitBeforeMinor: sum.profitBeforeMinor,
    ofMinor: sum.validBetMinor,
  });
  return (
    <BreakdownChart
      items={rows && foldCategories(rows, MAX_BARS).map(shareOf)}
      results={foldCategories(rows ?? [], MAX_PROFITS).map(resultOf)}
      format={format}
      labels={{ ...labels, title: t('category.title') }}
    />
  );
}

const idOf = ({ gameType }: CategorySum): string => gameType ?? 'others';
