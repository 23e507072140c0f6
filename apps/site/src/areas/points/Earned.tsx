import { dateFormat } from '@site/money/dateFormat';
import { intlLocale } from '@site/money/intlLocale';
import { decimalsOf } from '@site/money/currency';
import { formatDecimal } from '@site/money/formatDecimal';
import { PointsCard } from '@site/ui/PointsCard';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import type { PointsStore } from './PointsStore';

/** The points that can be spent, and what the last day has earned, by category. Source: MEM-11, docs/domain.md DR-5.1. */
export const Earned = observer(function Earned({ store }: { store: PointsStore }) {
  const { t } = useTranslation('points');
  const report = useTranslation('report');
  const { system } = useStores();
  const { load } = store.balance;
  const value = load.state === 'ready' ? load.value : undefined;
  const day = dateFormat(system.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const weight = new Intl.NumberFormat(intlLocale(system.locale));
  const items = (value?.earned?.lines ?? [])
    .filter(({ points }) => points !== '0')
    .map((line) => ({
      cause: t('earning', {
        category: report.t(`gameType.${line.gameType}`),
        validBet: formatDecimal(BigInt(line.validBetMinor), decimalsOf(line.currency), system.locale),
        weight: weight.format(line.weight),
      }),
      points: BigInt(line.points),
    }));
  return (
    <PointsCard
      points={value && BigInt(value.points)}
      heldPoints={BigInt(value?.heldPoints ?? '0')}
      items={items}
      labels={{
        title: t('card.title'),
        unit: t('card.unit'),
        held: (points) => t('card.held', { points }),
        earned:
          value?.earned && !value.earned.isYesterday
            ? t('earnedOn', { day: day.format(new Date(`${value.earned.day}T00:00:00Z`)) })
            : t('card.earned'),
      }}
    />
  );
});
