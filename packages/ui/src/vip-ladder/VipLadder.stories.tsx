import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Money } from '../money/Money';
import { words } from '../words/en';
import { VipLadder, type VipRank } from './VipLadder';

/** The table of DR-4: label, deposits, valid bets, gifts at the level-up, each month and on the birthday, withdrawals a day. */
const table = [
  [0, 0, 0, 0, 0, 3],
  [500, 5000, 5, 2, 5, 4],
  [2500, 30_000, 18, 8, 18, 5],
  [10_000, 150_000, 68, 28, 58, 6],
  [40_000, 700_000, 188, 88, 128, 8],
  [150_000, 3_000_000, 588, 288, 388, 10],
  [600_000, 12_000_000, 1888, 888, 888, 15],
] as const;

const minor = (credits: number) => BigInt(credits) * 100n;

const ranksIn = (labels: readonly string[], benefits: readonly string[], currency: string): VipRank[] =>
  table.map(([deposit, validBet, levelUp, monthly, birthday, withdrawals], level) => ({
    level,
    label: labels[level] ?? '',
    depositMinor: minor(deposit),
    validBetMinor: minor(validBet),
    benefits: [
      ...[levelUp, monthly, birthday].map((gift, index) => ({
        name: benefits[index] ?? '',
        value: gift ? <Money amountMinor={minor(gift)} currency={currency} /> : '–',
      })),
      { name: benefits[3] ?? '', value: withdrawals },
    ],
  }));

const labels = words.vipLadder;

const english = ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Crown'];
const gifts = ['Level-up gift', 'Monthly gift', 'Birthday gift', 'Withdrawals a day'];

const meta = {
  component: VipLadder,
  args: {
    items: ranksIn(english, gifts, 'USD'),
    progress: {
      level: 3,
      depositMinor: 2_624_000n,
      validBetMinor: 48_210_050n,
      keep: { doneMinor: 1_264_000n, needMinor: 2_000_000n, until: '30 November' },
    },
    currency: 'USD',
    labels,
  },
} satisfies Meta<typeof VipLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { actions: ({ level }) => (level === 3 ? <Button variant="contained">Claim the monthly gift</Button> : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Deposits' })).toHaveAttribute('value', '656');
    await expect(canvas.getByRole('radio', { name: /Gold/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Claim the monthly gift' })).toBeVisible();
  },
};

/** The ranks are a single tab stop; arrow keys move along them and the benefits follow. */
export const AnotherRankChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Gold/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Diamond/ })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'What Diamond brings' })).toHaveTextContent('$588.00');
  },
};

export const HighestRank: Story = {
  args: {
    progress: {
      level: 6,
      depositMinor: 71_400_000n,
      validBetMinor: 1_320_000_000n,
      keep: { doneMinor: 104_000_000n, needMinor: 100_000_000n, until: '30 November' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You hold the highest rank.')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
  },
};

/** The ranks are wider than the screen and start at the member's own rank. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { progress: { level: 5, depositMinor: 16_400_000n, validBetMinor: 482_000_000n } },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('radio', { checked: true }).getBoundingClientRect();
    await expect(own.left).toBeGreaterThanOrEqual(0);
    await expect(own.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  args: { progress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    items: ranksIn(
      ['সদস্য', 'ব্রোঞ্জ', 'রৌপ্য', 'স্বর্ণ', 'প্লাটিনাম', 'হীরা', 'মুকুট'],
      ['স্তর বৃদ্ধির উপহার', 'মাসিক উপহার', 'জন্মদিনের উপহার', 'দিনে উত্তোলন'],
      'BDT',
    ),
    currency: 'BDT',
    labels: {
      yours: 'আপনার স্তর',
      next: (label) => `${label} স্তরে পৌঁছাতে।`,
      both: 'দুটিই প্রয়োজন।',
      top: 'আপনি সর্বোচ্চ স্তরে আছেন।',
      deposits: 'মোট জমা',
      validBets: 'বৈধ বাজি',
      keep: (label, until) => `${until} পর্যন্ত ${label} স্তর ধরে রাখতে`,
      of: (done, need) => (
        <>
          {need}-এর মধ্যে {done}
        </>
      ),
      ranks: 'ভিআইপি স্তর',
      reached: 'অর্জিত',
      own: 'আপনার স্তর',
      ahead: 'সামনে',
      benefits: (label) => `${label} স্তরের সুবিধা`,
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    items: ranksIn(
      ['عضو', 'برونزي', 'فضي', 'ذهبي', 'بلاتيني', 'ماسي', 'تاج'],
      ['هدية الترقية', 'هدية شهرية', 'هدية عيد الميلاد', 'السحوبات في اليوم'],
      'USD',
    ),
    labels: {
      yours: 'رتبتك',
      next: (label) => `للوصول إلى ${label}.`,
      both: 'كلاهما مطلوب.',
      top: 'أنت في أعلى رتبة.',
      deposits: 'الإيداعات',
      validBets: 'الرهانات الصالحة',
      keep: (label, until) => `للبقاء في رتبة ${label} حتى ${until}`,
      of: (done, need) => (
        <>
          {done} من {need}
        </>
      ),
      ranks: 'رتب كبار الأعضاء',
      reached: 'تم بلوغها',
      own: 'رتبتك',
      ahead: 'قادمة',
      benefits: (label) => `ما تقدمه رتبة ${label}`,
    },
  },
};
