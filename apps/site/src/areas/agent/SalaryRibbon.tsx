import type { TeamOverviewValue } from '@site/api/agent';
import { DayRibbon } from '@site/ui/DayRibbon';
import type { FigureUnits } from '@site/ui/formatFigure';
import { useTranslation } from 'react-i18next';
import { isoOf } from '../report/reportInput';

export interface SalaryRibbonProps {
  /** Undefined while the first figures are loading. */
  realtime: TeamOverviewValue['realtime'] | undefined;
  format: FigureUnits;
}

/** Real-time salary of today. */
export function SalaryRibbon({ realtime, format }: SalaryRibbonProps) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return (
    <DayRibbon
      day={realtime && dayOf(realtime)}
      format={format}
      labels={{
        title: t('salary.title'),
        note: t('salary.note'),
        paid: t('salary.paid'),
        carry: t('salary.carry'),
        next: t('salary.next'),
        plot: (settled, slices) => t('salary.plot', { settled, slices }),
        loading: site('status.loading'),
      }}
    />
  );
}

const dayOf = ({ slices, paidMinor, carryPpm, nextAt }: TeamOverviewValue['realtime']) => ({
  slicesMinor: slices.map(BigInt),
  paidMinor: BigInt(paidMinor),
  carryPpm: BigInt(carryPpm),
  nextAt: isoOf(nextAt),
});
