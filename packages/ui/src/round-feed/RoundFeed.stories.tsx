import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { art } from '../story-art/posters';
import { type FedRound, RoundFeed } from './RoundFeed';

const settled = [
  ['ay•••4', 'Deep Catch', 403_075n, '1 min ago'],
  ['li•••7', 'Lucky Sevens', -200n, '1 min ago'],
  ['mo•••8', 'Nine Koi', -1_500n, '2 min ago'],
  ['ha•••3', 'Sun Pharaoh', 0n, '3 min ago'],
  ['tr•••9', 'Orbit Crash', 51_200n, '4 min ago'],
  ['pn•••0', 'Gem Mines', -29_820n, '4 min ago'],
] as const;

const roundsIn = (currency: string, words?: { game: string; when: string }): FedRound[] =>
  settled.map(([name, game, netMinor, when]) => ({
    id: name,
    name,
    game: words?.game ?? game,
    pictureUrl: art(`${game.toLowerCase().replace(' ', '-')}.avif`),
    netMinor,
    currency,
    when: words?.when ?? when,
  }));

const meta = {
  component: RoundFeed,
  args: { label: 'Just settled', items: roundsIn('USD') },
} satisfies Meta<typeof RoundFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lost rounds stand beside won ones: the sign says which is which. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Just settled' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(list).toHaveTextContent('−$2.00');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    list.blur();
  },
};

/** Rounds, skeletons and a note have one height: nothing below moves when one replaces the other. */
export const States: Story = {
  render: (args) => (
    <>
      <RoundFeed {...args} data-testid="feed" isBusy />
      <RoundFeed {...args} data-testid="feed" items={[]} note="No round was settled in the last five minutes." />
      <RoundFeed {...args} data-testid="feed" items={roundsIn('USD').map((round, index) => Object.assign(round, { isNew: index === 0 }))} />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByTestId('feed').map((feed) => feed.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Bengali: Story = {
  args: { label: 'এইমাত্র শেষ হয়েছে', items: roundsIn('BDT', { game: 'মুক্তার জোয়ার ও সোনালি বাঘের রাজ্য', when: '৪ মিনিট আগে' }) },
  globals: { language: 'BN', viewport: { value: 'small' } },
};
