import type { Client } from '@site/api/client';
import { MAX_REPORT_DAYS } from '@site/api/defineReport';
import { addDays, dayOf, type Day } from '@site/rules/period';
import { DeskButton } from '@site/ui/DeskButton';
import { TrendChart, type TrendDay } from '@site/ui/TrendChart';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

interface Days {
  from: Day;
  to: Day;
}

type Figures = Map<string, { validBetMinor: string; netMinor: string }>;

/** Plots a member's valid bets and results by day, compared with as many days before. Source: MEM-36. */
export const ProfitPlot = observer(function ProfitPlot({ from, to }: Days) {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation();
  const { api, session, system } = useStores();
  const [answer, setAnswer] = useState<{ of: string; days: TrendDay[] | 'failed' }>();
  const [tries, setTries] = useState(0);
  const { zone } = system.brand;
  const today = dayOf(new Date(), zone);
  // Days that are still to come have no figures.
  const last = to > today ? today : to;
  const asked = `${from} ${last} ${tries}`;
  useEffect(() => {
    const leaving = new AbortController();
    void readDays(api, { from, to: last }, leaving.signal).then((days) => {
      if (!leaving.signal.aborted) setAnswer({ of: asked, days: days ?? 'failed' });
    });
    return () => leaving.abort();
  }, [api, from, last, asked]);
  const days = answer?.of === asked ? answer.days : undefined;
  if (days === 'failed')
    return (
      <p role="alert">
        {t('profit.plotFailed')} <DeskButton onClick={() => setTries(tries + 1)}>{site('status.retry')}</DeskButton>
      </p>
    );
  return (
    <TrendChart
      items={days}
      isLastDayOpen={last === today}
      format={{ currency: session.member?.currency ?? system.brand.currency, timeZone: zone }}
      labels={{
        title: t('profit.plot'),
        current: t('profit.validBet'),
        before: t('profit.before'),
        profit: t('profit.won'),
        loss: t('profit.lost'),
        teamProfit: t('profit.net'),
        day: t('profit.day'),
        showTable: t('profit.showTable'),
        showPlot: t('profit.showPlot'),
        loading: site('status.loading'),
        nothing: t('profit.emptyTitle'),
      }}
    />
  );
});

/** Returns the figures of each day of a period, or undefined when the service did not give them. */
async function readDays(api: Client, { from, to }: Days, signal: AbortSignal): Promise<TrendDay[] | undefined> {
  const days = daysBetween(from, to);
  if (days.length === 0) return [];
  const [now, before] = await Promise.all([
    readFigures(api, { from, to }, signal),
    readFigures(api, { from: addDays(from, -days.length), to: addDays(from, -1) }, signal),
  ]);
  return (
    now &&
    before &&
    days.map((day) => {
      const beforeDay = addDays(day, -days.length);
      return {
        day,
        validBetMinor: now.get(day)?.validBetMinor ?? '0',
        beforeDay,
        beforeMinor: before.get(beforeDay)?.validBetMinor ?? '0',
        profitMinor: now.get(day)?.netMinor ?? '0',
      };
    })
  );
}

async function readFigures(api: Client, days: Days, signal: AbortSignal): Promise<Figures | undefined> {
  const reply = await api('profitAndLoss', { ...days, groupBy: 'day', sort: 'day', limit: MAX_REPORT_DAYS }, { signal });
  return reply.ok ? new Map(reply.value.rows.map((row) => [row.day, row])) : undefined;
}

function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
