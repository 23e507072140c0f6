import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { addDays, dayOf } from '@site/rules/period';
import { AsOf } from '@site/ui/AsOf';
import { DeskButton } from '@site/ui/DeskButton';
import { Icon } from '@site/ui/Icon';
import { DeskTitle } from '@site/ui/DeskTitle';
import type { FigureUnits } from '@site/ui/formatFigure';
import { TrendChart } from '@site/ui/TrendChart';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '@site/ui/layout';
import { formatDays } from '../report/formatDays';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { CategoryPanel } from './CategoryPanel';
import { DownlinePanel } from './DownlinePanel';
import { MorningCard } from './MorningCard';
import { OverviewStore } from './OverviewStore';
import { periodDays } from './overviewPeriod';
import { PeriodChoice } from './PeriodChoice';
import { SalaryRibbon } from './SalaryRibbon';
import { TeamFigures } from './TeamFigures';
import { TopDownlines } from './TopDownlines';

const REFRESH_MS = 60_000;

/** agentTeamOverview: the team's figures compared with the previous period. Source: AGT-03. */
export default observer(function TeamOverviewPage() {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation(['site', 'failure']);
  const { system } = useStores();
  const store = useOverview();
  const { answer, last: overview } = store;
  const { zone, currency } = system.brand;
  const format: FigureUnits = { currency: overview?.currency ?? currency, timeZone: zone };
  const today = dayOf(new Date(), zone);

  return (
    <Page aria-busy={answer.state === 'loading'}>
      <div className="head">
        <DeskTitle title={t('overview.title')} text={overview && comparison(overview)} />
        <div className="choices">
          {overview && <Age overview={overview} format={format} onRefresh={() => void store.load()} />}
          <PeriodChoice period={store.period} days={periodDays(store.period, today)} onChoose={(period) => void store.choose(period)} />
        </div>
      </div>
      {overview && answer.state === 'failed' && (
        <p className="failure" role="alert">
          <Icon name="warning" size={16} />
          <span>{site(`failure:${answer.code}`)}</span>
          <DeskButton look="plain" onClick={() => void store.load()}>
            {site('status.retry')}
          </DeskButton>
        </p>
      )}
      {!overview && answer.state === 'failed' ? (
        <Failed {...answer} onRetry={() => void store.load()} />
      ) : (
        <>
          {overview && <MorningCard morning={overview.morning} currency={overview.currency} />}
          <TeamFigures overview={overview} format={format} />
          {overview && isCut(overview) && <p className="few">{t('people.few')}</p>}
          {overview ? <Panels overview={overview} format={format} isToday={overview.to === today} /> : <Awaited format={format} />}
        </>
      )}
    </Page>
  );

  function comparison({ from, to, days }: TeamOverviewValue): string {
    return t('overview.compared', {
      period: formatDays(system.locale, from, to),
      before: formatDays(system.locale, addDays(from, -days.length), addDays(from, -1)),
    });
  }
});

/** Returns the overview's store, which loads when the page opens and every minute while it is visible. */
function useOverview(): OverviewStore {
  const { api, system } = useStores();
  const [store] = useState(() => new OverviewStore({ api, today: () => dayOf(new Date(), system.brand.zone) }));
  useEffect(() => {
    void store.load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void store.load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [store]);
  return store;
}

interface OverviewProps {
  overview: TeamOverviewValue;
  format: FigureUnits;
}

function Age({ overview, format, onRefresh }: OverviewProps & { onRefresh: () => void }) {
  const { t } = useTranslation('report');
  return (
    <AsOf
      asOfAtMs={overview.asOf}
      format={format}
      labels={{
        asOf: (time) => t('asOf', { time }),
        behind: (count) => t('behind', { count }),
        late: (count) => t('late', { count }),
        refresh: t('refresh'),
      }}
      onRefresh={onRefresh}
    />
  );
}

interface TrendProps {
  overview: TeamOverviewValue | undefined;
  format: FigureUnits;
  isToday: boolean;
}

function Trend({ overview, format, isToday }: TrendProps) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return (
    <TrendChart
      items={overview && trendOf(overview)}
      isLastDayOpen={isToday}
      format={format}
      labels={{
        title: t('trend.title'),
        current: t('trend.current'),
        before: t('trend.before', { count: overview?.days.length ?? 0 }),
        profit: t('trend.profit'),
        loss: t('trend.loss'),
        teamProfit: t('figure.profit'),
        day: t('trend.day'),
        showTable: t('trend.showTable'),
        showPlot: t('trend.showPlot'),
        loading: site('status.loading'),
        nothing: t('overview.nothing'),
      }}
    />
  );
}

function Panels({ overview, format, isToday }: OverviewProps & { isToday: boolean }) {
  return (
    <>
      <div className="columns">
        <Trend overview={overview} format={format} isToday={isToday} />
        <CategoryPanel rows={overview.byCategory} format={format} />
      </div>
      <SalaryRibbon realtime={overview.realtime} format={format} />
      <div className="columns downlines">
        <TopDownlines overview={overview} format={format} />
        <DownlinePanel overview={overview} format={format} />
      </div>
    </>
  );
}

/** Returns whether figures are left out. Source: docs/domain.md DR-10.6. */
const isCut = ({ figures: { deposits, validBet }, validBetBefore }: TeamOverviewValue) =>
  [...deposits.series, ...validBet.series, ...validBetBefore].includes(null);

const trendOf = ({ days, figures, validBetBefore }: TeamOverviewValue) =>
  days.map((day, index) => ({
    day,
    validBetMinor: figures.validBet.series[index] ?? null,
    beforeDay: addDays(day, -days.length),
    beforeMinor: validBetBefore[index] ?? null,
    profitMinor: figures.profit.series[index] ?? null,
  }));

/** Skeleton of the panels. */
function Awaited({ format }: { format: FigureUnits }) {
  return (
    <>
      <div className="columns">
        <Trend overview={undefined} format={format} isToday={false} />
        <CategoryPanel rows={undefined} format={format} />
      </div>
      <SalaryRibbon realtime={undefined} format={format} />
      <div className="columns">
        <i className="table" />
        <DownlinePanel overview={undefined} format={format} />
      </div>
    </>
  );
}

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 },
  '& .choices': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minInlineSize: 0 },
  '& .failure': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    minBlockSize: 44,
    paddingInline: '16px 8px',
    borderRadius: 8,
    backgroundColor: tone.badWash,
    color: tone.text,
  },
  '& .failure svg': { color: tone.bad },
  '& .failure span': { flex: 1 },
  '& .few': { margin: 0, color: tone.muted, fontSize: 12 },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: 16 },
  '& .downlines': { alignItems: 'start' },
  '& .table': { blockSize: 340, borderRadius: 12, border: `1px solid ${tone.line}`, backgroundColor: tone.surface },
  '@media (max-width: 1199.98px)': { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: {
    gap: 12,
    '& .head': { gap: 8 },
    '& .choices': { inlineSize: '100%' },
    '& .columns': { gap: 12 },
  },
});
