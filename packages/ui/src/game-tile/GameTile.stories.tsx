import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { poster } from '../story-art/posters';
import { GameTile } from './GameTile';
import { GameTileSkeleton } from './GameTileSkeleton';

const labels = { play: 'Play now', tryFree: 'Free trial', hot: 'Hot', favourite: 'Favourite', maintenance: 'Under maintenance' };

const meta = {
  component: GameTile,
  args: {
    name: 'Pearl Tide',
    vendor: 'Low Water',
    pictures: poster('pearl-tide'),
    ground: 'cobalt',
    labels,
    onPlay: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <Shelf data-width={String(parameters['width'])}>
        <Story />
      </Shelf>
    ),
  ],
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pearl Tide' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pearl Tide' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Favourite' })).toBeNull();
  },
};

export const FromTheKeyboard: Story = {
  args: { onTryFree: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onTryFree).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
  },
};

export const WithoutFreeTrial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Free trial' })).toBeNull();
    canvas.getByRole('button', { name: 'Play now' }).focus();
  },
};

export const HotAndFavourite: Story = {
  args: { isHot: true, isFavourite: true, onToggleFavourite: fn() },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite', pressed: true });
    await expect(heart).toHaveAccessibleDescription('Pearl Tide');
    await userEvent.click(heart);
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
    heart.blur();
  },
};

export const FavouriteToggles: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Favourite', pressed: true })).toHaveFocus();
  },
};

export const Maintenance: Story = {
  args: { status: 'maintenance', isHot: true, onTryFree: fn(), onToggleFavourite: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under maintenance')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Play now' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Free trial' })).toBeNull();
  },
};

export const Small: Story = { parameters: { width: 'small' }, args: { isHot: true, onToggleFavourite: fn() } };

export const SmallWithActions: Story = {
  parameters: { width: 'small' },
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'Play now' }).focus(),
};

/** Where nothing hovers, the first tap on the picture shows the actions and starts nothing. */
export const Tapped: Story = {
  parameters: { width: 'small' },
  play: async ({ args, canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('.tap')?.click();
    await expect(args.onPlay).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Play now' })).toHaveFocus();
  },
};

export const TappedForASheet: Story = {
  parameters: { width: 'small' },
  args: { onTap: fn() },
  play: async ({ args, canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('.tap')?.click();
    await expect(args.onTap).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { render: () => <GameTileSkeleton /> };

/** The ground of the game holds the place until its picture is there. */
export const PictureOnItsWay: Story = { args: { pictures: [], ground: 'plum' } };

export const LongName: Story = {
  args: { name: 'The Very Long Adventures of the Dragon Empress', vendor: 'A Workshop of Considerable Ambition' },
};

export const Bengali: Story = {
  args: {
    name: 'মুক্তার জোয়ার',
    vendor: 'ভাটার জল',
    isHot: true,
    onTryFree: fn(),
    onToggleFavourite: fn(),
    labels: { play: 'এখনই খেলুন', tryFree: 'বিনামূল্যে চেষ্টা', hot: 'জনপ্রিয়', favourite: 'প্রিয়', maintenance: 'রক্ষণাবেক্ষণ চলছে' },
  },
  globals: { language: 'BN' },
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'এখনই খেলুন' }).focus(),
};

export const RightToLeft: Story = {
  args: {
    name: 'مدّ اللؤلؤ',
    vendor: 'مياه منخفضة',
    isHot: true,
    isFavourite: true,
    onTryFree: fn(),
    onToggleFavourite: fn(),
    labels: { play: 'العب الآن', tryFree: 'تجربة مجانية', hot: 'رائج', favourite: 'المفضلة', maintenance: 'تحت الصيانة' },
  },
  globals: { language: 'AR' },
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'العب الآن' }).focus(),
};

const games = [
  { name: 'Sun Pharaoh', vendor: 'Obelisk', art: 'sun-pharaoh', ground: 'teal', isHot: true, size: 'lead' },
  { name: 'Orbit Crash', vendor: 'Apogee', art: 'orbit-crash', ground: 'indigo', isHot: true },
  { name: 'Pearl Tide', vendor: 'Low Water', art: 'pearl-tide', ground: 'cobalt', isFavourite: true },
  { name: 'Ace Baccarat', vendor: 'Salon Nine', art: 'ace-baccarat', ground: 'forest', isFavourite: true },
  { name: 'Jade Dragon', vendor: 'Mirrorline', art: 'jade-dragon', ground: 'plum', isHot: true },
  { name: 'Gold Tiger', vendor: 'Lantern Works', art: 'gold-tiger', ground: 'crimson' },
  { name: 'Fruit Fair', vendor: 'Penny Press', art: 'fruit-fair', ground: 'amber' },
] as const;

export const Mosaic: Story = {
  parameters: { width: 'full' },
  render: (args) => (
    <Grid>
      {games.map(({ art, ...game }) => (
        <GameTile key={game.name} {...args} {...game} pictures={poster(art)} onToggleFavourite={fn()} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(games.length);
  },
};

function Remembering(args: ComponentProps<typeof GameTile>) {
  const [isFavourite, setFavourite] = useState(false);
  return <GameTile {...args} isFavourite={isFavourite} onToggleFavourite={() => setFavourite(!isFavourite)} />;
}

const Shelf = styled('div')({
  padding: 16,
  inlineSize: 202,
  '&[data-width="small"]': { inlineSize: 142 },
  '&[data-width="full"]': { inlineSize: 'auto' },
});

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '24px 16px',
  '& [data-size="lead"]': { gridColumn: 'span 2', gridRow: 'span 2' },
});
