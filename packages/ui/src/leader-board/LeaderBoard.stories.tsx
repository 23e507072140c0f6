import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Money } from '../money/Money';
import { LocaleContext } from '../theme/useLocale';
import { LeaderBoard, type LeaderBoardLabels, type LeaderRow } from './LeaderBoard';

/** The split of DR-7.4: 20, 12, 9, 7 and 6 % for the first five, then 46 % in equal parts for places 6 to 20. */
const poolMinor = 500_000n;
const shares = [200_000n, 120_000n, 90_000n, 70_000n, 60_000n, 46_000n, 30_666n].map((ppm) => (poolMinor * ppm) / 1_000_000n);
const lower = (poolMinor * 460_000n) / 1_000_000n / 15n;

const names = ['ti•••88', 'mo•••31', 'ko•••04', 'su•••77', 'an•••19', 'li•••52', 'pe•••63', 'ja•••28'];
const points = [48_210n, 44_975n, 39_120n, 31_480n, 30_992n, 27_305n, 22_780n, 19_450n];

const rows: LeaderRow[] = names.map((name, index) => ({
  place: index + 1,
  name,
  points: points[index] ?? 0n,
  prizeMinor: index < 5 ? (shares[index] ?? 0n) : lower,
}));

const labels: LeaderBoardLabels = {
  title: 'The long table',
  place: 'Place',
  name: 'Player',
  points: 'Points',
  prize: 'Prize',
  you: 'You',
  unplaced: 'You are not placed yet. Every valid bet counts.',
  empty: { title: 'Nobody is placed yet', text: 'The first valid bet of the window opens the board.' },
  failed: { title: 'The board could not be fetched', retry: 'Try again' },
};

const meta = {
  component: LeaderBoard,
  args: {
    content: { state: 'ready', items: rows, own: { place: 112, name: 'pl•••01', points: 1264n, prizeMinor: 0n } },
    pool: (
      <>
        Prize pool{' '}
        <LocaleContext value="en">
          <Money amountMinor={poolMinor} currency="USD" />
        </LocaleContext>
      </>
    ),
    time: 'Ends in 2 days 4 h',
    currency: 'USD',
    labels,
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof LeaderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await expect(canvas.getByRole('rowheader', { name: /ti•••88/ }).closest('tr')).toHaveTextContent('$1,000.00');
    await expect(canvas.getByText('You').closest('tr')).toHaveTextContent('112');
    await expect(canvas.getByText('You').closest('tfoot')).not.toBeNull();
  },
};

/** DR-20.4: points may be the multiples of a tournament. */
export const Multiples: Story = {
  parameters: { visual: { skip: true } },
  args: { formatScore: (score) => `×${Number(score) / 100}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /ti•••88/ }).closest('tr')).toHaveTextContent('×482.1');
  },
};

const onRetry = fn();

/** Own place among the first; empty; failed; loading. */
export const OtherStates: Story = {
  render: (args) => (
    <>
      <LeaderBoard {...args} content={{ state: 'ready', items: rows.slice(0, 3), own: rows[1] }} />
      <LeaderBoard
        {...args}
        labels={{ ...labels, title: 'A new player’s board' }}
        content={{ state: 'ready', items: rows.slice(0, 2), own: undefined }}
      />
      <LeaderBoard {...args} labels={{ ...labels, title: 'A new board' }} content={{ state: 'ready', items: [], own: undefined }} />
      <LeaderBoard {...args} labels={{ ...labels, title: 'A lost board' }} content={{ state: 'failed', onRetry }} />
      <LeaderBoard {...args} labels={{ ...labels, title: 'A coming board' }} content={{ state: 'loading' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You').closest('tr')).toHaveTextContent('44,975');
    await expect(canvas.getByText('You are not placed yet. Every valid bet counts.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The board could not be fetched');
    await expect(canvas.getByRole('region', { name: 'A coming board' })).toHaveAttribute('aria-busy', 'true');
    canvas.getByRole('button', { name: 'Try again' }).click();
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { locale: 'de' },
  args: {
    content: { state: 'ready', items: rows.slice(0, 3), own: rows[2] },
    time: 'Endet in zwei Tagen und vier Stunden',
    labels: {
      ...labels,
      title: 'Bestenliste der Wochenaufgabe',
      place: 'Platz',
      name: 'Spielerin oder Spieler',
      points: 'Punkte',
      prize: 'Gewinn',
      you: 'Sie',
    },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    content: { state: 'ready', items: rows.slice(0, 4), own: rows[3] },
    pool: 'পুরস্কার তহবিল ৳৫,০০০.০০',
    time: '২ দিন ৪ ঘণ্টা বাকি',
    currency: 'BDT',
    labels: { ...labels, title: 'লম্বা টেবিল', place: 'স্থান', name: 'খেলোয়াড়', points: 'পয়েন্ট', prize: 'পুরস্কার', you: 'আপনি' },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    content: { state: 'ready', items: rows.slice(0, 4), own: rows[3] },
    pool: 'مجموع الجوائز \u2066$5,000.00\u2069',
    time: 'ينتهي بعد يومين و4 ساعات',
    labels: { ...labels, title: 'الطاولة الطويلة', place: 'المركز', name: 'اللاعب', points: 'النقاط', prize: 'الجائزة', you: 'أنت' },
  },
};

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 370px), 1fr))',
  alignItems: 'start',
  gap: 16,
});
