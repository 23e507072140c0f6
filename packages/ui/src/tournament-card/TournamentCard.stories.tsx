import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DrawCountdown } from '../draw-countdown/DrawCountdown';
import { TournamentCard } from './TournamentCard';

const NOON = Date.UTC(2026, 2, 14, 12);
const onJoin = fn();

const meta = {
  component: TournamentCard,
  args: {
    name: 'High tide',
    href: '/tournaments?id=7',
    status: { tone: 'good', icon: 'bolt', label: 'Running' },
    rule: 'Highest win of one round by its stake, on slots, from $0.20',
    poolMinor: 29_000n,
    currency: 'USD',
    time: (
      <DrawCountdown
        closesAtMs={NOON + 9_000_000}
        now={new Date(NOON)}
        labels={{ left: 'Ends in', closed: 'Over', days: (days) => `${days} days` }}
      />
    ),
    players: '128 players',
    action: (
      <Button variant="contained" onClick={onJoin}>
        Join
      </Button>
    ),
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof TournamentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(onJoin).toHaveBeenCalledOnce();
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'High tide' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/tournaments?id=7');
    canvas.getByRole('link').blur();
  },
};

/** Scheduled, settling, ended and cancelled. */
export const States: Story = {
  render: (args) => (
    <>
      <TournamentCard {...args} status={{ tone: 'info', icon: 'clock', label: 'Starts soon' }} />
      <TournamentCard
        {...args}
        status={{ tone: 'waiting', icon: 'clock', label: 'Being settled' }}
        time="Prizes follow within the hour"
        action={undefined}
      />
      <TournamentCard {...args} status={{ tone: 'plain', icon: 'check', label: 'Ended' }} time="Ended 14 Mar 2026" action={undefined} />
      <TournamentCard
        {...args}
        name="Die lange norddeutsche Sonntagsregatta"
        rule="Höchster Gewinn einer Runde im Verhältnis zum Einsatz, an Walzen und Tischen, ab 0,20 $"
        status={{ tone: 'bad', icon: 'close', label: 'Abgesagt' }}
        time="Findet nicht statt"
        action={undefined}
      />
    </>
  ),
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: { name: 'المد العالي', rule: 'أعلى ربح لجولة واحدة نسبةً إلى رهانها، في السلوتس', players: '128 لاعبًا' },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: { name: 'জোয়ার', rule: 'এক রাউন্ডে বাজির তুলনায় সবচেয়ে বড় জয়, স্লটে', players: '১২৮ জন খেলোয়াড়' },
};

const Column = styled('div')({ display: 'grid', gap: 16, maxInlineSize: 480 });
