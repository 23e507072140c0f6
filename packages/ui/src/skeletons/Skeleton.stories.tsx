import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton';
import { Skeleton } from './Skeleton';

const meta = {
  component: Skeleton,
  args: { look: 'page', label: 'Loading' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status', { name: 'Loading' });
    await expect(skeleton).toHaveAttribute('aria-busy', 'true');
    await expect(skeleton).toHaveTextContent('');
  },
};

export const List: Story = { args: { look: 'list', count: 4 } };

export const Cards: Story = { args: { look: 'cards', count: 3 }, parameters: { visual: { phone: true } } };

/** A grid of games: the tile's own skeleton in the grid of the page. */
export const Grid: Story = {
  render: () => (
    <Tiles>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <GameTileSkeleton key={key} />
      ))}
    </Tiles>
  ),
};

const Tiles = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 16 });
