import { columnsIn, fileOf, type GroupOf, MAX_REPORT_DAYS, type ReplyOf, type RowOf, type SortOf, sortOf } from '@site/api/defineReport';
import { houseReport } from '@site/api/deskReports';
import type { ExportFormat } from '@site/api/exports';
import { styled } from '@mui/material/styles';
import { addDays, dayOf } from '@site/rules/period';
import { BreakdownChart } from '@site/ui/BreakdownChart';
import { DayRange } from '@site/ui/DayRange';
import { DeskSegments } from '@site/ui/DeskSegments';
import { DeskTitle } from '@site/ui/DeskTitle';
import { presetRange } from '@site/ui/presetRange';
import { reportColumnOf } from '@site/ui/reportColumnOf';
import { ReportGrid } from '@site/ui/ReportGrid';
import { SelectField } from '@site/ui/SelectField';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { TrendChart } from '@site/ui/TrendChart';
import type { LoadReport, ReportQuery } from '@site/ui/useReport';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { FailureLine } from '../../parts/FailureLine';
import { PageFrame } from '../../parts/PageFrame';
import { useCall } from '../../useCall';
import { useLibraryWords } from './useLibraryWords';

type House = typeof houseReport;
type Grouping = GroupOf<House>;
type Report = ReplyOf<House>;
type Row = RowOf<House>;

/** Rows of one reply: more than a period has days, or a brand vendors. */
const ALL = 100;
const groupings = Object.keys(houseReport.groups) as Grouping[];
const sets = Object.keys(houseReport.sets) as (keyof House['sets'])[];

const FIRST_DAYS = 30;

/** GGR and NGR of the house by day and vendor, from the roll-ups. Source: OPR-09. */
export default observer(function BooksPage() {
  const { t } = useTranslation('desk-house');
  const { brand } = useDesk();
  const words = useLibraryWords();
  const today = dayOf(new Date(), brand.zone);
  const [days, setDays] = useState({ from: addDays(today, 1 - FIRST_DAYS), to: today });
  const [groupBy, setGroupBy] = useState<Grouping>('day');
  const [currency, setCurrency] = useState(brand.currency);
  const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
  const period = { ...days, currency, limit: ALL };
  const periodBefore = { ...period, from: addDays(days.from, -length), to: addDays(days.from, -1) };
  const byDay = useCall('houseReport', { ...period, groupBy: 'day' });
  const before = useCall('houseReport', { ...periodBefore, groupBy: 'day' });
  const largestFirst = { groupBy: 'vendor', sort: '-stakeMinor' } as const;
  const byVendor = useCall('houseReport', { ...period, ...largestFirst });
  const vendorsBefore = useCall('houseReport', { ...periodBefore, ...largestFirst });
  const currencies = useCall('houseCurrencies', {}).value?.currencies ?? [];
  return (
    <PageFrame>
      <DeskTitle title={t('books.title')} text={t('books.text', { currency })} />
      <Choice>
        <DayRange
          value={days}
          onChange={setDays}
          today={today}
          max={today}
          maxDays={MAX_REPORT_DAYS}
          presets={['today', 'previous7', 'previous30']}
          labels={words.dayRange}
        />
        {currencies.length > 1 && (
          <SelectField
            size="small"
            label={t('books.currency')}
            isLabelHidden
            value={currency}
            items={currencies.map((code) => ({ value: code, label: code }))}
            onChange={({ target }) => setCurrency(target.value)}
          />
        )}
      </Choice>
      <Figures report={byDay.value} before={before.value} currency={currency} />
      <TrendChart
        items={daysOf(days, byDay.value, before.value)}
        isLastDayOpen={days.to === today}
        format={{ currency, timeZone: brand.zone }}
        labels={{ ...words.trendChart, title: t('books.trend'), teamProfit: t('column.ggrMinor') }}
      />
      <BreakdownChart
        {...vendorsOf(byVendor.value, vendorsBefore.value, t('books.otherVendors'))}
        format={{ currency, timeZone: brand.zone }}
        labels={{
          ...words.breakdownChart,
          title: t('books.vendors'),
          unit: t('books.turnover', { currency }),
          profit: t('column.ggrMinor'),
        }}
      />
      <Grid
        key={`${groupBy} ${currency}`}
        groupBy={groupBy}
        currency={currency}
        days={days}
        controls={
          <DeskSegments
            label={t('books.groupBy')}
            value={groupBy}
            onChange={setGroupBy}
            items={groupings.map((id) => ({ id, label: t(`books.by.${id}`) }))}
          />
        }
        onWiden={() => setDays(presetRange('previous30', today))}
      />
    </PageFrame>
  );
});

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });

const tiles = ['ggrMinor', 'ngrMinor', 'stakeMinor', 'payoutMinor', 'bonusMinor', 'bets'] as const;

/** Key figures of the period beside those of the period before. */
function Figures({ report, before, currency }: { report: Report | undefined; before: Report | undefined; currency: string }) {
  const { t } = useTranslation('desk-house');
  const { brand } = useDesk();
  const words = useLibraryWords();
  const inOrder = report?.rows.toReversed() ?? [];
  return (
    <StatStrip>
      {tiles.map((name) => (
        <StatTile
          key={name}
          label={t(`column.${name}`)}
          kind={name === 'bets' ? 'count' : 'money'}
          value={report?.totals[name]}
          {...(name !== 'bets' && { unit: currency })}
          {...(before && before.rows.length > 0 && { before: before.totals[name] })}
          series={inOrder.map((row) => row[name])}
          shape={name === 'ggrMinor' || name === 'ngrMinor' ? 'bars' : 'line'}
          format={{ currency, timeZone: brand.zone }}
          labels={words.statTile}
        />
      ))}
    </StatStrip>
  );
}

