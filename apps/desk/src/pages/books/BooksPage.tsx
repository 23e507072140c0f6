import { houseFigures } from '@site/api/houseFigures';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { HouseRow } from '@site/api/operatorBooks';
import { MAX_REPORT_DAYS } from '@site/api/defineReport';
import { styled } from '@mui/material/styles';
import { addDays, dayOf } from '@site/rules/period';
import { BreakdownChart } from '@site/ui/BreakdownChart';
import { DayRange } from '@site/ui/DayRange';
import { DeskSegments } from '@site/ui/DeskSegments';
import { DeskTitle } from '@site/ui/DeskTitle';
import { presetRange } from '@site/ui/presetRange';
import type { ReportColumn } from '@site/ui/ReportColumn';
import { ReportGrid } from '@site/ui/ReportGrid';
import { SelectField } from '@site/ui/SelectField';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { TrendChart } from '@site/ui/TrendChart';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { FailureLine } from '../../parts/FailureLine';
import { Loaded } from '../../parts/Loaded';
import { PageFrame } from '../../parts/PageFrame';
import { useCall } from '../../useCall';
import { type CsvColumn, csvOf } from './csvOf';
import { useLibraryWords } from './useLibraryWords';

type Grouping = 'day' | 'vendor' | 'both';
type Report = OutputOf<Calls['houseReport']>;
interface GridRow {
  id: string;
  day: string | null;
  vendor: string;
  bets: number;
  stakeMinor: string;
  payoutMinor: string;
  ggrMinor: string;
  feeMinor: string;
  bonusMinor: string;
  rebateMinor: string;
  pointsMinor: string;
  salaryMinor: string;
  ngrMinor: string;
}

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
  const byDay = useCall('houseReport', { ...days, currency, groupBy: 'day' });
  const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
  const before = useCall('houseReport', { from: addDays(days.from, -length), to: addDays(days.from, -1), currency, groupBy: 'day' });
  const byVendor = useCall('houseReport', { ...days, currency, groupBy: 'vendor' });
  const vendorsBefore = useCall('houseReport', {
    from: addDays(days.from, -length),
    to: addDays(days.from, -1),
    currency,
    groupBy: 'vendor',
  });
  const answer = useCall('houseReport', { ...days, currency, groupBy });
  const currencies = byDay.value?.currencies ?? [];
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
      <Loaded answer={answer}>
        {(report) => (
          <Grid
            key={`${groupBy} ${currency}`}
            report={report}
            groupBy={groupBy}
            days={days}
            controls={
              <DeskSegments
                label={t('books.groupBy')}
                value={groupBy}
                onChange={setGroupBy}
                items={(['day', 'vendor', 'both'] as const).map((id) => ({ id, label: t(`books.by.${id}`) }))}
              />
            }
            onWiden={() => setDays(presetRange('previous30', today))}
          />
        )}
      </Loaded>
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
  const played = report.rows
    .filter(({ stakeMinor }) => stakeMinor !== '0')
    .toSorted((one, other) => Number(BigInt(other.stakeMinor) - BigInt(one.stakeMinor)));
  const then = new Map(before.rows.map((row) => [row.vassalage, row]));
  const named = played.map((row) => ({ row, id: row.id, label: row.vendorName || (row.vassalage ?? '') }));
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
      profitBeforeMinor: BigInt(then.get(row.vassalage)?.ggrMinor ?? 0),
      ofMinor: BigInt(row.stakeMinor),
    })),
  };
}

interface GridProps {
  report: Report;
  groupBy: Grouping;
  days: { from: string; to: string };
  controls: React.ReactNode;
  onWiden: () => void;
}

