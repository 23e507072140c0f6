import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { find } from '../testing/testing';
import { type ContractRow, ContractTable, type ContractTableLabels } from './ContractTable';

const contracts: ContractRow[] = [
  contract('C-2041', 'agent11', 'DAILY', 'D', [1000, 3000], [86, 41_288_020n, 1_120_466n, 123_864n], 'accepted', '2026-10-01'),
  contract('C-2017', 'agent12', 'DAILY', 'D', [1000, 3000], [74, 33_841_055n, -210_420n, 101_523n], 'termination request', '2026-10-01'),
  contract('C-2044', 'agent41', 'DAILY', 'D', [2000, 2000], [41, 24_011_800n, 802_240n, 48_023n], 'accepted', '2026-11-01'),
  contract('C-2052', 'agent14', 'DAILY', 'D', [1000, 2000], [null, null, null, null], 'new request', '2026-11-21'),
  contract('C-1988', 'agent11', 'HOURLY', 'D', [1000, 1000], [38, 1_842_050n, 40_211n, 1842n], 'accepted', '2026-08-01'),
  contract('C-2003', 'agent11', 'REALTIME', 'D', [400, 400], [52, 120_433n, -1250n, 48n], 'accepted', '2026-10-01'),
  contract('C-1871', 'agent12', 'DIVIDEND', 'H', [50_000, 150_000], [74, 312_044_000n, -1_400_000n, 0n], 'accepted', '2026-10-01'),
  contract('C-1872', 'agent41', 'DIVIDEND', 'M', [50_000, 100_000], [41, 241_882_075n, 2_500_000n, 250_000n], 'accepted', '2026-11-01'),
  contract('C-1902', 'agent42', 'DIVIDEND', 'W', [50_000, 50_000], [18, 60_421_040n, -219_005n, 0n], 'rejected', '2026-09-14'),
  contract('C-1760', 'agent16', 'DAILY', 'D', [1500, 1500], [21, 8_820_410n, 176_002n, 13_230n], 'completed', '2026-08-01'),
];

const labels: ContractTableLabels = {
  table: 'Contracts given to your downline',
  taker: 'Taker',
  kind: 'Kind',
  period: 'Period',
  rate: 'Rate',
  activeMembers: 'Active',
  periodValidBet: 'Period valid bet',
  periodProfit: 'Period profit',
  pay: 'Pay',
  state: 'State',
  validFrom: 'Valid from',
  actions: 'Actions',
  kinds: { DAILY: 'Daily', HOURLY: 'Hourly', REALTIME: 'Real-time', DIVIDEND: 'Dividend' },
  periods: { D: 'Daily', W: 'Weekly', H: 'Half-monthly', M: 'Monthly' },
  rhythms: { HOURLY: 'Hourly', REALTIME: '5 minutes' },
  states: {
    'new request': 'Offered',
    accepted: 'Accepted',
    rejected: 'Rejected',
    'termination request': 'Ending asked',
    completed: 'Completed',
  },
  empty: { title: 'No contracts yet', help: 'Offer one to an agent of your downline; it pays from the day it is accepted.' },
  failed: { title: 'The contracts did not answer', help: 'Nothing was changed.', retry: 'Try again' },
};

const meta = {
  component: ContractTable,
  // Days are written as the site writes them.
  parameters: { locale: 'en-GB' },
  args: {
    content: { state: 'ready', contracts },
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels,
    onOpen: fn(),
    menu: ({ id }) => (
      <DeskButton look="icon" aria-label={`Actions of ${id}`}>
        <Icon name="more" size={16} />
      </DeskButton>
    ),
  },
} satisfies Meta<typeof ContractTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: labels.table }));
    const [, first, second, , offer] = table.getAllByRole('row');
    await expect(first).toHaveTextContent('agent11 C-2041');
    await expect(first).toHaveTextContent('0.10–0.30 %');
    await expect(first).toHaveTextContent('412,880.20');
    await expect(second).toHaveTextContent('−2,104.20');
    await expect(offer).toHaveTextContent('––––');
    await expect(table.getAllByRole('columnheader')).toHaveLength(11);
    for (const name of ['Daily', 'Weekly', 'Half-monthly', 'Monthly', '5 minutes']) {
      await expect(canvas.getAllByRole('cell', { name }).length).toBeGreaterThan(0);
    }
    // A flat rate pays its exact share of the bets.
    const flat = contracts.filter(({ kind, ratePpm }) => kind !== 'DIVIDEND' && ratePpm[0] === ratePpm[1]);
    for (const { periodValidBetMinor, payMinor, ratePpm } of flat) {
      await expect(payMinor).toBe(((periodValidBetMinor ?? 0n) * BigInt(ratePpm[0])) / 1_000_000n);
    }
  },
};

