import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState';
import { ErrorState } from '../error-state/ErrorState';
import { GameTile } from '../game-tile/GameTile';
import { LoadMore } from '../load-more/LoadMore';
import { games, type StoryGame } from '../story-art/games';
import { poster } from '../story-art/posters';
import { GameGrid, type GameGridProps, type TileSize } from './GameGrid';

const labels = {
  play: 'Play now',
  tryFree: 'Free trial',
  hot: 'Hot',
  new: 'New',
  group: 'Collection',
  action: (action: string, game: string) => `${action}: ${game}`,
  favourite: (game: string) => `Add ${game} to favourites`,
  playing: (players: number) => `${players} playing`,
  soon: 'Opens soon',
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

const more = <LoadMore shown={12} total={311} status="12 of 311 shown" labels={{ more: 'Load more', retry: 'Try again' }} onMore={fn()} />;

/** On phones, rows that scroll sideways: two lines of a mosaic, or one. */
export const Rails: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <EdgeToEdge>
      <Games onPhone="rail" arrangement="mosaic" label="Hot tonight" end={more} />
      <Games onPhone="rail" end={more} />
      <Games onPhone="rail" label="Loading" isBusy />
    </EdgeToEdge>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const [label, lines] of [
      ['Hot tonight', 2],
      ['Slots', 1],
      ['Loading', 1],
    ] as const) {
      const grid = canvas.getByRole('group', { name: label });
      const tops = [...grid.querySelectorAll('.poster')].map((picture) => Math.round(picture.getBoundingClientRect().top));
      await expect(new Set(tops).size).toBe(lines);
    }
    const [slots, loading] = ['Slots', 'Loading'].map((name) => canvas.getByRole('group', { name }).getBoundingClientRect().height);
    await expect(loading).toBe(slots);
  },
};

/** GAM-05: a single row that scrolls, as high as its skeletons; the arrow keys reach the games outside. */
export const Row: Story = {
  args: { arrangement: 'row', label: 'Continue playing' },
  render: (args) => (
    <>
      <Games {...args} />
      <Games {...args} label="Loading" isBusy skeletons={6} />
    </>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Continue playing' });
    const tops = [...row.querySelectorAll('.poster')].map((picture) => Math.round(picture.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    const loading = canvas.getByRole('group', { name: 'Loading' }).getBoundingClientRect();
    await expect(loading.height).toBe(row.getBoundingClientRect().height);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getAllByRole('article')[11];
    await waitFor(() => expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    (document.activeElement as HTMLElement).blur();
    row.scrollTo({ left: 0, behavior: 'instant' });
  },
};

/** SHL-10: what stands after the games is a stop of its own, and no tile. */
export const AfterTheGames: Story = {
  parameters: { visual: { skip: true } },
  render: () => <Games end={more} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Play now: Deep Catch' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Add Deep Catch to favourites' })).toHaveFocus();
  },
};

/** SHL-10: arrow keys move among the tiles, with the keys of the W3C grid pattern. */
export const FromTheKeyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const forward = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const isAt = (name: string) => expect(canvas.getByRole('button', { name: `Play now: ${name}` })).toHaveFocus();
    await userEvent.tab();
    await isAt('Sun Pharaoh');
    await userEvent.keyboard(forward);
    await isAt('Orbit Crash');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('Fruit Fair');
    await userEvent.keyboard('{End}');
    await isAt('Deep Catch');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await isAt('Sun Pharaoh');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await isAt('Deep Catch');
  },
};

export const FromTheKeyboardRightToLeft: Story = { ...FromTheKeyboard, globals: { language: 'AR' } };

/** SHL-10: Tab reaches the actions of the current tile and then leaves; coming back, it is still the current one. */
export const OneTabStop: Story = {
  parameters: { visual: { skip: true } },
  render: () => (
    <>
      <Games />
      <Button>After the games</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const isAt = (name: string) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    for (const name of ['Play now: Nine Koi', 'Free trial: Nine Koi', 'Add Nine Koi to favourites', 'After the games']) {
      await isAt(name);
      await userEvent.tab();
    }
    canvas.getByRole('button', { name: 'After the games' }).focus();
    await userEvent.tab({ shift: true });
    await isAt('Add Nine Koi to favourites');
  },
};

const dozen = games.slice(0, 12);
const changes = {
  'Load more': dozen,
  'Sort backwards': dozen.toReversed(),
  'Low Water only': dozen.toReversed().filter(({ vendor }) => vendor === 'Low Water'),
  'Remove Pearl Tide': games.filter(({ name }) => name === 'Deep Catch'),
};

function Changing() {
  const [items, setItems] = useState(games.slice(0, 6));
  return (
    <>
      <Games items={items} />
      {Object.entries(changes).map(([name, changed]) => (
        <Button key={name} onClick={() => setItems(changed)}>
          {name}
        </Button>
      ))}
    </>
  );
}

/** SHL-10: the focus stays on its tile while games are added, sorted and filtered; when its tile goes, another has it. */
export const FocusStays: Story = {
  parameters: { visual: { skip: true } },
  render: () => <Changing />,
  play: async ({ canvas, canvasElement }) => {
    const tile = (name: string) => canvas.getByRole('article', { name });
    const stops = () => [...canvasElement.querySelectorAll('article button:not([tabindex="-1"])')].map((stop) => stop.closest('article'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    for (const [change, { length }] of Object.entries(changes)) {
      canvas.getByRole('button', { name: change }).click();
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length));
      const current = tile(change === 'Remove Pearl Tide' ? 'Deep Catch' : 'Pearl Tide');
      await waitFor(() => expect(current.querySelector('.main')).toHaveFocus());
      await expect(new Set(stops())).toEqual(new Set([current]));
    }
  },
};

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
const EdgeToEdge = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginInline: -16 });
