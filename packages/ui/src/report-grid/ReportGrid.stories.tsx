import { localDigits } from '@site/money/localDigits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arSD } from '@mui/x-data-grid/locales';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { useNow } from '../clock/useNow';
import { find } from '../testing/testing';
import { DrillPanel, type DrillPanelLabels } from './DrillPanel';
import { StatusChip } from '../status-chip/StatusChip';
import { formatFigure } from './formatFigure';
import type { ReportColumn } from './ReportColumn';
import { ReportGrid, type ReportGridLabels, type ReportGridProps, type ReportView } from './ReportGrid';
import { loadTeamBetting, type TeamBettingRow } from './teamBetting';
import type { LoadReport, ReportQuery } from './useReport';

const count = new Intl.NumberFormat('en');
const asOfAtMs = Date.UTC(2026, 10, 20, 10, 9, 48);
/** The clock runs, except while a picture is taken. */
const clock = { startMs: 0, isStill: false };
const runningFrom = (ageMs: number) => () => asOfAtMs + ageMs + (clock.isStill ? 0 : Date.now() - clock.startMs);
const fresh = runningFrom(44_000);
const late = runningFrom(8 * 60_000);

const labels: ReportGridLabels = {
  title: 'Team betting',
  columns: 'Columns',
  findColumn: 'Find a column',
  always: 'always',
  asDelivered: 'As delivered',
  columnsShown: (shown, all) => `${shown} of ${all}`,
  columnSets: 'Columns shown',
  close: 'Close',
  density: 'Density',
  densities: { compact: 'Compact', standard: 'Standard', roomy: 'Roomy' },
  print: 'Print',
  cards: 'Cards',
  sortBy: 'Sort by',
  sorted: (column, isDescending) => `${column}, ${isDescending ? 'descending' : 'ascending'}`,
  copied: (cells) => `${cells} cells copied`,
  allRows: 'All',
  exportCsv: 'Export CSV',
  addFilter: 'Filter',
  filterColumn: 'Column',
  filterValue: 'Value',
  applyFilter: 'Apply',
  missing: 'Input cannot be empty',
  removeFilter: (column) => `Remove the filter ${column}`,
  range: (first, last, total) => `${count.format(first)}–${count.format(last)}${total === undefined ? '' : ` of ${count.format(total)}`}`,
  totalsNote: (total) => `Totals are counted by the server over all ${total === undefined ? '' : `${count.format(total)} `}rows`,
  rowsPerPage: 'Rows',
  previous: 'Previous',
  next: 'Next',
  totals: (total) => `Total${total === undefined ? '' : ` of ${count.format(total)}`}`,
  counting: 'Counting…',
  asOf: (time) => `As of ${time}`,
  behind: (seconds) => `${seconds} s behind`,
  late: (minutes) => `Counting runs ${minutes} min behind; amounts will grow.`,
  refresh: 'Refresh',
  empty: { title: 'No settled bets from 14 to 20 Nov', help: 'Bets show here about a minute after they settle.' },
  filteredEmpty: { title: 'No member matches these filters', help: '3,200 members before filtering.', clear: 'Clear filters' },
  failed: {
    title: 'The report did not answer',
    help: 'Nothing was changed.',
    retry: 'Try again',
    showLast: (time) => `Show ${time}`,
  },
  grid: {},
};

const { rows: sample } = await loadTeamBetting({ from: '', to: '', cursor: null, limit: 3200 as 100, sort: '-validBetMinor', filter: {} });

const columns: ReportColumn<TeamBettingRow>[] = [
  { id: 'account', label: 'Account', kind: 'account', width: 172, filterable: true },
  {
    id: 'upline',
    label: 'Upline',
    kind: 'account',
    width: 96,
    filterable: true,
    choices: ['agent11', 'agent12', 'agent41'].map((agent) => ({ value: agent, label: agent })),
  },
  {
    id: 'level',
    label: 'Level',
    kind: 'count',
    width: 72,
    filterable: true,
    choices: ['1', '2', '3'].map((level) => ({ value: level, label: level })),
  },
  { id: 'bets', label: 'Bets', kind: 'count', width: 92, sortable: true },
  { id: 'betMinor', label: 'Bet amount', kind: 'money', width: 122, sortable: true },
  { id: 'validBetMinor', label: 'Valid bet', kind: 'money', width: 122, sortable: true },
  { id: 'payoutMinor', label: 'Payout', kind: 'money', width: 122, sortable: true },
  { id: 'profitMinor', label: 'Team profit', kind: 'money', width: 116, sortable: true },
  { id: 'marginPpm', label: 'Margin', kind: 'rate', width: 92, sortable: true },
  { id: 'rebateMinor', label: 'Rebate', kind: 'money', width: 100, sortable: true },
  { id: 'bonusMinor', label: 'Bonuses', kind: 'money', width: 100, sortable: true },
  { id: 'lastBet', label: 'Last bet', kind: 'time', width: 124 },
];

const head = (
  <>
    <strong>Team betting</strong>
    <br />
    Settled bets of your whole team. Amounts in USD, days close at midnight GMT+7.
  </>
);

const load: LoadReport<TeamBettingRow> = loadTeamBetting;

const meta = {
  component: ReportGrid<TeamBettingRow>,
  parameters: { locale: 'en-GB' },
  beforeEach: ({ parameters }) => {
    const { visual } = parameters as { visual?: { skip?: boolean } };
    Object.assign(clock, { startMs: Date.now(), isStill: navigator.webdriver && visual?.skip !== true });
  },
  args: {
    columns,
    from: '2026-11-01',
    to: '2026-11-20',
    load,
    initialView: { sort: '-validBetMinor', filter: {}, limit: 50, density: 'standard', hidden: [] },
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels,
    head,
    visibleRows: 5,
    nowMs: fresh,
    onExport: fn(),
    onViewChange: fn(),
  },
} satisfies Meta<typeof ReportGrid<TeamBettingRow>>;