/** Returns each day of the period with the matching day of the period before; undefined while one is loading. */
function daysOf({ from, to }: { from: string; to: string }, report: Report | undefined, before: Report | undefined) {
  if (!report || !before) return undefined;
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const now = new Map(report.rows.map((row) => [row.day, row]));
  const then = new Map(before.rows.map((row) => [row.day, row]));
  return Array.from({ length }, (_, index) => {
    const day = addDays(from, index);
    const beforeDay = addDays(day, -length);
    return {
      day,
      validBetMinor: now.get(day)?.validBetMinor ?? '0',
      beforeDay,
      beforeMinor: then.get(beforeDay)?.validBetMinor ?? '0',
      profitMinor: now.get(day)?.ggrMinor ?? '0',
    };
  });
}

/** Number of vendors with bars of their own, and with results; the others are one bar. */
const MOST_VENDORS = 8;
const MOST_RESULTS = 5;

/** Returns the turnover of the largest vendors, and what the house kept of it; undefined while one is loading. */
function vendorsOf(report: Report | undefined, before: Report | undefined, others: string) {
  if (!report || !before) return { items: undefined };
  const played = report.rows.filter(({ stakeMinor }) => stakeMinor !== '0');
  const then = new Map(before.rows.map((row) => [row.id, row]));
  const named = played.map((row) => ({ row, id: row.id, label: row.vendor }));
  const rest = named.slice(MOST_VENDORS);
  return {
    items: [
      ...named.slice(0, MOST_VENDORS).map(({ row, id, label }) => ({ id, label, amountMinor: BigInt(row.stakeMinor) })),
      ...(rest.length > 0
        ? [{ id: 'others', label: others, amountMinor: rest.reduce((sum, { row }) => sum + BigInt(row.stakeMinor), 0n) }]
        : []),
    ],
    results: named.slice(0, MOST_RESULTS).map(({ row, id, label }) => ({
      id,
      label,
      profitMinor: BigInt(row.ggrMinor),
      profitBeforeMinor: BigInt(then.get(row.id)?.ggrMinor ?? 0),
      ofMinor: BigInt(row.stakeMinor),
    })),
  };
}

interface GridProps {
  groupBy: Grouping;
  currency: string;
  days: { from: string; to: string };
  controls: React.ReactNode;
  onWiden: () => void;
}

/** Returns the input of the report's calls for a query of the grid. */
const inputOf = ({ from, to, sort, filter }: Omit<ReportQuery, 'cursor' | 'limit'>) => ({
  from,
  to,
  sort: sort as SortOf<House>,
  filter: JSON.stringify(filter),
});

function Grid({ groupBy, currency, days, controls, onWiden }: GridProps) {
  const { t } = useTranslation('desk-house');
  const { t: why } = useTranslation('failure');
  const { api, brand } = useDesk();
  const words = useLibraryWords();
  const [failure, setFailure] = useState<string>();
  const load = useCallback<LoadReport<Row>>(
    async (query, signal) => {
      const { cursor, limit } = query;
      const asked = { ...inputOf(query), currency, groupBy, limit, ...(cursor && { cursor }) };
      const reply = await api('houseReport', asked, { signal });
      if (!reply.ok) return { refused: why(reply.code) };
      const { rows, next, totals, asOf } = reply.value;
      return { rows, next, totals, totalRows: totals.rows, asOfAtMs: asOf };
    },
    [api, why, currency, groupBy],
  );
  const columns = useMemo(
    () =>
      columnsIn(houseReport, 'grid', groupBy).map(([id, column]) =>
        reportColumnOf<Row>(id as keyof Row, column, t as unknown as (key: string) => string),
      ),
    [groupBy, t],
  );
  const columnSets = useMemo(
    () =>
      sets.map((id) => ({
        id,
        label: t(`books.set.${id}`),
        columns: houseReport.sets[id].filter((name) => columns.some((column) => column.id === name && column !== columns[0])),
      })),
    [t, columns],
  );
  const save = async (query: Omit<ReportQuery, 'cursor' | 'limit'>, format: ExportFormat) => {
    setFailure(undefined);
    const reply = await api('houseFile', { ...inputOf(query), currency, groupBy, format });
    if (!reply.ok) return setFailure(reply.code);
    const file = new Blob([Uint8Array.from(atob(reply.value.file), (letter) => letter.codePointAt(0) ?? 0)]);
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), {
      href: address,
      download: `${fileOf(houseReport)}_${days.from}_${days.to}.${format}`,
    }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <ReportGrid<Row>
      load={load}
      columns={columns}
      columnSets={columnSets}
      rowId={idOf}
      from={days.from}
      to={days.to}
      initialView={{ sort: sortOf(houseReport, groupBy), filter: {}, limit: 50, density: 'standard', hidden: [] }}
      format={{ currency, timeZone: brand.zone }}
      labels={{
        ...words.reportGrid,
        exportWorkbook: t('books.exportWorkbook'),
        title: t('books.title'),
        empty: { title: t('books.emptyTitle'), help: t('books.emptyHelp') },
      }}
      controls={
        <>
          {controls}
          <FailureLine failure={failure} />
        </>
      }
      emptyAction={{ label: t('books.widen'), onAct: onWiden }}
      onExport={(query, format) => void save(query, format)}
      visibleRows={12}
      nonce={document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce}
    />
  );
}

const idOf = ({ id }: Row) => id;
