import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { DeskSegments } from '@site/ui/DeskSegments';
import { DeskTitle } from '@site/ui/DeskTitle';
import type { ReportColumn } from '@site/ui/ReportColumn';
import { type ColumnSet, ReportGrid, type ReportView } from '@site/ui/ReportGrid';
import { ppmOf } from '@site/ui/ppmOf';
import { presetRange } from '@site/ui/presetRange';
import type { LoadReport } from '@site/ui/useReport';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../cspNonce';
import { gameTypes } from '../report/gameTypes';
import { Period } from '../report/Period';
import { isoOf, MOST_DAYS, reportInputOf } from '../report/reportInput';
import { useExport } from '../report/useExport';
import { useReportLabels } from '../report/useReportLabels';
import { useToday } from '../report/useToday';
import { offsetOf } from '@site/ui/offsetOf';
import { useStores } from '../stores/StoresContext';

type TeamDay = OutputOf<Calls['teamBetting']>['rows'][number];

const groups = ['day', 'category'] as const;
type Group = (typeof groups)[number];

interface DayRow {
  day: string;
  gameType: string | null;
  bets: number;
  activeMembers: number;
  stakeMinor: string;
  validBetMinor: string;
  payoutMinor: string;
  profitMinor: string;
  marginPpm: bigint | null;
}

/** personalHistoryCopy of the agent centre: what the whole team played, by day or by day and category. Source: AGT-06. */
export default observer(function TeamBetting() {
  const { t } = useTranslation('agent');
  const { system, session } = useStores();
  const today = useToday();
  const [days, setDays] = useState(() => presetRange('previous30', today));
  const [group, setGroup] = useState<Group>('day');
  const [view, setView] = useState<ReportView>({ sort: '-day', filter: {}, limit: 50, density: 'standard', hidden: [] });
  const columns = useColumns();
  const columnSets = useColumnSets();
  const load = useLoad(group);
  const startExport = useExport('teamBetting', group);
  const labels = useReportLabels({
    title: t('betting.title'),
    empty: useMemo(() => ({ title: t('betting.emptyTitle'), help: t('betting.emptyHelp') }), [t]),
  });
  const { zone } = system.brand;
  const currency = session.member?.currency ?? system.brand.currency;

  return (
    <ReportGrid
      columns={columns}
      columnSets={columnSets}
      rowId={rowId}
      from={days.from}
      to={days.to}
      load={load}
      key={group}
      initialView={{ ...view, hidden: group === 'day' ? ['gameType'] : [] }}
      onViewChange={setView}
      format={{ locale: system.locale, currency, timeZone: zone }}
      labels={labels}
      head={<DeskTitle title={t('betting.title')} text={t('betting.text', { currency, offset: offsetOf(zone, new Date()) })} />}
      controls={
        <>
          <Period value={days} onChange={setDays} presets={['today', 'yesterday', 'previous7', 'previous30']} maxDays={MOST_DAYS} />
          <DeskSegments
            label={t('betting.groupBy')}
            value={group}
            onChange={setGroup}
            options={groups.map((one) => ({ id: one, label: t(`betting.by.${one}`) }))}
          />
        </>
      }
      onExport={(query) => void startExport(query)}
      nonce={cspNonce()}
    />
  );
});

const rowId = ({ day, gameType }: DayRow): string => `${day} ${gameType ?? ''}`;

function useLoad(group: Group): LoadReport<DayRow> {
  const { t } = useTranslation();
  const { api } = useStores();
  return useCallback(
    async (query, signal) => {
      const reply = await api('teamBetting', { ...reportInputOf(query), groupBy: group }, { signal });
      if (!reply.ok) return { refused: t(`error.${reply.code}`) };
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
    [api, t, group],
  );
}

const rowOf = ({ day, gameType, bets, activeMembers, stakeMinor, validBetMinor, payoutMinor, profitMinor }: TeamDay): DayRow => ({
  day,
  gameType,
  bets,
  activeMembers,
  stakeMinor,
  validBetMinor,
  payoutMinor,
  profitMinor,
  marginPpm: ppmOf(profitMinor, validBetMinor),
});

/** What an agent compares on a phone, a few columns at a time. */
function useColumnSets(): ColumnSet<DayRow>[] {
  const { t } = useTranslation('agent');
  return useMemo(
    () => [
      { id: 'result', label: t('betting.set.result'), columns: ['gameType', 'validBetMinor', 'profitMinor', 'marginPpm', 'payoutMinor'] },
      { id: 'betting', label: t('betting.set.betting'), columns: ['gameType', 'stakeMinor', 'bets', 'activeMembers'] },
    ],
    [t],
  );
}

function useColumns(): ReportColumn<DayRow>[] {
  const { t } = useTranslation('agent');
  const { t: report } = useTranslation('report');
  return useMemo(() => {
    const day: ReportColumn<DayRow> = { id: 'day', label: t('trend.day'), kind: 'day', width: 128, sortable: true };
    const category: ReportColumn<DayRow> = {
      id: 'gameType',
      label: t('betting.category'),
      kind: 'text',
      width: 112,
      filterable: true,
      choices: gameTypes.map((value) => ({ value, label: report(`gameType.${value}`) })),
    };
    const counts: ReportColumn<DayRow>[] = [
      { id: 'bets', label: t('betting.bets'), kind: 'count', width: 88, sortable: true },
      { id: 'activeMembers', label: t('figure.activeMembers'), kind: 'count', width: 128, sortable: true },
    ];
    const stake: ReportColumn<DayRow> = { id: 'stakeMinor', label: t('betting.stake'), kind: 'money', width: 120, sortable: true };
    const validBet: ReportColumn<DayRow> = { id: 'validBetMinor', label: t('figure.validBet'), kind: 'money', width: 120, sortable: true };
    const payout: ReportColumn<DayRow> = { id: 'payoutMinor', label: t('betting.payout'), kind: 'money', width: 120, sortable: true };
    const result: ReportColumn<DayRow>[] = [
      { id: 'profitMinor', label: t('figure.profit'), kind: 'money', width: 116, sortable: true },
      { id: 'marginPpm', label: t('category.margin'), kind: 'rate', width: 92 },
    ];
    return [day, category, ...counts, stake, validBet, payout, ...result];
  }, [t, report]);
}
