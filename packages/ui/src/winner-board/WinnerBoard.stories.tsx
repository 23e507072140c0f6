import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState';
import { art } from '../story-art/posters';
import { WinnerBoard, type Winner } from './WinnerBoard';

const won = [
  ['li•••27', 'Lucky Sevens', 4_821_000n, '14 min ago'],
  ['ay•••64', 'Deep Catch', 403_075n, '4 min ago'],
  ['mo•••88', 'Nine Koi', 214_000n, '1 min ago'],
  ['ha•••03', 'Sun Pharaoh', 86_050n, '2 min ago'],
  ['tr•••19', 'Orbit Crash', 51_200n, '2 min ago'],
  ['pn•••40', 'Gem Mines', 29_820n, '5 min ago'],
] as const;

const winnersIn = (currency: string, words?: { game: string; when: string }, times = 1n): Winner[] =>
  won.map(([name, game, amountMinor, when]) => ({
    id: name,
    name,
    game: words?.game ?? game,
    pictureUrl: art(`${game.toLowerCase().replace(' ', '-')}.avif`),
    amountMinor: amountMinor * times,
    currency,
    when: words?.when ?? when,
  }));
const winners = winnersIn('USD');

const meta = {
  component: WinnerBoard,
  args: { items: winners, labels: { biggest: 'Biggest win today', others: 'More winners' } },
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48,210.00')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('ay•••64Deep Catch$4,030.754 min ago');
  },
};

/** LOB-12: twenty winners and one new. The board keeps its height; the list scrolls, also by keyboard. */
export const TwentyAndOneNew: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, index) => {
      const winner = winners[index % 6] as Winner;
      return { ...winner, id: String(index), amountMinor: 4_821_000n - BigInt(index) * 100_000n, isNew: index === 2 };
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'More winners' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(19);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    list.blur();
  },
};

/** LOB-12: no amount in any currency overlaps the lettering of the picture, and no row is cut. */
export const LargeAmounts: Story = {
  args: { items: winnersIn('BDT', undefined, 100n) },
  parameters: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    const poster = canvasElement.querySelector('.poster')?.getBoundingClientRect();
    const amount = canvasElement.querySelector('.amount')?.getBoundingClientRect();
    await expect(poster?.bottom).toBeLessThanOrEqual(amount?.top ?? 0);
    const first = canvasElement.querySelector('.first');
    await expect(first?.scrollWidth).toBe(first?.clientWidth);
    const list = canvas.getByRole('list', { name: 'More winners' });
    const [row] = canvas.getAllByRole('listitem');
    await expect(list.clientHeight % (row?.offsetHeight ?? 1)).toBe(0);
  },
};

export const Loading: Story = { args: { items: [], isBusy: true } };

/** A board with few winners is shorter. Source: docs/domain.md DR-9.1. */
export const OneWinner: Story = {
  args: { items: winners.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  args: { items: [] },
  render: (args) => (
    <WinnerBoard {...args} empty={<EmptyState icon="star" title="No wins yet today" text="Wins of 100 and more show here." />} />
  ),
};

export const Bengali: Story = {
  args: {
    items: winnersIn('BDT', { game: 'মুক্তার জোয়ার ও সোনালি বাঘের রাজ্য', when: '৪ মিনিট আগে' }),
    labels: { biggest: 'আজকের সবচেয়ে বড় জয়', others: 'আরও বিজয়ী' },
  },
  globals: { language: 'BN', viewport: { value: 'small' } },
};
