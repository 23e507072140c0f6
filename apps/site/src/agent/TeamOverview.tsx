import { styled } from '@mui/material/styles';
import type { TeamOverviewValue } from '@site/api/agent';
import { addDays, type Day, periodAround } from '@site/rules/period';
import { AsOf } from '@site/ui/AsOf';
import { type FigureFormat, formatClock } from '@site/ui/formatFigure';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { TrendChart } from '@site/ui/TrendChart';
import { useSecondsBehind } from '@site/ui/useSecondsBehind';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { isoOf } from '../report/reportInput';
import { useToday } from '../report/useToday';
import { Failed } from '../status/Failed';
import { useStores } from '../stores/StoresContext';
import { CategoryPanel } from './CategoryPanel';
import { DeskSkeleton } from './DeskSkeleton';
import { DownlineTable } from './DownlineTable';
import { OverviewStore, type Range } from './OverviewStore';
import { SalaryRibbon } from './SalaryRibbon';

const REFRESH_MS = 60_000;

const spans = ['today', 'days7', 'days30', 'halfMonth'] as const;
type Span = (typeof spans)[number];

const rangeOf: Record<Span, (today: Day) => Range> = {
  today: (today) => ({ from: today, to: today }),
  days7: (today) => ({ from: addDays(today, -6), to: today }),
  days30: (today) => ({ from: addDays(today, -29), to: today }),
  halfMonth: (today) => ({ from: periodAround(today, 'H').from, to: today }),
};

/** agentTeamOverview: the team's figures against those of the days before. Source: AGT-03. */
export default observer(function TeamOverview() {
  const { t } = useTranslation('agent');
  const { t: report } = useTranslation('report');
  const { api, system } = useStores();
  const today = useToday();
  const [store] = useState(() => new OverviewStore(api));
  const [span, setSpan] = useState<Span>('days30');
  const { overview, failure } = store;
  const secondsBehind = useSecondsBehind(overview && isoOf(overview.asOf));

  useEffect(() => {
    const load = () => void store.load(rangeOf[span](today));
    load();
    const timer = setInterval(load, REFRESH_MS);
    return () => clearInterval(timer);
  }, [store, span, today]);

  if (!overview) return failure ? <Failed code={failure} onRetry={() => void store.load(rangeOf[span](today))} /> : <DeskSkeleton />;

  const format: FigureFormat = { locale: system.locale, currency: overview.currency, timeZone: system.brand.zone };
  return (
    <Page aria-busy={store.isLoading}>
      <div className="head">
        <div>
          <h1>{t('overview.title')}</h1>
          <p>
            {t('overview.compared', {
              period: daysIn(format.locale, overview.from, overview.to),
              before: daysIn(format.locale, addDays(overview.from, -overview.days.length), addDays(overview.from, -1)),
            })}
          </p>
        </div>
        <div className="choices">
          <AsOf
            time={formatClock(isoOf(overview.asOf), format)}
            secondsBehind={secondsBehind}
            labels={{
              asOf: (time) => report('asOf', { time }),
              behind: (count) => report('behind', { count }),
              late: (count) => report('late', { count }),
              refresh: report('refresh'),
            }}
            onRefresh={() => void store.load(rangeOf[span](today))}
          />
          <div className="spans" role="group" aria-label={report('period')}>
            {spans.map((one) => (
              <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
                {t(`span.${one}`)}
              </button>
            ))}
          </div>
        </div>
      </div>
      <Figures overview={overview} format={format} />
      <div className="columns">
        <TrendChart
          days={trendOf(overview)}
          isLastDayOpen={overview.to === today}
          format={format}
          labels={{
            title: t('trend.title'),
            current: t('trend.current'),
            before: t('trend.before', { count: overview.days.length }),
            profit: t('trend.profit'),
            loss: t('trend.loss'),
            teamProfit: t('figure.profit'),
            day: t('trend.day'),
            showTable: t('trend.showTable'),
            showPlot: t('trend.showPlot'),
          }}
        />
        <CategoryPanel rows={overview.byCategory} format={format} />
      </div>
      <SalaryRibbon realtime={overview.realtime} format={format} />
      <DownlineTable rows={overview.byDownline} days={overview.days.length} format={format} />
    </Page>
  );
});

function Figures({ overview, format }: { overview: TeamOverviewValue; format: FigureFormat }) {
  const { t } = useTranslation('agent');
  const { figures, currency, members } = overview;
  const labels = { from: (before: string) => t('figure.from', { before }), up: t('figure.up'), down: t('figure.down') };
  const money = { kind: 'money', unit: currency } as const;
  return (
    <StatStrip>
      <StatTile label={t('figure.deposits')} {...money} {...figures.deposits} format={format} labels={labels} />
      <StatTile label={t('figure.validBet')} {...money} {...figures.validBet} format={format} labels={labels} />
      <StatTile label={t('figure.profit')} {...money} {...figures.profit} shape="bars" format={format} labels={labels} />
      <StatTile
        label={t('figure.activeMembers')}
        kind="count"
        unit={t('figure.ofMembers', { count: members })}
        {...figures.activeMembers}
        format={format}
        labels={labels}
      />
      <StatTile label={t('figure.newMembers')} kind="count" {...figures.newMembers} shape="bars" format={format} labels={labels} />
      <StatTile label={t('figure.income')} {...money} {...figures.income} hue="own" format={format} labels={labels} />
    </StatStrip>
  );
}

const trendOf = ({ days, figures, validBetBefore }: TeamOverviewValue) =>
  days.map((day, index) => ({
    day,
    validBetMinor: figures.validBet.series[index] ?? '0',
    beforeDay: addDays(day, -days.length),
    beforeMinor: validBetBefore[index] ?? '0',
    profitMinor: figures.profit.series[index] ?? '0',
  }));

/** '22 Oct – 20 Nov 2026', in the order and words of the language. */
const daysIn = (locale: string, from: Day, to: Day): string =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 },
  '& h1': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.012em' },
  '& .head p': { margin: '2px 0 0', color: tone.muted },
  '& .choices': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 },
  '& .spans': {
    display: 'inline-flex',
    padding: 2,
    borderRadius: 8,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& .spans button': {
    minBlockSize: 28,
    paddingInline: 12,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .spans button:hover': { color: tone.text },
  '& .spans [aria-pressed="true"]': { backgroundColor: tone.raised, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.line}` },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: 16, alignItems: 'stretch' },
  '@media (max-width: 1199.98px)': { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: {
    '& .spans': { inlineSize: '100%', overflowX: 'auto' },
    '& .spans button': { flex: 1, minBlockSize: 44 },
  },
});