/** Format of the figures that a story compares with, and of the panel beside the grid. */
const figures = { ...meta.args.format, locale: 'en-GB' };

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns a cell of the totals, by the place of its column. */
const totalAt = (canvas: Canvas, column: number) =>
  within(canvas.getByRole('row', { name: 'Total of 3,200' })).getAllByRole('gridcell')[column];

const rowNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
const loaded = (canvas: Canvas) => canvas.findAllByRole('rowheader');
const answerOf = (query: Partial<ReportQuery>) =>
  loadTeamBetting({ from: '', to: '', cursor: null, limit: 50, sort: '-validBetMinor', filter: {}, ...query });

export const Default: Story = {
  args: { visibleRows: 10 },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('grid', { name: 'Team betting' })).toBeVisible();
    await expect(canvas.getByText('1–50 of 3,200')).toBeVisible();
    await expect(canvas.getByText(/4\d s behind/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Valid bet/ })).toHaveAttribute('aria-sort', 'descending');

    const { rows } = await answerOf({});
    const [{ account, bets } = { account: '', bets: 0 }] = rows;
    await expect(find(canvasElement).cell(account, 'bets')).toHaveTextContent(count.format(bets));

    const cells = [...canvasElement.querySelectorAll('[data-field="validBetMinor"] bdi')].slice(0, 5);
    const edges = new Set(cells.map((figure) => Math.round(figure.getBoundingClientRect().right)));
    await expect(edges.size).toBe(1);
  },
};