export const Selected: Story = {
  args: { value: 'C-2017' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(find(canvasElement).row('C-2017')).toBe(canvas.getByRole('row', { current: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'agent41 C-2044' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(contracts[2]);
    canvas.getByRole('region').focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(contracts[0]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions of C-2041' })).toHaveFocus();
  },
};

export const ToRead: Story = {
  render: ({ content, format, labels: words }) => <ContractTable content={content} format={format} labels={words} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const retry = fn();
const longNames = contracts.slice(0, 3).map((row) => Object.assign({}, row, { taker: `${row.taker}_of_the_long_river_delta` }));

/** Loading, empty, failed, and with long names. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <ContractTable {...args} content={{ state: 'loading' }} />
      <ContractTable {...args} labels={{ ...labels, table: 'None' }} content={{ state: 'ready', contracts: [] }} />
      <ContractTable {...args} labels={{ ...labels, table: 'Not answered' }} content={{ state: 'failed', onRetry: retry }} />
      <ContractTable
        {...args}
        labels={{ ...labels, table: 'Long', periodValidBet: 'Valid bet of the period that is not over yet' }}
        content={{ state: 'ready', contracts: longNames }}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: labels.table })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('No contracts yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', gap: 16 });

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { content: { state: 'ready', contracts: contracts.slice(0, 5) } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const isRtl = document.documentElement.dir === 'rtl';
    region.scrollLeft = isRtl ? -240 : 240;
    const [taker] = canvas.getAllByRole('rowheader');
    const edge = (element: Element | undefined) => element?.getBoundingClientRect()[isRtl ? 'right' : 'left'] ?? Infinity;
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled', 'true'));
    await expect(Math.abs(edge(taker) - edge(region))).toBeLessThanOrEqual(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  parameters: { locale: 'ar' },
  args: {
    value: 'C-2041',
    labels: {
      ...labels,
      table: 'العقود الممنوحة للتابعين',
      taker: 'الآخذ',
      kind: 'النوع',
      period: 'الفترة',
      rate: 'النسبة',
      activeMembers: 'النشطون',
      periodValidBet: 'الرهان الصالح للفترة',
      periodProfit: 'ربح الفترة',
      pay: 'المستحق',
      state: 'الحالة',
      validFrom: 'ساري من',
      actions: 'إجراءات',
      kinds: { DAILY: 'يومي', HOURLY: 'بالساعة', REALTIME: 'لحظي', DIVIDEND: 'أرباح' },
      periods: { D: 'يومي', W: 'أسبوعي', H: 'نصف شهري', M: 'شهري' },
      rhythms: { HOURLY: 'كل ساعة', REALTIME: '5 دقائق' },
      states: {
        'new request': 'معروض',
        accepted: 'مقبول',
        rejected: 'مرفوض',
        'termination request': 'طُلب الإنهاء',
        completed: 'منتهٍ',
      },
    },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  parameters: { locale: 'bn' },
  args: {
    content: { state: 'ready', contracts: contracts.slice(0, 4) },
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    labels: {
      ...labels,
      taker: 'গ্রহীতা',
      kind: 'ধরন',
      period: 'সময়কাল',
      rate: 'হার',
      activeMembers: 'সক্রিয়',
      periodValidBet: 'সময়কালের বৈধ বাজি',
      periodProfit: 'সময়কালের লাভ',
      pay: 'প্রাপ্য',
      state: 'অবস্থা',
      validFrom: 'শুরু',
      kinds: { DAILY: 'দৈনিক', HOURLY: 'ঘণ্টায়', REALTIME: 'তাৎক্ষণিক', DIVIDEND: 'লভ্যাংশ' },
      periods: { D: 'দৈনিক', W: 'সাপ্তাহিক', H: 'পাক্ষিক', M: 'মাসিক' },
      states: {
        'new request': 'প্রস্তাবিত',
        accepted: 'গৃহীত',
        rejected: 'প্রত্যাখ্যাত',
        'termination request': 'সমাপ্তির অনুরোধ',
        completed: 'সমাপ্ত',
      },
    },
  },
};

function contract(
  id: string,
  taker: string,
  kind: ContractRow['kind'],
  period: ContractRow['period'],
  ratePpm: ContractRow['ratePpm'],
  [activeMembers, periodValidBetMinor, periodProfitMinor, payMinor]: [number | null, bigint | null, bigint | null, bigint | null],
  state: ContractRow['state'],
  validFrom: string,
): ContractRow {
  return { id, taker, kind, period, ratePpm, activeMembers, periodValidBetMinor, periodProfitMinor, payMinor, state, validFrom };
}
