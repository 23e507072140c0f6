import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addDays } from '../day-range/presetRange';
import { TrendChart, type TrendDay } from './TrendChart';

const week = [0.9, 0.86, 0.92, 1, 1.12, 1.24, 1.18];
const count = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

const days: TrendDay[] = Array.from({ length: 30 }, (_, index) => {
  const course = (week[(index + 3) % 7] ?? 1) * (1 + index * 0.006);
  const ripple = 1 + 0.14 * Math.sin(index * 2.7);
  const share = index === 29 ? 0.66 : 1;
  return {
    day: addDays('2026-10-22', index),
    beforeDay: addDays('2026-09-22', index),
    validBetMinor: BigInt(Math.round(31_000_000 * course * ripple * share)),
    beforeMinor: BigInt(Math.round(29_000_000 * course * (1 + 0.11 * Math.sin(index * 1.9 + 2)))),
    profitMinor: BigInt(Math.round(900_000 + 1_300_000 * Math.sin(index * 1.3 + 0.4))),
  };
});

const meta = {
  component: TrendChart,
  // Days are written as the site writes them.
  parameters: { locale: 'en-GB' },
  args: {
    items: days,
    isLastDayOpen: true,
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'Valid bets by day',
      current: 'This period',
      before: '30 days before',
      profit: 'Profit',
      loss: 'Loss',
      teamProfit: 'Team profit',
      day: 'Day',
      showTable: 'Table',
      showPlot: 'Plot',
      loading: 'Loading',
      nothing: 'Nothing was played in these days.',
    },
  },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Valid bets by day' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('22 Oct').length).toBe(1));
    await expect(canvas.queryByText('Nothing was played in these days.')).toBeNull();
  },
};

/** RES-03: what play has won or lost since the first day, above the hours of each day. */
export const ResultAndHours: Story = {
  args: {
    items: Array.from({ length: 90 }, (_, index) => ({
      day: addDays('2026-08-23', index),
      validBetMinor: BigInt(Math.round(-700 * index * (1 - index / 220) + 6000 * Math.sin(index / 5))),
      minutes: index % 7 < 3 ? 0 : 40 + Math.round(70 * Math.abs(Math.sin(index * 1.7))),
    })),
    labels: {
      title: 'Won minus lost',
      current: 'Won minus lost',
      teamProfit: 'Hours a day',
      day: 'Day',
      showTable: 'Table',
      showPlot: 'Plot',
      loading: 'Loading',
      nothing: 'Nothing was played in these days.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Plot' }));
    await expect(canvas.getByRole('group', { name: 'Won minus lost' })).toBeVisible();
  },
};

export const WithTooltip: Story = {
  parameters: { visual: { page: true } },
  play: async ({ canvasElement, userEvent }) => {
    const plot = await waitFor(() => svgOf(canvasElement));
    const box = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: box.left + box.width * 0.7, clientY: box.top + box.height / 2 } });
    const tip = await screen.findByText(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/);
    const figures = within(tip.parentElement as HTMLElement);
    await expect(figures.getByText('Team profit')).toBeVisible();
  },
};

/** I18-03: One named stop for both plots; the arrows walk the days in reading direction, and their figures are shown and read. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => svgOf(canvasElement));
    canvas.getByRole('button', { name: 'Table' }).focus();
    await userEvent.tab();
    const plots = canvas.getByRole('group', { name: 'Valid bets by day' });
    await expect(plots).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    plots.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/22 October.*310,000/s);
    const isRtl = document.documentElement.dir === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/23 October/);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/20 November/);
    await userEvent.keyboard(isRtl ? '{ArrowRight}{ArrowRight}' : '{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/18 November/);
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(canvas.getByRole('table', { name: 'Valid bets by day' }));
    const rows = table.getAllByRole('row');
    await expect(rows).toHaveLength(31);
    await expect(rows[1]).toHaveTextContent('22 Oct');
    await expect(rows[1]).toHaveTextContent(count.format(Number(days[0]?.validBetMinor) / 100));
    await userEvent.click(canvas.getByRole('button', { name: 'Plot' }));
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
  },
};

export const ClosedPeriod: Story = { args: { isLastDayOpen: false, items: days.slice(0, 7) } };

export const OnlyLosses: Story = {
  args: {
    items: days.slice(0, 14).map((day) => Object.assign({}, day, { profitMinor: -90_000n - BigInt(Number(day.day.slice(-2)) * 9000) })),
  },
};

export const NothingYet: Story = {
  args: { items: days.slice(0, 7).map((day) => Object.assign({}, day, { validBetMinor: 0n, beforeMinor: 0n, profitMinor: 0n })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Valid bets by day' })).toHaveTextContent('Nothing was played in these days.');
  },
};

/** As high as the loaded chart, so that nothing below moves. */
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Table' })).toBeDisabled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** I18-03: The first day stands at the right, and the last at the left. */
export const Arabic: Story = {
  globals: { language: 'AR' },
  parameters: { locale: 'ar' },
  args: {
    labels: {
      title: 'الرهانات الصالحة يوميًا',
      current: 'هذه الفترة',
      before: 'الثلاثون يومًا السابقة',
      profit: 'ربح',
      loss: 'خسارة',
      teamProfit: 'ربح الفريق',
      day: 'اليوم',
      showTable: 'جدول',
      showPlot: 'رسم',
      loading: 'جارٍ التحميل',
      nothing: 'لم يُلعب شيء في هذه الأيام.',
    },
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByText('22 أكتوبر');
    const last = canvas.getByText('19 نوفمبر');
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().left);
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  parameters: { locale: 'bn' },
  args: {
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    labels: {
      title: 'দিন অনুযায়ী বৈধ বাজি',
      current: 'এই সময়কাল',
      before: 'আগের ৩০ দিন',
      profit: 'লাভ',
      loss: 'ক্ষতি',
      teamProfit: 'দলের লাভ',
      day: 'দিন',
      showTable: 'সারণি',
      showPlot: 'চিত্র',
      loading: 'লোড হচ্ছে',
      nothing: 'এই দিনগুলোতে কিছু খেলা হয়নি।',
    },
  },
};

function svgOf(canvas: HTMLElement): SVGElement {
  const svg = canvas.querySelector<SVGElement>('.MuiChartsSurface-root');
  if (!svg) throw new Error('The plot has no drawing.');
  return svg;
}
