import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { ReportColumn } from '@site/ui/ReportColumn';
import { ReportGrid } from '@site/ui/ReportGrid';
import { presetRange } from '@site/ui/presetRange';
import type { LoadReport } from '@site/ui/useReport';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, categoryNames } from '../categories';
import { cspNonce } from '../cspNonce';
import { media } from '../layout';
import { Period } from '../report/Period';
import { isoOf, reportInputOf } from '../report/reportInput';
import { useExport } from '../report/useExport';
import { useReportLabels } from '../report/useReportLabels';
import { useToday } from '../report/useToday';
import { useNow } from '../shell/useNow';
import { offsetOf } from '../shell/Clock';
import { useStores } from '../stores/StoresContext';
import { ppmOf } from './ppmOf';

type TeamDay = OutputOf<Calls['teamBetting']>['rows'][number];

const groups = ['day', 'category'] as const;
type Group = (typeof groups)[number];

interface DayRow {
  /** Names the row: the day, and where rows stand for one category each, the category. */
  day: string;
  gameType: string | null;
  bets: number;
  activeMembers: number | null;
  stakeMinor: string;
  validBetMinor: string;
  payoutMinor: string;
  profitMinor: string;
  marginPpm: bigint | null;
}

const MAX_DAYS = 92;

/** personalHistoryCopy of the agent centre: what the whole team played, day by day. Source: AGT-06. */
export default observer(function TeamBetting() {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const { api, system, session } = useStores();
  const today = useToday();
  const now = useNow();
  const [days, setDays] = useState(() => presetRange('previous30', today));
  const [group, setGroup] = useState<Group>('day');
  const columns = useColumns(group);
  const labels = useReportLabels({
    title: t('betting.title'),
    empty: useMemo(() => ({ title: t('betting.emptyTitle'), help: t('betting.emptyHelp') }), [t]),
  });
  const startExport = useExport('teamBetting');
  const { zone } = system.brand;
  const currency = session.member?.currency ?? system.brand.currency;

  const load: LoadReport<DayRow> = useCallback(
    async (query, signal) => {
      const reply = await api('teamBetting', { ...reportInputOf(query), groupBy: group }, { signal });
      if (!reply.ok) return { refused: site(`error.${reply.code}`) };
      const { rows, next, totals, asOf } = reply.value;
      const { bets, stakeMinor, validBetMinor, payoutMinor, profitMinor } = totals;
      return {
        rows: rows.map(rowOf),
        next,
        totals: { bets, stakeMinor, validBetMinor, payoutMinor, profitMinor, marginPpm: ppmOf(profitMinor, validBetMinor) },
        totalRows: totals.rows,
        asOf: isoOf(asOf),
      };
    },
    [api, site, group],
  );

  return (
    <ReportGrid
      key={group}
      columns={columns}
      from={days.from}
      to={days.to}
      load={load}
      initialView={{ sort: '-day', filter: {}, limit: 50, density: 'standard', hidden: [] }}
      format={{ locale: system.locale, currency, timeZone: zone }}
      labels={labels}
      head={
        <Head>
          <h1>{t('betting.title')}</h1>
          <p>{t('betting.text', { currency, offset: now ? offsetOf(zone, now) : 'GMT' })}</p>
        </Head>
      }
      controls={
        <>
          <Period value={days} onChange={setDays} maxDays={MAX_DAYS} />
          <Groups role="group" aria-label={t('betting.groupBy')}>
            {groups.map((one) => (
              <button key={one} type="button" aria-pressed={one === group} onClick={() => setGroup(one)}>
                {t(`betting.by.${one}`)}
              </button>
            ))}
          </Groups>
        </>
      }
      onExport={(query) => void startExport(query)}
      visibleRows={16}
      nonce={cspNonce()}
    />
  );
});

const rowOf = ({ day, gameType, bets, activeMembers, stakeMinor, validBetMinor, payoutMinor, profitMinor }: TeamDay): DayRow => ({
  day: gameType ? `${day} · ${gameType}` : day,
  gameType,
  bets,
  activeMembers,
  stakeMinor,
  validBetMinor,
  payoutMinor,
  profitMinor,
  marginPpm: ppmOf(profitMinor, validBetMinor),
});

function useColumns(group: Group): ReportColumn<DayRow>[] {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return useMemo(
    () => [
      { id: 'day', label: t('trend.day'), kind: group === 'day' ? 'day' : 'account', width: group === 'day' ? 128 : 168, sortable: true },
      {
        id: 'gameType',
        label: t('betting.category'),
        kind: 'text',
        width: 112,
        filterable: true,
        choices: categoryNames.map((value) => ({ value, label: site(categories[value].label) })),
      },
      { id: 'bets', label: t('betting.bets'), kind: 'count', width: 96, sortable: true },
      { id: 'activeMembers', label: t('figure.activeMembers'), kind: 'count', width: 128, sortable: true },
      { id: 'stakeMinor', label: t('betting.stake'), kind: 'money', width: 136, sortable: true },
      { id: 'validBetMinor', label: t('figure.validBet'), kind: 'money', width: 136, sortable: true },
      { id: 'payoutMinor', label: t('betting.payout'), kind: 'money', width: 136, sortable: true },
      { id: 'profitMinor', label: t('figure.profit'), kind: 'money', width: 128, sortable: true },
      { id: 'marginPpm', label: t('category.margin'), kind: 'rate', width: 96 },
    ],
    [t, site, group],
  );
}

const Groups = styled('div')({
  display: 'inline-flex',
  padding: 2,
  borderRadius: 8,
  boxShadow: `inset 0 0 0 1px ${tone.edge}`,
  '& button': {
    minBlockSize: 28,
    paddingInline: 10,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    color: tone.muted,
    cursor: 'pointer',
  },
  '& [aria-pressed="true"]': { backgroundColor: tone.raised, color: tone.text },
  [media.phone]: { '& button': { minBlockSize: 40 } },
});

const Head = styled('div')({
  '& h1': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.012em' },
  '& p': { margin: '2px 0 0', color: tone.muted },
});
