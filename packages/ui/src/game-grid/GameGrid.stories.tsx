import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState';
import { ErrorState } from '../error-state/ErrorState';
import { GameTile } from '../game-tile/GameTile';
import { games, type StoryGame } from '../story-art/games';
import { poster } from '../story-art/posters';
import { GameGrid, type GameGridProps, type TileSize } from './GameGrid';

const labels = {
  play: 'Play now',
  tryFree: 'Free trial',
  hot: 'Hot',
  new: 'New',
  group: 'Collection',
  favourite: 'Favourite',
  maintenance: 'Under maintenance',
  disabled: 'Not available',
};

const renderTile = ({ art, ...game }: StoryGame, size: TileSize) => (
  <GameTile
    key={game.name}
    {...game}
    size={size}
    pictures={poster(art)}
    labels={labels}
    onPlay={() => undefined}
    onTryFree={() => undefined}
    onToggleFavourite={() => undefined}
  />
);

const Games = (props: Partial<GameGridProps<StoryGame>>) => (
  <GameGrid items={games.slice(0, 12)} renderTile={renderTile} label="Slots" {...props} />
);

const meta = {
  component: Games,
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
} satisfies Meta<typeof Games>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Slots' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

/** LOB-03: a mosaic of games with two large tiles. */
export const Mosaic: Story = {
  args: { arrangement: 'mosaic', label: 'Hot tonight' },
  globals: { viewport: { value: 'tall' } },
  parameters: {
    visual: { phone: true },
    viewport: { options: { tall: { name: 'Tall desk', styles: { width: '1280px', height: '1200px' } } } },
  },
};

/** LOB-03: a large tile has the height of its picture at every width of a phone and without neighbours. */
export const LeadsStandAlone: Story = {
  globals: { viewport: { value: 'narrowPhone' } },
  parameters: { visual: { skip: true } },
  render: () => (
    <>
      <Games arrangement="mosaic" label="Hot tonight" />
      <Games arrangement="mosaic" label="One game" items={games.slice(0, 1)} />
      <Games arrangement="mosaic" label="Loading" isBusy />
    </>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Hot tonight', 'One game', 'Loading'])
      for (const drawn of canvas.getByRole('group', { name: label }).querySelectorAll('.poster')) {
        const { width, height } = drawn.getBoundingClientRect();
        await expect(Math.round(height)).toBeGreaterThanOrEqual(Math.round((width * 4) / 3));
      }
  },
};

/** SHL-10: supports Tab and the keys of the W3C grid pattern. */
export const FromTheKeyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const focused = () => canvasElement.querySelector('article:focus-within')?.getAttribute('aria-label');
    const forward = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(focused()).toBe('Sun Pharaoh');
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('article', { name: 'Orbit Crash' }).querySelector('.main')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Fruit Fair');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('Deep Catch');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(focused()).toBe('Sun Pharaoh');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toBe('Deep Catch');
  },
};

export const FromTheKeyboardRightToLeft: Story = { ...FromTheKeyboard, globals: { language: 'AR' } };

export const Loading: Story = {
  args: { isBusy: true, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Slots' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** The loaded content takes exactly the space of its skeleton. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: () => (
    <>
      {(['even', 'mosaic'] as const).flatMap((arrangement) => [
        <Games key={`${arrangement} loading`} arrangement={arrangement} isBusy label={`${arrangement} loading`} />,
        <Games key={arrangement} arrangement={arrangement} label={`${arrangement} ready`} />,
      ])}
    </>
  ),
  play: async ({ canvas }) => {
    for (const arrangement of ['even', 'mosaic']) {
      const [held = [], come = []] = ['loading', 'ready'].map((state) => {
        const grid = canvas.getByRole('group', { name: `${arrangement} ${state}` });
        const { top } = grid.getBoundingClientRect();
        return [...grid.children].map((tile) => {
          const place = tile.getBoundingClientRect();
          return [place.left, place.top - top, place.width, place.height].map(Math.round);
        });
      });
      await expect(held).toHaveLength(12);
      await expect(come).toEqual(held);
    }
  },
};

export const Empty: Story = {
  args: { items: [] },
  render: (args) => (
    <Games
      {...args}
      empty={
        <EmptyState
          title="No data"
          text="No game matches what you chose. Try another vendor or a shorter name."
          action={<Button variant="outlined">Show all games</Button>}
        />
      }
    />
  ),
};

export const Failed: Story = {
  render: (args) => (
    <Games
      {...args}
      failure={
        <ErrorState title="This could not be loaded" advice="The network link is abnormal." retry={{ label: 'Try again', onRetry: fn() }} />
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

// Padding keeps the test's pointer, which rests in the corner, off the first tile.
const Ground = styled('div')({ padding: 16 });
