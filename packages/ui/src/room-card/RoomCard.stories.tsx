import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RoomCard, type RoomCardProps } from './RoomCard';
import { RoomCardSkeleton } from './RoomCardSkeleton';

const labels = {
  ante: 'Ante',
  entry: 'Buy-in',
  seats: (players: number, seats: number) => `${players} of ${seats} seats taken`,
  join: 'Join',
  full: 'Full',
};

const meta = {
  component: RoomCard,
  args: {
    name: 'Silver',
    game: 'Pearl Poker',
    ante: '$1.00',
    entry: '$30.00 – $300.00',
    players: 2,
    seats: 6,
    metal: 'silver',
    labels,
    onJoin: fn(),
  },
} satisfies Meta<typeof RoomCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const Rooms = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const rooms = [
  { name: 'Bronze', metal: 'bronze', ante: '$0.10', entry: '$3.00 – $30.00', players: 0, seats: 2 },
  { name: 'Silver', metal: 'silver' },
  { name: 'Gold', metal: 'gold', game: 'Emerald Big Two', ante: '$5.00', entry: '$150.00 – $1,500.00', players: 4, seats: 4 },
  { name: 'Platinum', metal: 'platinum', ante: '$20.00', entry: '$600.00 – $6,000.00', players: 5 },
  { name: 'Diamond', metal: 'diamond', ante: '$100.00', entry: '$3,000.00 – $30,000.00', players: 9, seats: 9 },
] as const satisfies Partial<RoomCardProps>[];

export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Rooms>
      {rooms.map((room) => (
        <li key={room.name}>
          <RoomCard {...args} {...room} />
        </li>
      ))}
      <li>
        <RoomCardSkeleton />
      </li>
    </Rooms>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Full')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join Bronze Pearl Poker' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Join Bronze Pearl Poker' }).blur();
  },
};

/** The skeleton is as high as the loaded card. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <RoomCard {...args} style={{ inlineSize: 280 }} />
      <RoomCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvasElement.querySelector('article + [aria-hidden]')?.getBoundingClientRect().height).toBe(height);
  },
};
