import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ReportColumn } from '../report-grid/ReportColumn';
import { TotalsBar } from './TotalsBar';

interface Sums {
  account: string;
  bets: number;
  validBetMinor: bigint;
  profitMinor: bigint;
  marginPpm: bigint | null;
}

const columns: ReportColumn<Sums>[] = [
  { id: 'account', label: 'Account', kind: 'account', width: 172 },
  { id: 'bets', label: 'Bets', kind: 'count', width: 120 },
  { id: 'validBetMinor', label: 'Valid bet', kind: 'money', width: 160 },
  { id: 'profitMinor', label: 'Team profit', kind: 'money', width: 160 },
  { id: 'marginPpm', label: 'Margin', kind: 'rate', width: 120 },
];

const meta = {
  component: TotalsBar<Sums>,
  parameters: { visual: { wideOnly: 'It is as wide as the columns of its grid, which scrolls.' } },
  render: (args) => (
    <div role="grid" aria-label="Sums">
      <TotalsBar {...args} />
    </div>
  ),
  args: {
    columns,
    widths: columns.map(({ id, width }) => ({ id, width })),
    totals: { bets: 511_568, validBetMinor: 725_468_947n, profitMinor: 18_229_709n, marginPpm: 25_128n },
    label: 'Total of 8,412',
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
  },
} satisfies Meta<typeof TotalsBar<Sums>>;

export default meta;
type Story = StoryObj<typeof meta>;

const Bars = styled('div')({ display: 'grid', gap: 16, maxInlineSize: 732 });

/** Counted, counting, and with a loss and a sum that does not apply. */
export const Default: Story = {
  render: (args) => (
    <Bars role="grid" aria-label="Sums">
      <TotalsBar {...args} />
      <TotalsBar {...args} totals={undefined} label="Counting…" />
      <TotalsBar {...args} totals={{ bets: 0, validBetMinor: 0n, profitMinor: -339_751n, marginPpm: null }} label="Total of 12" />
    </Bars>
  ),
  play: async ({ canvas }) => {
    const bar = within(canvas.getByLabelText('Total of 8,412'));
    await expect(bar.getByText('7,254,689.47')).toBeVisible();
    await expect(bar.getAllByRole('gridcell')).toHaveLength(5);
    await expect(canvas.getByLabelText('Counting…')).not.toHaveTextContent('0.00');
    await expect(canvas.getByLabelText('Total of 12')).toHaveTextContent('−3,397.51');
  },
};

export const Narrow: Story = {
  render: (args) => (
    <Cut role="grid" aria-label="Sums" tabIndex={0}>
      <TotalsBar {...args} label="إجمالي 8,412 صفًّا" />
    </Cut>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByLabelText(/8,412/);
    const grid = canvas.getByRole('grid');
    grid.scrollLeft = document.documentElement.dir === 'rtl' ? -200 : 200;
    await expect(Math.abs(grid.scrollLeft)).toBe(200);
    await expect(Math.abs(edge(within(bar).getAllByRole('gridcell')[0]) - edge(grid))).toBeLessThanOrEqual(1);
  },
};

const bengali = ['অ্যাকাউন্ট', 'বাজি', 'বৈধ বাজি', 'দলের লাভ', 'মার্জিন'];

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    columns: columns.map((column, index) => Object.assign({}, column, { label: bengali[index] })),
    label: 'মোট ৮,৪১২',
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
  },
};

/** Returns the position of an element's start edge. */
const edge = (element: Element | null | undefined) =>
  element?.getBoundingClientRect()[document.documentElement.dir === 'rtl' ? 'right' : 'left'] ?? Infinity;

const Cut = styled('div')({ maxInlineSize: 390, overflowX: 'auto', scrollbarWidth: 'none' });
