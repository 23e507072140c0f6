import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayRibbon, type RibbonDay } from './DayRibbon';

/** Pay over a day: a late evening, a quiet morning, rising from noon on. */
const slicesMinor = Array.from({ length: 206 }, (_, index) => {
  const tide = index < 36 ? 1 : index < 108 ? 0.48 : 0.48 + (index - 108) * 0.009;
  return BigInt(Math.round(380 * Math.min(tide, 1.3) * (1 + 0.18 * Math.sin(index * 2.3) + 0.1 * Math.sin(index * 5.1))));
});

const day: RibbonDay = {
  slicesMinor,
  paidMinor: slicesMinor.reduce((sum, amount) => sum + amount, 0n),
  carryPpm: 412_000n,
  nextAt: '2026-11-20T10:16:00Z',
};

const meta = {
  component: DayRibbon,
  args: {
    day,
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'Real-time salary today',
      note: 'one bar is one five-minute slice, settled 60 s after it closes',
      paid: 'Paid',
      carry: 'Carry',
      next: 'Next',
      plot: (settled, slices) => `Paid in ${settled} of ${slices} five-minute slices`,
      loading: 'Loading',
    },
  },
} satisfies Meta<typeof DayRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Paid in 206 of 288 five-minute slices' })).toBeVisible();
    await expect(canvas.getByText('0.00412')).toBeVisible();
    await expect(canvas.getByText('17:16:00')).toBeVisible();
  },
};

/** Loading, before the first slice is settled, and at the end of the day. */
export const AwaitedEmptyAndFull: Story = {
  render: (args) => (
    <>
      <DayRibbon {...args} day={undefined} />
      <br />
      <DayRibbon {...args} day={{ slicesMinor: [], paidMinor: 0n, carryPpm: 0n, nextAt: '2026-11-20T17:06:00Z' }} />
      <br />
      <DayRibbon {...args} day={{ ...day, slicesMinor: Array.from({ length: 288 }, (_, index) => slicesMinor[index % 206] ?? 0n) }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('figure', { name: 'Paid in 0 of 288 five-minute slices' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Paid in 288 of 288 five-minute slices' })).toBeVisible();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    labels: {
      title: 'আজকের তাৎক্ষণিক বেতন',
      note: 'প্রতিটি দাগ পাঁচ মিনিট, শেষ হওয়ার ৬০ সেকেন্ড পরে নিষ্পত্তি হয়',
      paid: 'পরিশোধিত',
      carry: 'জের',
      next: 'পরবর্তী',
      plot: (settled, slices) => `${slices}টি পাঁচ মিনিটের মধ্যে ${settled}টিতে পরিশোধিত`,
      loading: 'লোড হচ্ছে',
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'الراتب اللحظي اليوم',
      note: 'كل عمود خمس دقائق، تُسوّى بعد 60 ثانية من إغلاقها',
      paid: 'المدفوع',
      carry: 'المرحّل',
      next: 'التالي',
      plot: (settled, slices) => `دُفع في ${settled} من ${slices} شريحة`,
      loading: 'جارٍ التحميل',
    },
  },
};
