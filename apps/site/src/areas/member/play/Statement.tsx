import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { addDays, dayOf } from '@site/rules/period';
import { DeskSegments } from '@site/ui/DeskSegments';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { TrendChart, type TrendDay } from '@site/ui/TrendChart';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { Failed } from '../../status/Failed';
import { useMoment } from '../security/useMoment';
import { PlayCard } from './PlayCard';

type StatementValue = OutputOf<Calls['statement']>;
type Figures = StatementValue['days'][number];

const ranges = ['7', '30', '90', '365'] as const;

/** Money and time of a member by day, with as many days before. Source: RES-03. */
export const Statement = observer(function Statement() {
  const { t } = useTranslation('safer');
  const { t: site } = useTranslation();
  const { api, system, session } = useStores();
  const moment = useMoment();
  const [shown, setShown] = useState<'result' | 'staked'>('result');
  const [range, setRange] = useState<(typeof ranges)[number]>('30');
  const [{ now, past }] = useState(() => ({ now: new Answer(api, 'statement'), past: new Answer(api, 'statement') }));
  const { zone } = system.brand;
  const today = dayOf(new Date(), zone);
  const from = addDays(today, 1 - Number(range));
  const ask = () => {
    void now.ask({ from, to: today });
    void past.ask({ from: addDays(from, -Number(range)), to: addDays(from, -1) });
  };
  useEffect(() => {
    void now.ask({ from, to: today });
    void past.ask({ from: addDays(from, -Number(range)), to: addDays(from, -1) });
  }, [now, past, from, today, range]);

  const value = now.load.state === 'ready' ? now.load.value : undefined;
  const currency = value?.currency ?? session.member?.currency ?? system.brand.currency;
  const format = { currency, timeZone: zone };
  const days = value && daysFrom(value, from, today);
  const before = past.load.state === 'ready' ? daysFrom(past.load.value, addDays(from, -Number(range)), addDays(from, -1)) : undefined;
  const labels = { from: (figure: string) => t('statement.from', { before: figure }), up: t('statement.up'), down: t('statement.down') };
  const shared = { format, labels };
  const money = { ...shared, kind: 'money', unit: currency } as const;
  const plotLabels = {
    day: t('statement.day'),
    showTable: t('statement.showTable'),
    showPlot: t('statement.showPlot'),
    loading: site('status.loading'),
    nothing: t('statement.nothing'),
  };
  const text = (minor: string) => formatMoneyInText(BigInt(minor), currency, system.locale);
  if (now.load.state === 'failed')
    return (
      <PlayCard title={t('statement.title')}>
        <Failed {...now.load} onRetry={ask} />
      </PlayCard>
    );
  return (
    <PlayCard
      title={t('statement.title')}
      action={
        <DeskSegments
          label={t('statement.range')}
          items={ranges.map((id) => ({ id, label: t(`statement.${id}`) }))}
          value={range}
          onChange={setRange}
        />
      }
    >
      <Tiles>
        <StatTile
          label={t('statement.deposits')}
          {...money}
          value={value?.depositsMinor}
          series={days?.map((day) => day.depositsMinor) ?? []}
          shape="bars"
        />
        <StatTile
          label={t('statement.withdrawals')}
          {...money}
          value={value?.withdrawalsMinor}
          series={days?.map((day) => day.withdrawalsMinor) ?? []}
          shape="bars"
        />
        <StatTile label={t('statement.net')} {...money} value={value?.netMinor} series={days ? sums(days) : []} />
        <StatTile
          label={t('statement.time')}
          {...shared}
          kind="count"
          unit={t('statement.minutes')}
          value={value?.minutes}
          series={days?.map((day) => day.minutes) ?? []}
          shape="bars"
        />
      </Tiles>
      <Plot>
        <DeskSegments
          label={t('statement.showPlot')}
          items={[
            { id: 'result', label: t('statement.result') },
            { id: 'staked', label: t('statement.plot') },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'result' ? (
          <TrendChart
            items={days && resultDays(days)}
            isLastDayOpen
            format={format}
            labels={{ ...plotLabels, title: t('statement.net'), current: t('statement.net'), teamProfit: t('statement.hours') }}
          />
        ) : (
          <TrendChart
            items={days && before?.length === days.length ? stakedDays(days, before) : undefined}
            isLastDayOpen
            format={format}
            labels={{
              ...plotLabels,
              title: t('statement.plot'),
              current: t('statement.staked'),
              before: t('statement.before'),
              profit: t('statement.won'),
              loss: t('statement.lost'),
              teamProfit: t('statement.result'),
            }}
          />
        )}
      </Plot>
      {value && (
        <Sum>
          {t('statement.sum', {
            deposits: text(value.depositsMinor),
            withdrawals: text(value.withdrawalsMinor),
            staked: text(value.stakedMinor),
            won: text(value.wonMinor),
            at: moment(value.asOf),
          })}
        </Sum>
      )}
    </PlayCard>
  );
});

const nothing = { depositsMinor: '0', withdrawalsMinor: '0', stakedMinor: '0', wonMinor: '0', netMinor: '0', minutes: 0 };

/** Returns the figures of every day, also of those without any. */
function daysFrom({ days }: StatementValue, from: string, to: string): Figures[] {
  const known = new Map(days.map((figures) => [figures.day, figures]));
  const all: Figures[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(known.get(day) ?? { day, ...nothing });
  return all;
}

/** Returns the result since the first day and the time played, by day. */
function resultDays(days: readonly Figures[]): TrendDay[] {
  const results = sums(days);
  return days.map(({ day, minutes }, index) => ({ day, validBetMinor: results[index] ?? 0n, minutes }));
}

/** Returns stakes with those of as many days before, and results, by day. */
const stakedDays = (days: readonly Figures[], before: readonly Figures[]): TrendDay[] =>
  days.map((day, index) => ({
    day: day.day,
    validBetMinor: day.stakedMinor,
    beforeDay: before[index]?.day ?? day.day,
    beforeMinor: before[index]?.stakedMinor ?? '0',
    profitMinor: day.netMinor,
  }));

/** Returns the result since the first day, by day. */
function sums(days: readonly Figures[]): bigint[] {
  let sum = 0n;
  return days.map(({ netMinor }) => (sum += BigInt(netMinor)));
}

/** Four figures in a row, where six would stand otherwise. */
const Tiles = styled(StatStrip)({ '@container (min-width: 560px)': { '& > dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } });
const Plot = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', minInlineSize: 0, '& > section': { inlineSize: '100%' } });
const Sum = styled('p')({ margin: 0, fontSize: 13, lineHeight: 1.5, color: tone.muted });
