import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BreakdownChart, type BreakdownResult, type BreakdownShare } from './BreakdownChart';

/** The width beside the plot of an overview. */
const Column = styled('div')({ maxInlineSize: 376 });

const shares: BreakdownShare[] = [
  { id: 'RNG', label: 'Slots', amountMinor: 446_541_100n },
  { id: 'SPORTS', label: 'Sports', amountMinor: 231_941_200n },
  { id: 'LIVE', label: 'Live', amountMinor: 202_677_600n },
  { id: 'FISH', label: 'Fishing', amountMinor: 87_790_800n },
  { id: 'ELOTT', label: 'E-lottery', amountMinor: 62_862_600n },
  { id: 'others', label: 'Other three', amountMinor: 52_024_200n },
];

const results: BreakdownResult[] = [
  { id: 'RNG', label: 'Slots', profitMinor: 13_574_800n, profitBeforeMinor: 12_077_200n, ofMinor: 446_541_100n },
  { id: 'SPORTS', label: 'Sports', profitMinor: 5_752_100n, profitBeforeMinor: 4_490_300n, ofMinor: 231_941_200n },
  { id: 'LIVE', label: 'Live', profitMinor: 1_880_800n, profitBeforeMinor: 1_963_300n, ofMinor: 202_677_600n },
  { id: 'others', label: 'Other five', profitMinor: -614_649n, profitBeforeMinor: 619_000n, ofMinor: 202_677_600n },
];

const meta = {
  component: BreakdownChart,
  args: {
    items: shares,
    results,
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'By category',
      unit: 'valid bets, USD',
      profit: 'Team profit',
      margin: 'Margin',
      change: 'Change',
      up: 'up',
      down: 'down',
      empty: 'Nobody bet in these days.',
      loading: 'Loading',
    },
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof BreakdownChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'By category' })).getAllByRole('row');
    await expect(rows[0]).toHaveTextContent('4,465,41141.20 %');
    const percents = rows.map((row) => Number.parseFloat(row.lastElementChild?.textContent ?? ''));
    await expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0);
    await expect(canvas.getByRole('row', { name: /Other five/ })).toHaveTextContent('−6,146');
  },
};

/** Loading, and empty. */
export const LoadingAndEmpty: Story = {
  render: (args) => (
    <>
      <BreakdownChart {...args} items={undefined} />
      <br />
      <BreakdownChart {...args} items={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByText('Nobody bet in these days.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    items: shares.slice(0, 3).map((share) => Object.assign({}, share, { label: `${share.label} mit sämtlichen Freispielrunden` })),
    results: results.slice(0, 2).map((result) => Object.assign({}, result, { label: `${result.label} mit sämtlichen Freispielrunden` })),
  },
  parameters: { visual: { phone: true } },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    items: ['স্লট', 'খেলাধুলা', 'লাইভ', 'মাছ ধরা', 'ই-লটারি', 'অন্য তিনটি'].map((label, index) => Object.assign({}, shares[index], { label })),
    results: ['স্লট', 'খেলাধুলা', 'লাইভ', 'অন্য পাঁচটি'].map((label, index) => Object.assign({}, results[index], { label })),
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    labels: {
      title: 'বিভাগ অনুযায়ী',
      unit: 'বৈধ বাজি, BDT',
      profit: 'দলের লাভ',
      margin: 'মার্জিন',
      change: 'পরিবর্তন',
      up: 'বৃদ্ধি',
      down: 'হ্রাস',
      empty: 'এই দিনগুলোতে কেউ বাজি ধরেনি।',
      loading: 'লোড হচ্ছে',
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    items: ['السلوت', 'الرياضة', 'المباشر', 'الصيد', 'يانصيب إلكتروني', 'ثلاث أخرى'].map((label, index) =>
      Object.assign({}, shares[index], { label }),
    ),
    results: ['السلوت', 'الرياضة', 'المباشر', 'خمس أخرى'].map((label, index) => Object.assign({}, results[index], { label })),
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'حسب الفئة',
      unit: 'الرهانات الصالحة، USD',
      profit: 'ربح الفريق',
      margin: 'الهامش',
      change: 'التغيّر',
      up: 'ارتفاع',
      down: 'انخفاض',
      empty: 'لا رهانات في هذه الأيام.',
      loading: 'جارٍ التحميل',
    },
  },
};