function Grid({ report, groupBy, days, controls, onWiden }: GridProps) {
  const { t } = useTranslation('desk-house');
  const { api, brand } = useDesk();
  const words = useLibraryWords();
  const [failure, setFailure] = useState<string>();
  const { rows, currency, asOf } = report;
  const nameOf = useMemo(
    () => (row: HouseRow) => row.vendorName || (row.vassalage === '' && row.bets === 0 ? t('books.noVendor') : (row.vassalage ?? '')),
    [t],
  );
  const items = useMemo(
    (): GridRow[] =>
      rows.map((row) => ({
        id: row.id,
        day: row.day,
        vendor: nameOf(row),
        bets: row.bets,
        stakeMinor: row.stakeMinor,
        payoutMinor: row.payoutMinor,
        ggrMinor: row.ggrMinor,
        feeMinor: row.feeMinor,
        bonusMinor: row.bonusMinor,
        rebateMinor: row.rebateMinor,
        pointsMinor: row.pointsMinor,
        salaryMinor: row.salaryMinor,
        ngrMinor: row.ngrMinor,
      })),
    [rows, nameOf],
  );
  const columns = useMemo(() => columnsOf(groupBy, (id) => t(`column.${id}`)), [groupBy, t]);
  const columnSets = useMemo(
    () =>
      sets.map(({ id, columns: ids }) => ({
        id,
        label: t(`set.${id}`),
        columns: groupBy === 'both' ? (['vendor', ...ids] as const) : ids,
      })),
    [t, groupBy],
  );
  const keep = (file: Blob, ending: string) => {
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: address, download: `house_${days.from}_${days.to}.${ending}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const saveWorkbook = async () => {
    const reply = await api('houseWorkbook', { ...days, currency, groupBy });
    if (reply.ok) keep(new Blob([Uint8Array.from(atob(reply.value.file), (letter) => letter.codePointAt(0) ?? 0)]), 'xlsx');
    else setFailure(reply.code);
  };
  const saveCsv = () => {
    const csvColumns: CsvColumn[] = [
      ...(groupBy === 'vendor' ? [] : [{ id: 'day' as const, label: t('column.day'), isMoney: false }]),
      ...(groupBy === 'day' ? [] : [{ id: 'vendorName' as const, label: t('column.vendor'), isMoney: false }]),
      { id: 'bets', label: t('column.bets'), isMoney: false },
      ...houseFigures.map((id) => ({ id, label: `${t(`column.${id}`)} (${currency})`, isMoney: true })),
    ];
    const named = rows.map((row) => Object.assign({}, row, { vendorName: nameOf(row) }));
    keep(new Blob([csvOf(named, csvColumns, currency)], { type: 'text/csv;charset=utf-8' }), 'csv');
  };
  return (
    <ReportGrid<GridRow>
      items={items}
      asOfAtMs={asOf}
      columns={columns}
      columnSets={columnSets}
      rowId={idOf}
      from={days.from}
      to={days.to}
      initialView={{ sort: groupBy === 'vendor' ? '-ggrMinor' : '-day', filter: {}, limit: 50, density: 'standard', hidden: [] }}
      format={{ currency, timeZone: brand.zone }}
      labels={{
        ...words.reportGrid,
        exportWorkbook: t('books.exportWorkbook'),
        title: t('books.title'),
        empty: { title: t('books.empty'), help: t('books.emptyText') },
      }}
      controls={
        <>
          {controls}
          <FailureLine failure={failure} />
        </>
      }
      emptyAction={{ label: t('books.widen'), onAct: onWiden }}
      onExport={(_query, format) => {
        setFailure(undefined);
        if (format === 'csv') saveCsv();
        else void saveWorkbook();
      }}
      visibleRows={12}
      nonce={document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce}
    />
  );
}

/** Columns that phones show together. */
const sets = [
  { id: 'result', columns: ['ggrMinor', 'feeMinor', 'ngrMinor'] },
  { id: 'betting', columns: ['bets', 'stakeMinor', 'payoutMinor'] },
  { id: 'costs', columns: ['bonusMinor', 'rebateMinor', 'pointsMinor', 'salaryMinor'] },
] as const;

const idOf = ({ id }: GridRow) => id;

function columnsOf(groupBy: Grouping, labelOf: (id: 'day' | 'vendor' | 'bets' | (typeof houseFigures)[number]) => string) {
  const day = { id: 'day', label: labelOf('day'), kind: 'day', width: 128, sortable: true } as const;
  const vendor = { id: 'vendor', label: labelOf('vendor'), kind: 'text', width: 160, sortable: true, filterable: true } as const;
  const first = { day: [day], vendor: [vendor], both: [day, vendor] }[groupBy];
  return [
    ...first,
    { id: 'bets', label: labelOf('bets'), kind: 'count', width: 92, sortable: true },
    ...houseFigures.map((id) => ({ id, label: labelOf(id), kind: 'money' as const, width: 124, sortable: true })),
  ] satisfies ReportColumn<GridRow>[];
}
