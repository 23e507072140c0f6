import type { Meta, StoryObj } from '@storybook/react-vite';
import { arSD } from '@mui/x-data-grid/locales';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ReportColumn } from './ReportColumn';
import { ReportGrid, type ReportGridLabels } from './ReportGrid';
import { loadTeamBetting, type TeamBettingRow } from './teamBetting';
import type { LoadReport, ReportQuery } from './useReport';

const count = new Intl.NumberFormat('en');
const asOfMs = Date.UTC(2026, 10, 20, 10, 9, 48);
const fresh = () => asOfMs + 44_000;
const late = () => asOfMs + 8 * 60_000;

const labels: ReportGridLabels = {
  title: 'Team betting',
  columns: 'Columns',
  density: 'Density',
  densities: { compact: 'Compact', standard: 'Standard', roomy: 'Roomy' },
  print: 'Print',
  exportCsv: 'Export CSV',
  addFilter: 'Filter',
  filterColumn: 'Column',
  filterValue: 'Value',
  applyFilter: 'Apply',
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

const openDays = fn();

const columns: ReportColumn<TeamBettingRow>[] = [
  { id: 'account', label: 'Account', kind: 'account', width: 172, filterable: true, onDrill: fn() },
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
  { id: 'profitMinor', label: 'Team profit', kind: 'money', width: 116, sortable: true, onDrill: openDays },
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
  args: {
    columns,
    from: '2026-11-01',
    to: '2026-11-20',
    load,
    initialView: { sort: '-validBetMinor', filter: {}, limit: 50, density: 'standard', hidden: [] },
    format: { locale: 'en-GB', currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels,
    head,
    visibleRows: 10,
    nowMs: fresh,
    onExport: fn(),
    onViewChange: fn(),
  },
} satisfies Meta<typeof ReportGrid<TeamBettingRow>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
const loaded = (canvas: Canvas) => canvas.findAllByRole('rowheader');
const answerOf = (query: Partial<ReportQuery>) =>
  loadTeamBetting({ from: '', to: '', cursor: null, limit: 50, sort: '-validBetMinor', filter: {}, ...query });

export const Default: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('grid', { name: 'Team betting' })).toBeVisible();
    await expect(canvas.getByText('1–50 of 3,200')).toBeVisible();
    await expect(canvas.getByText('44 s behind', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Valid bet/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const TotalsAreOfAllRows: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const all = await Promise.all(
      ['agent11', 'agent12', 'agent41', 'agent14', 'agent42', 'agent15', 'agent16'].map((upline) => answerOf({ filter: { upline } })),
    );
    const minor = all.reduce((sum, { totals }) => sum + (totals.profitMinor ?? 0n), 0n);
    const bar = canvas.getByLabelText('Total of 3,200');
    await expect(bar).toHaveTextContent(
      count.format(`${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral),
    );
  },
};

export const TotalsStandUnderTheirColumns: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const scroller = scrollerOf(canvasElement);
    scroller.scrollLeft = endOf(scroller) / 2;
    await waitFor(async () => {
      const header = canvas.getByRole('columnheader', { name: 'Payout' }).getBoundingClientRect();
      const total = within(canvas.getByLabelText('Total of 3,200')).getByText('Payout').parentElement?.getBoundingClientRect();
      await expect(Math.abs((total?.left ?? 0) - header.left)).toBeLessThanOrEqual(1);
      await expect(Math.abs((total?.right ?? 0) - header.right)).toBeLessThanOrEqual(1);
    });
  },
};

export const StickyFirstColumn: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first] = await loaded(canvas);
    const scroller = scrollerOf(canvasElement);
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
    await waitFor(() =>
      expect(start(within(canvas.getByLabelText('Total of 3,200')).getByText('Account').parentElement ?? undefined)).toBeLessThanOrEqual(1),
    );
  },
};

export const FiguresEndAtTheSameEdge: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const cells = [...canvasElement.querySelectorAll('[data-field="validBetMinor"] bdi')].slice(0, 5);
    const edges = new Set(cells.map((figure) => Math.round(figure.getBoundingClientRect().right)));
    await expect(edges.size).toBe(1);
  },
};

export const SortedByTheServer: Story = {
  args: { load: fn(loadTeamBetting) },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('columnheader', { name: /Team profit/ }));
    await waitFor(() =>
      expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-profitMinor', cursor: null }), expect.anything()),
    );
    const { rows } = await answerOf({ sort: '-profitMinor' });
    await waitFor(() => expect(rowNames(canvas)[0]).toBe(rows[0]?.account));
    await expect(canvas.getByRole('columnheader', { name: /Team profit/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Paging: Story = {
  args: { load: fn(loadTeamBetting), initialView: { ...meta.args.initialView, limit: 25 } },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
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
  },
};

export const LastPage: Story = {
  args: { initialView: { ...meta.args.initialView, filter: { upline: 'agent42', level: '3', account: 'lan' } } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Filtered: Story = {
  args: { load: fn(loadTeamBetting) },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), 'Upline');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Value' }), 'agent12');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.load).toHaveBeenLastCalledWith(expect.objectContaining({ filter: { upline: 'agent12' } }), expect.anything()),
    );
    const { totalRows = 0 } = await answerOf({ filter: { upline: 'agent12' } });
    await canvas.findByText(`Total of ${count.format(totalRows)}`);
    await expect(canvas.getByRole('button', { name: 'Remove the filter Upline' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FilterRemoved: Story = {
  parameters: { visual: { skip: true } },
  args: { initialView: { ...meta.args.initialView, filter: { level: '2' } } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Remove the filter Level' }));
    await canvas.findByText('1–50 of 3,200');
  },
};

export const Compact: Story = {
  args: { initialView: { ...meta.args.initialView, density: 'compact' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(30);
  },
};

export const RoomyFromTheMenu: Story = {
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Density' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Roomy' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(44));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ density: 'roomy' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ColumnsChosen: Story = {
  parameters: { visual: { page: true } },
  play: async ({ canvas, userEvent: user }) => {
    await loaded(canvas);
    await user.click(canvas.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Upline' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Upline' })).toBeNull());
    await expect(screen.getByRole('checkbox', { name: 'Account' })).toBeDisabled();
  },
};

export const DrillDown: Story = {
  play: async ({ canvas, userEvent: user }) => {
    openDays.mockClear();
    await loaded(canvas);
    const { rows } = await answerOf({});
    const cell = canvas.getAllByRole('gridcell').find((element) => element.dataset['field'] === 'profitMinor');
    await user.click(within(cell as HTMLElement).getByRole('button', { hidden: true }));
    await expect(openDays).toHaveBeenLastCalledWith(rows[0]);
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(openDays).toHaveBeenLastCalledWith(rows[1]);
  },
};

export const SelectedRow: Story = {
  loaders: [async () => ({ selected: (await answerOf({})).rows[3]?.account })],
  render: (args, { loaded: { selected } }) => <ReportGrid {...args} selected={String(selected)} />,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getAllByRole('row')[4]).toHaveClass('selected');
  },
};

export const FirstLoad: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Counting…')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
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
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

const nothing = () => Promise.resolve({ rows: [], next: null, totals: {}, totalRows: 0, asOf: new Date(asOfMs).toISOString() });

export const EmptyPeriod: Story = {
  args: { load: nothing, emptyAction: { label: 'Show 30 days', onAct: fn() } },
  play: async ({ args, canvas, userEvent: user }) => {
    await canvas.findByText('No settled bets from 14 to 20 Nov');
    await user.click(canvas.getByRole('button', { name: 'Show 30 days' }));
    await expect(args.emptyAction?.onAct).toHaveBeenCalledOnce();
  },
};

export const EmptyFilter: Story = {
  args: { initialView: { ...meta.args.initialView, filter: { account: 'zzz' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No member matches these filters');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { load: fn(() => Promise.resolve({ refused: 'Reports go back 90 days. Choose a later first day.' })) },
  play: async ({ args, canvas, userEvent: user }) => {
    await canvas.findByText('Reports go back 90 days. Choose a later first day.');
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await canvas.findByText('The report did not answer');
  },
};

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

export const Late: Story = {
  args: { nowMs: late, load: fn(loadTeamBetting) },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getByText('Counting runs 8 min behind; amounts will grow.', { exact: false })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};

export const ExportRunning: Story = {
  args: {
    exporting: {
      state: 'running',
      title: 'Writing CSV',
      detail: '1,984 of 3,200 rows',
      percent: 62,
      figures: '62 % · 0.9 MB',
      action: 'Cancel',
      onAction: fn(),
    },
  },
  play: async ({ args, canvas, userEvent: user }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('progressbar', { name: 'Writing CSV' })).toHaveAttribute('value', '62');
    await user.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.exporting?.onAction).toHaveBeenCalledOnce();
    await user.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20', sort: '-validBetMinor', filter: {} });
  },
};

export const ExportDone: Story = {
  args: {
    visibleRows: 4,
    exporting: {
      state: 'done',
      title: 'team-betting-1-20-nov.csv',
      detail: '3,200 rows, 1.4 MB, totals match the bar',
      action: 'Save file',
      onAction: fn(),
    },
  },
  play: ({ canvas }) => loaded(canvas).then(() => undefined),
};

export const ExportStopped: Story = {
  args: {
    visibleRows: 4,
    exporting: { state: 'stopped', title: 'Stopped at 1,984 rows.', detail: 'No file was kept.', action: 'Start again', onAction: fn() },
  },
  play: ({ canvas }) => loaded(canvas).then(() => undefined),
};

export const ExportFailed: Story = {
  args: {
    visibleRows: 4,
    exporting: {
      state: 'failed',
      title: 'The line broke at 1,984 rows.',
      detail: 'The part written was removed.',
      action: 'Try again',
      onAction: fn(),
    },
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Printed: Story = {
  parameters: { visual: { skip: true } },
  args: { initialView: { ...meta.args.initialView, limit: 25 } },
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
  },
};

export const UnderTheStrictPolicy: Story = {
  parameters: { visual: { skip: true } },
  args: { nonce: 'bm9uY2U' },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect([...document.querySelectorAll('style')].some(({ nonce }) => nonce === 'bm9uY2U')).toBe(true);
  },
};

export const RowsToldApartByTwoColumns: Story = {
  parameters: { visual: { skip: true } },
  args: {
    columns: columns.toSorted((a, b) => Number(b.id === 'upline') - Number(a.id === 'upline')),
    rowId: ({ upline, account }) => `${upline} ${account}`,
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const { rows } = await answerOf({});
    await expect(rowNames(canvas).slice(0, 5)).toEqual(rows.slice(0, 5).map(({ upline }) => upline));
  },
};

export const LongText: Story = {
  args: {
    columns: named(columns.map(({ label }) => `${label} including everything that was corrected later`)),
    visibleRows: 4,
  },
  play: ({ canvas }) => loaded(canvas).then(() => undefined),
};

export const Phone: Story = {
  args: { columns: columns.filter(({ id }) => ['account', 'validBetMinor', 'profitMinor', 'marginPpm'].includes(id)), visibleRows: 5 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(44);
    await expect(canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().width).toBeLessThanOrEqual(129);
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
  args: {
    labels: arabic,
    columns: named(arabicColumns),
    format: { ...meta.args.format, locale: 'ar' },
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

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    labels: {
      ...labels,
      title: 'দলের বাজি',
      exportCsv: 'CSV নামান',
      addFilter: 'ফিল্টার',
      rowsPerPage: 'সারি',
      previous: 'আগের',
      next: 'পরের',
      range: (first, last, total = 0) => `${count.format(total)}-এর মধ্যে ${first}–${last}`,
      totals: (total = 0) => `মোট ${count.format(total)}`,
      totalsNote: () => 'সার্ভার সব সারির মোট গণনা করে',
      asOf: (time) => `${time} পর্যন্ত`,
      behind: (seconds) => `${seconds} সেকেন্ড পিছিয়ে`,
    },
    columns: named(bengaliColumns),
    format: { locale: 'bn', currency: 'BDT', timeZone: 'Asia/Dhaka' },
    head: 'আপনার পুরো দলের নিষ্পন্ন বাজি। পরিমাণ টাকায়।',
    visibleRows: 6,
  },
  play: ({ canvas }) => loaded(canvas).then(() => undefined),
};

function named(words: string[]): ReportColumn<TeamBettingRow>[] {
  return columns.map((column, index) => Object.assign({}, column, { label: words[index] }));
}

function scrollerOf(canvas: HTMLElement): HTMLElement {
  const scroller = canvas.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller');
  if (!scroller) throw new Error('The grid has no scroller.');
  return scroller;
}

/** The far end of a scroller: negative in a right-to-left page. */
function endOf(scroller: HTMLElement): number {
  return (scroller.scrollWidth - scroller.clientWidth) * (document.documentElement.dir === 'rtl' ? -1 : 1);
}
