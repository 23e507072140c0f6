import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createLtrCache } from '@site/ui/cache';
import { formatFigure } from '@site/ui/formatFigure';
import type { ReportColumn } from '@site/ui/ReportColumn';
import { ReportGrid } from '@site/ui/ReportGrid';
import { UiProvider } from '@site/ui/UiProvider';
import { words } from '@site/ui/words/en';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Row = Record<string, string | bigint>;

/** Grid to mount: a report or a bare one, with a page of rows at once or from a promise, or with 100,000 rows to scroll through. */
export type Subject = 'report' | 'bare' | 'loadedReport' | 'loadedBare' | 'longReport' | 'longBare';

const ROW_HEIGHT = 36;
const VISIBLE_ROWS = 17;
const PAGE = 50;
const MANY = 100_000;
const ALL = -1;

const money = ['Bet amount', 'Valid bet', 'Payout', 'Team profit', 'Rebate', 'Bonuses', 'Fees', 'Advance', 'Net'];
const columns: ReportColumn<Row>[] = [
  { id: 'account', label: 'Account', kind: 'account', width: 140 },
  { id: 'upline', label: 'Upline', kind: 'account', width: 90 },
  { id: 'bets', label: 'Bets', kind: 'count', width: 80, sortable: true },
  ...money.map((label, index) => ({ id: `money${index}`, label, kind: 'money', width: 100, sortable: true }) as const),
];
const locale = 'en-GB';
const format = { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' };
const bareColumns: GridColDef<Row>[] = columns.map(({ id, label, kind, width, sortable = false }) => ({
  field: id,
  headerName: label,
  minWidth: width,
  flex: width,
  sortable,
  ...(kind === 'account' ? {} : { align: 'right', headerAlign: 'right' }),
  valueFormatter: (value: string | bigint) => formatFigure(value, kind, { locale, ...format }).text,
}));

const rowOf = (index: number): Row => ({
  account: `member${index}`,
  upline: `agent${index % 7}`,
  bets: BigInt(5000 - (index % 5000)),
  ...Object.fromEntries(money.map((_, column) => [`money${column}`, BigInt((index * 7919 + column * 104_729) % 10_000_000)])),
});
const rows = Array.from({ length: PAGE }, (_, index) => rowOf(index));
const manyRows = Array.from({ length: MANY }, (_, index) => rowOf(index));
const totals = { bets: 1000n };
const asOfAtMs = Date.now();
const initialView = { sort: '-bets', filter: {}, limit: 50, density: 'standard', hidden: [] } as const;
const load = () => Promise.resolve({ rows, next: 'more', totals, totalRows: 3200, asOfAtMs });

function Bare({ held, pageSize = PAGE }: { held: Row[] | undefined; pageSize?: number }) {
  return (
    <div style={{ blockSize: ROW_HEIGHT * (VISIBLE_ROWS + 2) + 54 }}>
      <DataGrid
        aria-label="Bare"
        rows={held ?? []}
        columns={bareColumns}
        getRowId={({ account }) => String(account)}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={ROW_HEIGHT}
        loading={!held}
        pageSizeOptions={[PAGE, ALL]}
        {...(pageSize === ALL && { paginationMode: 'server', rowCount: MANY })}
        initialState={{ pagination: { paginationModel: { pageSize } }, sorting: { sortModel: [{ field: 'bets', sort: 'desc' }] } }}
        sortingMode="server"
        localeText={labels.grid}
      />
    </div>
  );
}

function LoadedBare() {
  const [held, setHeld] = useState<Row[]>();
  useEffect(() => void load().then((reply) => setHeld(reply.rows)), []);
  return <Bare held={held} />;
}

const labels = { ...words.reportGrid, title: 'Team betting' };
const report = { columns, format, labels, from: '2026-11-01', to: '2026-11-20', initialView: { ...initialView, filter: {}, hidden: [] } };
const subjects: Record<Subject, () => React.ReactNode> = {
  report: () => <ReportGrid<Row> {...report} visibleRows={VISIBLE_ROWS} items={rows} asOfAtMs={asOfAtMs} onExport={() => undefined} />,
  bare: () => <Bare held={rows} />,
  loadedReport: () => <ReportGrid<Row> {...report} visibleRows={VISIBLE_ROWS} load={load} onExport={() => undefined} />,
  loadedBare: () => <LoadedBare />,
  longReport: () => (
    <ReportGrid<Row>
      {...report}
      visibleRows={VISIBLE_ROWS}
      items={manyRows}
      asOfAtMs={asOfAtMs}
      initialView={{ ...report.initialView, limit: 'all' }}
    />
  ),
  longBare: () => <Bare held={manyRows} pageSize={ALL} />,
};

const host = document.querySelector<HTMLElement>('#root');
if (!host) throw new Error('The page has no place for the grid.');
let shown: Subject | undefined;
const root = createRoot(host);
const draw = () =>
  flushSync(() =>
    root.render(
      <UiProvider direction="ltr" locale={locale} cache={cache}>
        {shown && subjects[shown]()}
      </UiProvider>,
    ),
  );
const cache = createLtrCache();
draw();

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Mounts a grid and resolves once its rows are drawn and two frames have passed. */
async function mount(subject: Subject) {
  shown = subject;
  draw();
  // oxlint-disable-next-line no-await-in-loop -- waits for the drawing
  while (host?.querySelectorAll('[role="row"][data-id]').length === 0) await frame();
  await frame();
  await frame();
}

/** Scrolls the mounted grid through its rows, a screen per frame. Returns the milliseconds of each frame. */
async function scrollThrough(frames: number): Promise<number[]> {
  const scroller = host?.querySelector('.MuiDataGrid-virtualScroller');
  if (!scroller) throw new Error('No grid is mounted.');
  const took: number[] = [];
  for (let at = 1; at <= frames; at += 1) {
    const from = performance.now();
    scroller.scrollTop = at * VISIBLE_ROWS * ROW_HEIGHT;
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await frame();
    took.push(performance.now() - from);
  }
  return took;
}

async function unmount() {
  shown = undefined;
  draw();
  await frame();
}

declare global {
  interface Window {
    mount: typeof mount;
    scrollThrough: typeof scrollThrough;
    unmount: typeof unmount;
  }
}
Object.assign(window, { mount, scrollThrough, unmount });