/** I18-03: The totals include all rows and scroll with their columns; the first column stays at the side where reading begins. */
export const ScrolledSideways: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { columnHeader, total } = find(canvasElement);
    const [first] = await loaded(canvas);
    const all = await Promise.all(
      ['agent11', 'agent12', 'agent41', 'agent14', 'agent42', 'agent15', 'agent16'].map((upline) => answerOf({ filter: { upline } })),
    );
    const minor = all.reduce((sum, { totals }) => sum + (totals.profitMinor ?? 0n), 0n);
    const bar = canvas.getByLabelText('Total of 3,200');
    await expect(bar).toHaveTextContent(
      count.format(`${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral),
    );

    const scroller = scrollerOf(canvasElement);
    scroller.scrollLeft = endOf(scroller) / 2;
    await waitFor(async () => {
      const header = (columnHeader('payoutMinor') as HTMLElement).getBoundingClientRect();
      const sum = (total('payoutMinor') as HTMLElement).getBoundingClientRect();
      await expect(Math.abs(sum.left - header.left)).toBeLessThanOrEqual(1);
      await expect(Math.abs(sum.right - header.right)).toBeLessThanOrEqual(1);
    });

    scroller.scrollLeft = endOf(scroller);
    const grid = canvas.getByRole('grid');
    const isRtl = document.documentElement.dir === 'rtl';
    const start = (element: Element | undefined) => {
      const box = element?.getBoundingClientRect();
      const frame = grid.getBoundingClientRect();
      return box ? Math.abs(isRtl ? frame.right - box.right : box.left - frame.left) : Infinity;
    };
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Last bet' })).toBeVisible());
    await waitFor(() => expect(getComputedStyle(first as Element).boxShadow).not.toBe('none'));
    await expect(Math.abs(scroller.scrollLeft)).toBeGreaterThan(40);
    await expect(start(first)).toBeLessThanOrEqual(1);
    await expect(start(canvas.getByRole('columnheader', { name: 'Account' }))).toBeLessThanOrEqual(1);
    await waitFor(() => expect(start(totalAt(canvas, 0))).toBeLessThanOrEqual(1));
  },
};

/** The surrounding page renders each second; scroll position and focus stay. */
export const WithARunningClock: Story = {
  parameters: { visual: { skip: true } },
  args: { nowMs: Date.now, initialView: { ...meta.args.initialView, limit: 25 } },
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const [first] = await loaded(canvas);
    await user.click(first as Element);
    await user.keyboard('{ArrowDown}'.repeat(14));
    const focused = document.activeElement;
    await expect(focused).toHaveAttribute('role', 'rowheader');
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(200));
    const place = scroller.scrollTop;
    const age = () => Number(/(\d+) s behind/.exec(canvasElement.textContent)?.[1]);
    const before = age();
    await waitFor(() => expect(age()).toBeGreaterThanOrEqual(before + 2), { timeout: 5000 });
    await expect(scroller.scrollTop).toBe(place);
    await expect(document.activeElement).toBe(focused);
    scroller.scrollTop = 100;
    const later = age();
    await waitFor(() => expect(age()).toBeGreaterThanOrEqual(later + 2), { timeout: 5000 });
    await expect(scroller.scrollTop).toBe(100);
  },
};

function Ticking(args: ComponentProps<typeof ReportGrid<TeamBettingRow>>) {
  useNow();
  const [openedMs] = useState(Date.now);
  const loadNow = useCallback<LoadReport<TeamBettingRow>>(
    async (query) => ({ ...(await loadTeamBetting(query)), asOfAtMs: openedMs }),
    [openedMs],
  );
  return <ReportGrid {...args} load={loadNow} />;
}

export const AskedOfTheServer: Story = {
  parameters: { visual: { skip: true } },
  args: { load: fn(loadTeamBetting), initialView: { ...meta.args.initialView, limit: 25 } },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    const before = rowNames(canvas)[0];
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('26–50 of 3,200');
    const second = await answerOf({ limit: 50 });
    await expect(rowNames(canvas)[0]).toBe(second.rows[25]?.account);
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('51–75 of 3,200');
    await user.click(canvas.getByRole('button', { name: 'Previous' }));
    await user.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('1–25 of 3,200');
    await waitFor(() => expect(rowNames(canvas)[0]).toBe(before));
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '100');
    await canvas.findByText('1–100 of 3,200');
    await expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining({ limit: 100, cursor: null }), expect.anything());

    await user.click(canvas.getByRole('columnheader', { name: /Team profit/ }));
    await waitFor(() =>
      expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-profitMinor', cursor: null }), expect.anything()),
    );
    const { rows } = await answerOf({ sort: '-profitMinor' });
    await waitFor(() => expect(rowNames(canvas)[0]).toBe(rows[0]?.account));
    await expect(canvas.getByRole('columnheader', { name: /Team profit/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Filtered: Story = {
  args: { initialView: { ...meta.args.initialView, filter: { level: '2', upline: 'agent12' } } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Remove the filter Upline' })).toBeVisible();
  },
};

export const FilteredByTheServer: Story = {
  parameters: { visual: { skip: true } },
  args: { load: fn(loadTeamBetting), initialView: { ...meta.args.initialView, filter: { level: '2' } } },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), 'Upline');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Value' }), 'agent12');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining({ filter: { level: '2', upline: 'agent12' } }), expect.anything()),
    );
    const { totalRows = 0 } = await answerOf({ filter: { level: '2', upline: 'agent12' } });
    await canvas.findByText(`Total of ${count.format(totalRows)}`);
    await expect(canvas.getByRole('button', { name: 'Remove the filter Upline' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Remove the filter Level' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove the filter Level' })).toBeNull());
  },
};

/** Typing removes the error message. */
export const FilterLeftEmpty: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), 'Account');
    const value = dialog.getByRole('textbox', { name: 'Value' });
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await expectToBeTold(value);
    await user.type(value, 'a');
    await expect(value).toBeValid();
    await expect(dialog.queryByRole('alert')).toBeNull();
    await user.clear(value);
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await expectToBeTold(value);
  },
};

/** Large rows, and the menu of columns. */
export const ColumnsMenu: Story = {
  parameters: { visual: { page: true } },
  args: { initialView: { ...meta.args.initialView, density: 'roomy', hidden: ['bonusMinor'] } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByText('11 of 12')).toBeVisible());
  },
};

export const DensityAndColumns: Story = {
  parameters: { visual: { skip: true } },
  args: { initialView: { ...meta.args.initialView, density: 'compact' } },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(30);
    await user.click(canvas.getByRole('button', { name: 'Density' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Roomy' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(44));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ density: 'roomy' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Upline' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Upline' })).toBeNull());
    await waitFor(() => expect(screen.getByText('11 of 12')).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: 'Account' })).toBeDisabled();
    await user.type(screen.getByRole('searchbox', { name: 'Find a column' }), 'be');
    await expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    await user.clear(screen.getByRole('searchbox', { name: 'Find a column' }));
    await user.click(screen.getByRole('button', { name: 'As delivered' }));
    await waitFor(() => expect(screen.getByText('12 of 12')).toBeVisible());
  },
};

const month: ReportView = {
  sort: '-profitMinor',
  filter: { upline: 'agent12' },
  limit: 25,
  density: 'standard',
  hidden: ['level', 'bonusMinor'],
};

/** Checks that an empty field has an error message, the focus, and the message as its description. */
async function expectToBeTold(field: HTMLElement) {
  await expect(screen.getByRole('alert')).toHaveTextContent('Input cannot be empty');
  await expect(field).toHaveFocus();
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Input cannot be empty');
}

/** Keeps the saved views, as a page would. */
function WithViews(props: ReportGridProps<TeamBettingRow>) {
  const [saved, setSaved] = useState([
    { id: 'all', name: 'All members', view: props.initialView },
    { id: 'month', name: 'Month end', view: month },
    { id: 'new', name: 'New this month', view: props.initialView },
  ]);
  const [current, setCurrent] = useState('all');
  return (
    <ReportGrid
      {...props}
      views={{
        items: saved,
        value: current,
        onChange: setCurrent,
        onSave: (view) => setSaved(saved.map((one) => (one.id === current ? { id: one.id, name: one.name, view } : one))),
        onSaveNew: (name, view) => {
          setSaved([...saved, { id: name, name, view }]);
          setCurrent(name);
        },
        labels: {
          views: 'Saved views',
          changed: 'Changed',
          save: 'Save',
          saveAsNew: 'Save as new',
          viewName: 'Name of the view',
          missing: 'Input cannot be empty',
          undo: 'Undo',
        },
      }}
    />
  );
}

export const SavedViews: Story = {
  args: { initialView: { ...meta.args.initialView, limit: 25 } },
  render: (args) => <WithViews {...args} />,
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('columnheader', { name: /Rebate/ }));
    await canvas.findByText('Changed');
  },
};

const viewsFromTheKeyboard: Story = {
  ...SavedViews,
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.queryByText('Changed')).toBeNull();
    canvas.getByRole('tab', { name: 'All members', selected: true }).focus();
    await user.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}{Enter}' : '{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Month end' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Bonuses' })).toBeNull());
    await expect(canvas.getByRole('tabpanel', { name: 'Month end' })).toBeVisible();
    await user.click(canvas.getByRole('columnheader', { name: /Valid bet/ }));
    await canvas.findByText('Changed');
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Changed')).toBeNull());
    await user.click(canvas.getByRole('columnheader', { name: /Payout/ }));
    await user.click(await canvas.findByRole('button', { name: 'Save as new' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    await user.click(within(await screen.findByRole('dialog', { name: 'Save as new' })).getByRole('button', { name: 'Save' }));
    await expectToBeTold(name);
    await user.type(name, 'By payout{Enter}');
    await expect(await canvas.findByRole('tab', { name: 'By payout' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByText('Changed')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ViewsFromTheKeyboard: Story = { ...viewsFromTheKeyboard };
export const ViewsRightToLeft: Story = { ...viewsFromTheKeyboard, globals: { language: 'AR' } };

interface DayPart {
  day: string;
  bets: number;
  validBetMinor: bigint;
  profitMinor: bigint;
}

/** Returns the days of one member, which add up to the cell. */
function daysOf({ bets, validBetMinor, profitMinor }: TeamBettingRow): DayPart[] {
  const shares = [0.24, -0.41, 0.33, 0.12];
  const days = shares.map((share, index) => ({
    day: `2026-11-${20 - index}`,
    bets: Math.floor(bets / 6),
    validBetMinor: validBetMinor / 6n,
    profitMinor: BigInt(Math.round(Number(profitMinor) * share)),
  }));
  const rest = {
    day: '2026-11-16',
    bets: bets - days.reduce((sum, day) => sum + day.bets, 0),
    validBetMinor: validBetMinor - days.reduce((sum, day) => sum + day.validBetMinor, 0n),
    profitMinor: profitMinor - days.reduce((sum, day) => sum + day.profitMinor, 0n),
  };
  return [...days, rest];
}

const groupings = [
  { id: 'day', label: 'By day' },
  { id: 'category', label: 'By category' },
  { id: 'bets', label: 'Bets' },
];
const dayColumns: ReportColumn<DayPart>[] = [
  { id: 'day', label: 'Day', kind: 'day', width: 80 },
  { id: 'bets', label: 'Bets', kind: 'count', width: 80 },
  { id: 'validBetMinor', label: 'Valid bet', kind: 'money', width: 100 },
  { id: 'profitMinor', label: 'Team profit', kind: 'money', width: 100 },
];
const drillLabels: DrillPanelLabels = {
  panel: 'Where the figure comes from',
  crumbs: 'Level',
  close: 'Close the panel',
  groupBy: 'Group by',
  sum: 'Sum',
  addsUp: 'Adds up to the cell',
  differs: 'Differs from the cell',
  note: (time) => `rows re-read from the ledger at ${time}`,
  loading: 'Reading the rows again…',
  failed: { title: 'The rows did not come', help: 'The figure in the grid stands.', retry: 'Read again' },
};

/** Opens the drill-down of the pressed cell, as a page would. */
function WithDrill(props: ReportGridProps<TeamBettingRow>) {
  const [row, setRow] = useState<TeamBettingRow>();
  const [part, setPart] = useState<string>();
  const drilled = useMemo(
    () => props.columns.map((column) => (column.id === 'profitMinor' ? { ...column, onDrill: setRow } : column)),
    [props.columns],
  );
  return (
    <ReportGrid
      {...props}
      columns={drilled}
      openRow={row?.account}
      panel={
        row && (
          <DrillPanel
            key={row.account}
            crumbs={[{ label: 'Team 3,200', onOpen: () => setRow(undefined) }, { label: row.account }]}
            amountMinor={row.profitMinor}
            unit="USD team profit, 1 to 20 Nov"
            about={`${formatFigure(row.betMinor, 'money', figures).text} bet − ${formatFigure(row.payoutMinor, 'money', figures).text} paid out`}
            items={groupings}
            value="day"
            onChange={fn()}
            columns={dayColumns}
            sumsUp="profitMinor"
            content={{ state: 'ready', parts: daysOf(row), time: '17:10:30' }}
            partId={({ day }) => day}
            openPart={part === undefined ? undefined : { id: part, content: 'Gold Tiger, Ace Baccarat and 286 bets more' }}
            onOpen={({ day }) => setPart(day === part ? undefined : day)}
            format={figures}
            labels={drillLabels}
            onClose={() => setRow(undefined)}
          />
        )
      }
    />
  );
}

const cellAt = (canvas: Canvas, field: string, index: number) =>
  canvas.getAllByRole('gridcell').filter((element) => element.dataset['field'] === field)[index] as HTMLElement;

const profitCell = (canvas: Canvas, index: number) => cellAt(canvas, 'profitMinor', index);

/** Drill-down of a sum, beside its cell. */
export const DrillDown: Story = {
  render: (args) => <WithDrill {...args} />,
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    profitCell(canvas, 1).focus();
    await user.keyboard('{Enter}');
    const { rows } = await answerOf({});
    await expect(await canvas.findByText(rows[1]?.account ?? '', { selector: 'b' })).toBeVisible();
  },
};

export const DrillDownAddsUp: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <WithDrill {...args} />,
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(within(profitCell(canvas, 0)).getByRole('button', { hidden: true }));
    const panel = within(await canvas.findByRole('complementary', { name: 'Where the figure comes from' }));
    const { rows } = await answerOf({});
    await expect(panel.getByText(rows[0]?.account ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveClass('selected');
    await expect(panel.getByText('Adds up to the cell')).toBeVisible();
    await expect(panel.getByRole('row', { name: /^Sum/ })).toHaveTextContent(profitCell(canvas, 0).textContent);
    await user.click(panel.getByRole('button', { name: '19 Nov' }));
    await expect(panel.getByText(/286 bets more/)).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** On phones it covers the page. */
export const DrillDownOnThePhone: Story = {
  parameters: { visual: { page: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { columnSets: [{ id: 'result', label: 'Result', columns: ['profitMinor', 'marginPpm'] }] },
  render: (args) => <WithDrill {...args} />,
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    profitCell(canvas, 0).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Where the figure comes from' });
  },
};

/** There it traps the focus, and returns it to the cell. */
export const DrillDownKeepsTheFocus: Story = {
  ...DrillDownOnThePhone,
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    profitCell(canvas, 0).focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Where the figure comes from' });
    await waitFor(() => expect(panel).toHaveFocus());
    for (let stop = 0; stop < 16; stop += 1) {
      await user.tab();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(profitCell(canvas, 0)).toHaveFocus());
  },
};

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 16 });

const drill = {
  crumbs: [{ label: 'Team 3,200', onOpen: fn() }, { label: 'thu_vo56' }],
  amountMinor: 19_185n,
  unit: 'USD team profit, 1 to 20 Nov',
  items: groupings,
  value: 'day',
  onChange: fn(),
  columns: dayColumns,
  sumsUp: 'profitMinor' as const,
  partId: ({ day }: DayPart) => day,
  format: figures,
  labels: drillLabels,
  onClose: fn(),
};

const calledPanel = (panel: string): DrillPanelLabels => ({ ...drillLabels, panel, crumbs: `${panel}, level` });

/** Loading, failed, and with a different sum because more bets were settled. */
export const DrillStates: Story = {
  render: () => (
    <Stack>
      <DrillPanel {...drill} labels={calledPanel('Being read')} content={{ state: 'loading' }} />
      <DrillPanel {...drill} labels={calledPanel('Not read')} content={{ state: 'failed', onRetry: fn() }} />
      <DrillPanel
        {...drill}
        content={{
          state: 'ready',
          parts: [{ day: '2026-11-20', bets: 214, validBetMinor: 340_122n, profitMinor: 61_240n }],
          time: '17:10:30',
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Differs from the cell')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read again' })).toBeVisible();
    await expect(canvas.getByText('Reading the rows again…')).toBeVisible();
  },
};

export const FirstLoad: Story = {
  args: { load: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent: user }) => {
    await expect(await canvas.findByText('Counting…')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await user.click(canvas.getByRole('columnheader', { name: 'Payout' }));
    await waitFor(() => expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-payoutMinor' }), expect.anything()));
    await expect(canvas.getByRole('columnheader', { name: 'Payout' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(canvas.getByRole('columnheader', { name: 'Valid bet' }));
  },
};

export const Refetch: Story = {
  args: { load: ({ cursor, ...rest }) => (cursor === null ? loadTeamBetting({ cursor, ...rest }) : new Promise(() => undefined)) },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    const before = rowNames(canvas);
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(rowNames(canvas).slice(0, 5)).toEqual(before.slice(0, 5));
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

const manyRows = Array.from({ length: 100_000 }, (_, index) =>
  Object.assign({}, sample[index % sample.length], { account: `member${index}` }),
);

/** 100,000 rows that the page holds: the grid itself sorts, filters, sums and pages them, and shows them all at once where asked. */
export const HeldRows: Story = {
  render: (args) => <TickingHeld {...args} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getByText('1–50 of 100,000')).toBeVisible();
    const sum = manyRows.reduce((total, { bets }) => total + bets, 0);
    await expect(canvas.getByRole('row', { name: 'Total of 100,000' })).toHaveTextContent(count.format(sum));
    const most = manyRows.reduce((one, other) => (other.validBetMinor > one.validBetMinor ? other : one));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(formatFigure(most.validBetMinor, 'money', figures).text);
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('51–100 of 100,000')).toBeVisible();
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), 'All');
    await expect(await canvas.findByText('1–100,000 of 100,000')).toBeVisible();
    const scroller = scrollerOf(canvasElement);
    scroller.scrollTop = 1_800_000;
    await waitFor(() => expect(canvas.getAllByRole('row')[5]?.getAttribute('aria-rowindex')).toMatch(/^(49|50)\d{3}$/));
    const before = ticks(canvasElement);
    await waitFor(() => expect(ticks(canvasElement)).toBeGreaterThanOrEqual(before + 2), { timeout: 5000 });
    await expect(scroller.scrollTop).toBe(1_800_000);
  },
};

const ticks = (canvas: HTMLElement) => Number(canvas.querySelector('[data-ticks]')?.textContent);

/** A page that renders each second, as one with a clock does. */
function TickingHeld(args: ReportGridProps<TeamBettingRow>) {
  const now = useNow();
  return (
    <>
      <span data-ticks="">{Math.floor((now?.getTime() ?? 0) / 1000)}</span>
      <ReportGrid {...args} items={manyRows} asOfAtMs={asOfAtMs} />
    </>
  );
}

/** Filters of held rows read what the reader reads. */
export const HeldRowsFiltered: Story = {
  render: (args) => <ReportGrid {...args} items={sample} initialView={{ ...args.initialView, filter: { level: '2', account: 'LAN' } }} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const found = sample.filter(({ level, account }) => level === 2 && account.includes('lan'));
    await expect(canvas.getByText(`1–${found.length} of ${found.length}`)).toBeVisible();
    await expect(rowNames(canvas).every((name) => name.includes('lan'))).toBe(true);
  },
};

const betColumns = ['bets', 'betMinor', 'validBetMinor', 'payoutMinor'] as const;

/** Columns under shared headers, and a value drawn in the page's own way. */
export const GroupsAndRenderers: Story = {
  args: {
    columnGroups: [
      { id: 'bets', label: 'Bets', columns: betColumns },
      { id: 'result', label: 'Result', columns: ['profitMinor', 'marginPpm'] },
    ],
    columns: columns.map((column) =>
      column.id === 'level'
        ? {
            ...column,
            width: 110,
            renderCell: (value) => <StatusChip tone={value === 1 ? 'good' : 'info'} icon="team" label={`L${String(value)}`} />,
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getAllByRole('columnheader', { name: 'Bets' })[0]).toHaveAttribute('aria-colspan', '4');
    const result = canvas.getByRole('columnheader', { name: 'Result' });
    await expect(result).toHaveAttribute('aria-colspan', '2');
    await expect(canvas.getAllByText(/^L[123]$/).length).toBeGreaterThan(3);
    const row = canvas.getByRole('row', { name: 'Total of 3,200' }).getBoundingClientRect();
    await expect(row.bottom).toBeLessThanOrEqual(canvas.getByRole('grid').getBoundingClientRect().bottom + 1);
  },
};

/** The totals stay in view at the lower edge, and no focused row hides under them. */
export const TotalsInView: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    const [first] = await loaded(canvas);
    const totals = canvas.getByRole('row', { name: 'Total of 3,200' });
    const grid = canvas.getByRole('grid');
    await expect(grid).toContainElement(totals);
    const place = totals.getBoundingClientRect().top;
    await user.click(first as Element);
    for (let step = 0; step < 12; step += 1) {
      await user.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(totals.getBoundingClientRect().top + 1),
      );
    }
    await expect(scrollerOf(canvasElement).scrollTop).toBeGreaterThan(100);
    await expect(totals.getBoundingClientRect().top).toBe(place);
  },
};

const copyKeys = '{Control>}c{/Control}';

/** Copies cells as a spreadsheet takes them, by Shift and arrows. */
export const RangeByKeyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    cellAt(canvas, 'validBetMinor', 0).focus();
    const onward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await user.keyboard(`{Shift>}${onward}${onward}{ArrowDown}{/Shift}`);
    await waitFor(() => expect(document.querySelectorAll('.ranged')).toHaveLength(6));
    await user.keyboard(copyKeys);
    const { rows } = await answerOf({});
    const written = (row: TeamBettingRow | undefined) =>
      [row?.validBetMinor, row?.payoutMinor, row?.profitMinor]
        .map((value) => formatFigure(value, 'money', figures).text.replace('−', '-'))
        .join('\t');
    await expect(write).toHaveBeenLastCalledWith(`${written(rows[0])}\n${written(rows[1])}`);
    await expect(await canvas.findByText('6 cells copied')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('.ranged')).toHaveLength(0));
    await user.keyboard(copyKeys);
    await expect(write).toHaveBeenLastCalledWith(formatFigure(rows[1]?.profitMinor, 'money', figures).text.replace('−', '-'));
    write.mockRestore();
  },
};

export const RangeRightToLeft: Story = { ...RangeByKeyboard, globals: { language: 'AR' } };

/** A range by drag, stretched by Shift and a press. */
export const RangeByMouse: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    const cell = (row: number, field: string) => ({ target: cellAt(canvas, field, row) });
    await user.pointer([
      { keys: '[MouseLeft>]', ...cell(1, 'betMinor') },
      cell(1, 'validBetMinor'),
      cell(2, 'payoutMinor'),
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(document.querySelectorAll('.ranged')).toHaveLength(6));
    await user.keyboard('{Shift>}');
    await user.pointer([{ keys: '[MouseLeft]', ...cell(3, 'profitMinor') }]);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(document.querySelectorAll('.ranged')).toHaveLength(12));
  },
};

/** A screen reader hears the page and the order when they change. */
export const PageAndOrderAnnounced: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    const heard = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(heard()).toContain('Valid bet, descending. 1–50 of 3,200');
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(heard()).toContain('Valid bet, descending. 51–100 of 3,200'));
    await user.click(canvas.getByRole('columnheader', { name: /Rebate/ }));
    await waitFor(() => expect(heard()).toContain('Rebate, descending. 1–50 of 3,200'));
  },
};

/** The menu of a column opens by Ctrl and Enter, and gives the focus back. */
export const ColumnMenuByKeyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    const header = () => canvas.getByRole('columnheader', { name: /Rebate/ });
    header().focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{ArrowDown}');
    await expect(menu.getAllByRole('menuitem')).toContain(document.activeElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(header()).toHaveFocus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('menu');
    await user.keyboard('hide{Enter}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Rebate/ })).toBeNull());
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ hidden: ['rebateMinor'] }));
  },
};

const few = sample.slice(0, 3);

/** On narrow phones a reader may choose cards: each row with all its values. */
export const Cards: Story = {
  render: (args) => <ReportGrid {...args} items={few} />,
  args: { initialView: { ...meta.args.initialView, isCards: true } },
  parameters: { visual: { page: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent: user }) => {
    const list = await canvas.findByRole('list', { name: 'Team betting' });
    const { row, cell, total } = find(list);
    const [top] = sample as [TeamBettingRow];
    await expect(row(top.account)).toHaveTextContent(top.account);
    await expect(cell(top.account, 'bets')).toHaveTextContent(count.format(top.bets));
    await expect(total('bets')).toHaveTextContent(count.format(few.reduce((sum, { bets }) => sum + bets, 0)));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const names = () =>
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(few.length + 1);
    await expect(within(list).getAllByRole('listitem').at(-1)).toHaveTextContent('Total of 3');
    await expect(names()).toEqual(few.map(({ account }) => account));
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Valid bet, ascending');
    await waitFor(() => expect(names()).toEqual(few.map(({ account }) => account).toReversed()));
    await user.click(within(list).getAllByRole('button')[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: few.at(-1)?.account ?? '' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CardsAndBack: Story = {
  ...Cards,
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, userEvent: user }) => {
    await canvas.findByRole('list', { name: 'Team betting' });
    await user.click(canvas.getByRole('button', { name: 'Cards', pressed: true }));
    await expect(await canvas.findByRole('grid', { name: 'Team betting' })).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ isCards: false }));
  },
};

const nothing = () => Promise.resolve({ rows: [], next: null, totals: {}, totalRows: 0, asOfAtMs });

const refused = fn(() => Promise.resolve({ refused: 'Reports go back 90 days. Choose a later first day.' }));
const showMore = fn();
const called = (title: string): ReportGridLabels => ({ ...labels, title });

/** An empty period, an empty filter result and a refusal have different texts, each with a next step. */
export const WithoutRows: Story = {
  render: (args) => (
    <Grids>
      <ReportGrid {...args} labels={called('An empty period')} load={nothing} emptyAction={{ label: 'Show 30 days', onAct: showMore }} />
      <ReportGrid {...args} labels={called('An empty filter')} initialView={{ ...args.initialView, filter: { account: 'zzz' } }} />
      <ReportGrid {...args} labels={called('A refusal')} load={refused} />
    </Grids>
  ),
  play: async ({ canvas, userEvent: user }) => {
    await canvas.findByText('No settled bets from 14 to 20 Nov');
    await user.click(canvas.getByRole('button', { name: 'Show 30 days' }));
    await expect(showMore).toHaveBeenCalledOnce();
    await canvas.findByText('No member matches these filters');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await canvas.findByText('Reports go back 90 days. Choose a later first day.');
    const asked = refused.mock.calls.length;
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(refused.mock.calls.length).toBe(asked + 1));
    await canvas.findByText('The report did not answer');
    window.scrollTo(0, 0);
  },
};

const Grids = styled('div')({ display: 'grid', gap: 24 });

export const Unreachable: Story = {
  args: {
    load: ({ cursor, ...rest }) => (cursor === null ? loadTeamBetting({ cursor, ...rest }) : Promise.reject(new TypeError('no network'))),
  },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Nothing was changed.');
    await expect(canvas.getByRole('button', { name: 'Show 17:09:48' })).toBeVisible();
  },
};

/** Late figures, during an export. */
export const LateAndExporting: Story = {
  args: {
    nowMs: late,
    load: fn(loadTeamBetting),
    exporting: {
      state: 'running',
      title: 'Writing CSV',
      detail: '1,984 of 3,200 rows',
      percent: 62,
      figures: '62 % · 0.9 MB',
      onAction: fn(),
      labels: { running: 'Cancel', done: 'Save file', stopped: 'Start again', failed: 'Try again' },
    },
  },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getByText('Counting runs 8 min behind; amounts will grow.', { exact: false })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('progressbar', { name: 'Writing CSV' })).toHaveAttribute('value', '62');
    await user.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.exporting?.onAction).toHaveBeenCalledOnce();
    await user.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20', sort: '-validBetMinor', filter: {} }, 'csv');
  },
};

export const ExportedAsAWorkbook: Story = {
  args: { labels: { ...labels, exportWorkbook: 'Export Excel' } },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Export Excel' }));
    await expect(args.onExport).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20', sort: '-validBetMinor', filter: {} }, 'xlsx');
  },
};

export const Printed: Story = {
  parameters: { visual: { skip: true } },
  args: { nonce: 'bm9uY2U', initialView: { ...meta.args.initialView, limit: 25 } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    const print = spyOn(window, 'print').mockImplementation(() => window.dispatchEvent(new Event('beforeprint')));
    await user.click(canvas.getByRole('button', { name: 'Print' }));
    const paper = within(document.querySelector<HTMLElement>('[data-paper]') ?? document.body).getByRole('table', {
      hidden: true,
      name: 'Team betting',
    });
    const { rows, totals } = await answerOf({ limit: 25 });
    const lines = within(paper).getAllByRole('row', { hidden: true });
    await expect(lines).toHaveLength(27);
    await expect(lines[0]).toHaveTextContent('AccountUplineLevel');
    await expect(lines[1]).toHaveTextContent(rows[0]?.account ?? '');
    await expect(lines[26]).toHaveTextContent('Total of 3,200');
    await expect(lines[26]).toHaveTextContent(count.format(totals.bets ?? 0));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull());
    print.mockRestore();
    await expect([...document.querySelectorAll('style')].some(({ nonce }) => nonce === 'bm9uY2U')).toBe(true);
  },
};

export const LongText: Story = {
  args: {
    columns: named(columns.map(({ label }) => `${label} including everything that was corrected later`)),
    visibleRows: 4,
  },
  play: ({ canvas }) => loaded(canvas).then(() => undefined),
};

/** One set of columns at a time; a row opens as a sheet. */
export const Phone: Story = {
  args: {
    visibleRows: 8,
    columnSets: [
      { id: 'betting', label: 'Betting', columns: ['bets', 'betMinor', 'validBetMinor'] },
      { id: 'result', label: 'Result', columns: ['validBetMinor', 'profitMinor', 'marginPpm'] },
      { id: 'costs', label: 'Costs', columns: ['rebateMinor', 'bonusMinor'] },
    ],
  },
  parameters: { visual: { page: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent: user }) => {
    const [first] = await loaded(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(44);
    await expect(first?.getBoundingClientRect().width).toBeLessThanOrEqual(129);
    const names = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Account', 'Bets', 'Bet amount', 'Valid bet']);
    await user.click(canvas.getByRole('radio', { name: 'Result' }));
    await waitFor(() => expect(names()).toEqual(['Account', 'Valid bet', 'Team profit', 'Margin']));
    await user.click(canvas.getAllByRole('rowheader')[0] as HTMLElement);
    const { rows } = await answerOf({});
    const sheet = within(await screen.findByRole('dialog', { name: rows[0]?.account ?? '' }));
    await expect(sheet.getAllByRole('term')).toHaveLength(columns.length - 1);
    await waitFor(() => expect(sheet.getByText('Rebate')).toBeVisible());
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const arabic: ReportGridLabels = {
  ...labels,
  title: 'رهانات الفريق',
  columns: 'الأعمدة',
  density: 'الكثافة',
  densities: { compact: 'متراص', standard: 'عادي', roomy: 'واسع' },
  print: 'طباعة',
  exportCsv: 'تصدير CSV',
  addFilter: 'مرشّح',
  filterColumn: 'العمود',
  filterValue: 'القيمة',
  applyFilter: 'تطبيق',
  missing: 'لا يمكن ترك الحقل فارغًا',
  removeFilter: (column) => `إزالة مرشّح ${column}`,
  range: (first, last, total = 0) => `\u2066${first}–${last}\u2069 من ${count.format(total)}`,
  totalsNote: () => 'يحسب الخادم الإجمالي على كل الصفوف',
  rowsPerPage: 'الصفوف',
  previous: 'السابق',
  next: 'التالي',
  totals: (total = 0) => `إجمالي ${count.format(total)} صفًّا`,
  counting: 'جارٍ العدّ…',
  asOf: (time) => `حتى ${time}`,
  behind: (seconds) => `متأخر ${seconds} ثانية`,
  late: (minutes) => `العدّ متأخر ${minutes} دقائق؛ ستزداد المبالغ.`,
  refresh: 'تحديث',
  grid: arSD.components.MuiDataGrid.defaultProps.localeText,
};
const arabicColumns = [
  'الحساب',
  'الوكيل الأعلى',
  'المستوى',
  'الرهانات',
  'مبلغ الرهان',
  'الرهان الصالح',
  'المدفوعات',
  'ربح الفريق',
  'الهامش',
  'الاسترداد',
  'المكافآت',
  'آخر رهان',
];

export const Arabic: Story = {
  globals: { language: 'AR' },
  parameters: { locale: 'ar' },
  args: {
    labels: arabic,
    columns: named(arabicColumns),
    head: 'الرهانات المسوّاة لفريقك كله. المبالغ بالدولار الأمريكي.',
    initialView: { ...meta.args.initialView, filter: { upline: 'agent12' } },
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const loss = [...canvasElement.querySelectorAll('[data-tone="loss"]')][0];
    await expect(loss?.textContent).toMatch(/^−\d/);
  },
};

const bengaliColumns = ['অ্যাকাউন্ট', 'আপলাইন', 'স্তর', 'বাজি', 'বাজির পরিমাণ', 'বৈধ বাজি', 'পরিশোধ', 'দলের লাভ', 'মার্জিন', 'রিবেট', 'বোনাস', 'শেষ বাজি'];

/** I18-04: Figures and amounts have the digits of the language. */
export const Bengali: Story = {
  globals: { language: 'BN' },
  parameters: { locale: 'bn' },
  args: {
    labels: {
      ...labels,
      title: 'দলের বাজি',
      exportCsv: 'CSV নামান',
      addFilter: 'ফিল্টার',
      rowsPerPage: 'সারি',
      previous: 'আগের',
      next: 'পরের',
      range: (first, last, total = 0) => localDigits(`${count.format(total)}-এর মধ্যে ${first}–${last}`, 'bn'),
      totals: (total = 0) => localDigits(`মোট ${count.format(total)}`, 'bn'),
      totalsNote: () => 'সার্ভার সব সারির মোট গণনা করে',
      asOf: (time) => `${time} পর্যন্ত`,
      behind: (seconds) => localDigits(`${seconds} সেকেন্ড পিছিয়ে`, 'bn'),
    },
    columns: named(bengaliColumns),
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    head: 'আপনার পুরো দলের নিষ্পন্ন বাজি। পরিমাণ টাকায়।',
    visibleRows: 6,
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    for (const field of ['bets', 'validBetMinor']) {
      const cell = canvasElement.querySelector(`[role="gridcell"][data-field="${field}"]`);
      await expect(cell).toHaveTextContent(/[০-৯]/);
      await expect(cell).not.toHaveTextContent(/\d/);
    }
  },
};

function named(words: string[]): ReportColumn<TeamBettingRow>[] {
  return columns.map((column, index) => Object.assign({}, column, { label: words[index] }));
}

function scrollerOf(canvas: HTMLElement): HTMLElement {
  const scroller = canvas.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller');
  if (!scroller) throw new Error('The grid has no scroller.');
  return scroller;
}

/** Returns the end position of a scroll container: negative in a right-to-left page. */
function endOf(scroller: HTMLElement): number {
  return (scroller.scrollWidth - scroller.clientWidth) * (document.documentElement.dir === 'rtl' ? -1 : 1);
}
