import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { art, poster } from '../story-art/posters';
import { find } from '../testing/testing';
import { isMotionReduced } from '../theme/isMotionReduced';
import { GameTile } from './GameTile';
import { GameTileSkeleton } from './GameTileSkeleton';

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
  render: (args) => (
    <Shelf>
      <GameTile {...args} />
    </Shelf>
  ),
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pearl Tide' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pearl Tide' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** A badge of the member's own comes before the others. */
export const Marked: Story = {
  args: {
    isHot: true,
    players: 12,
    mark: (
      <span>
        <Icon name="gift" size={13} />3 free rounds
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 free rounds')).toBeVisible();
  },
};

export const FromTheKeyboard: Story = {
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play now: Pearl Tide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onTryFree).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
  },
};

/** WCAG 2.5.3: a button is named by its game, and the words on it are part of the name, so that speech can press it. */
export const NamedWithTheGame: Story = {
  parameters: { visual: { skip: true } },
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await expect(button).toHaveAccessibleName(expect.stringContaining(args.name));
      await expect(button).toHaveAccessibleName(expect.stringContaining(button.textContent));
      await expect(button).not.toHaveAccessibleDescription();
    }
  },
};

export const FoundByItsGame: Story = {
  parameters: { visual: { skip: true } },
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  render: (args) => (
    <>
      <GameTile {...args} name='The "other" game' onPlay={fn()} />
      <GameTile {...args} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const { tile, tileAction } = find(canvasElement);
    await expect(tile('The "other" game')).toHaveTextContent('The "other" game');
    await expect(tile('A game that is not here')).toBeNull();
    tileAction(args.name, 'play')?.click();
    await expect(args.onPlay).toHaveBeenCalledOnce();
    tileAction(args.name, 'tryFree')?.click();
    await expect(args.onTryFree).toHaveBeenCalledOnce();
    tileAction(args.name, 'favourite')?.click();
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};

export const FavouriteToggles: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    const heart = { name: 'Add Pearl Tide to favourites' };
    await userEvent.click(canvas.getByRole('button', { ...heart, pressed: false }));
    await expect(canvas.getByRole('button', { ...heart, pressed: true })).toHaveFocus();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  render: (args) => (
    <Shelf>
      <GameTile {...args} isHot isNew isFavourite />
      <GameTile {...args} name="Gem Mines" pictures={poster('gem-mines')} isNew />
      <GameTile {...args} name="Lantern Works" pictures={poster('gold-tiger')} isGroup labels={{ ...labels, play: 'Open' }} />
      <GameTile {...args} name="Mirrorline" pictures={poster('jade-dragon')} isGroup isHot />
      <GameTile {...args} name="Nine Koi" pictures={poster('nine-koi')} status="maintenance" isHot isFavourite />
      <GameTile {...args} name="Red Spur" pictures={poster('red-spur')} status="disabled" />
      <GameTile {...args} name="On its way" pictures={[]} ground="plum" status="soon" />
      <GameTile
        {...args}
        name="Die sehr langen Abenteuer der Drachenkaiserin"
        vendor="Eine Werkstatt von beträchtlichem Ehrgeiz"
        status="maintenance"
        labels={{ ...labels, maintenance: 'Wegen Wartungsarbeiten geschlossen' }}
      />
      <GameTileSkeleton />
    </Shelf>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    await expect(canvas.getByText('Not available')).toBeVisible();
    await expect(canvas.getByText('Opens soon')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open: Lantern Works' })).toHaveTextContent('Open');
    await expect(canvas.getAllByRole('button', { name: /^Play now: / })).toHaveLength(3);
  },
};

/** DR-9.3: the number of players is shown and read aloud; nobody playing, or a closed game, shows none. */
export const Players: Story = {
  render: (args) => (
    <Shelf>
      <GameTile {...args} players={3} isHot />
      <GameTile {...args} name="Gem Mines" pictures={poster('gem-mines')} players={0} />
      <GameTile {...args} name="Nine Koi" pictures={poster('nine-koi')} players={7} status="maintenance" />
    </Shelf>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pearl Tide' })).toHaveTextContent('3 playing');
    await expect(canvas.getAllByText(/playing$/)).toHaveLength(1);
  },
};

/** A tile plays a round of its game while a mouse rests on it, but not with reduced motion. */
export const Film: Story = {
  parameters: { visual: { skip: true } },
  args: { pictures: poster('gold-tiger'), film: art('gold-tiger-film.webp'), onTryFree: fn() },
  render: (args) => (
    <Shelf>
      <GameTile {...args} name="Still" />
      <GameTile {...args} name="Moving" />
      <GameTile {...args} name="Closed" status="maintenance" />
    </Shelf>
  ),
  play: async ({ canvas }) => {
    const tile = (name: string) => canvas.getByRole('article', { name });
    const film = (name: string) => tile(name).querySelector('.film');
    const picture = (name: string) => tile(name).querySelector('.poster') ?? tile(name);
    const isStill = isMotionReduced();
    canvas.getByRole('button', { name: 'Play now: Still' }).focus();
    await userEvent.hover(picture('Still'));
    const motion = spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );
    await userEvent.hover(picture('Closed'));
    await userEvent.hover(picture('Moving'));
    await waitFor(() => expect(film('Moving')).toHaveAttribute('data-shown'));
    await expect(film('Still') === null).toBe(isStill);
    await expect(film('Closed')).toBeNull();
    await userEvent.unhover(picture('Moving'));
    await expect(film('Moving')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(film('Moving')).toHaveAttribute('data-shown'));
    motion.mockRestore();
  },
};

/** On a phone, with its small picture. */
export const Small: Story = {
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  render: (args) => (
    <Shelf data-width="small">
      <GameTile {...args} name="Chosen" />
      <GameTile {...args} isHot isFavourite />
      <GameTile {...args} name="Lantern Works" pictures={poster('gold-tiger')} isGroup isNew />
      <GameTile {...args} name="Nine Koi" pictures={poster('nine-koi')} status="maintenance" />
      <GameTileSkeleton />
    </Shelf>
  ),
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'Play now: Chosen' }).focus(),
};

/** On touch screens, the first tap on the picture shows the actions and starts nothing; a small picture opens a sheet instead. */
export const Tapped: Story = {
  parameters: { visual: { skip: true } },
  args: { onTap: fn() },
  render: (args) => (
    <>
      <Shelf>
        <GameTile {...args} name="Wide" />
      </Shelf>
      <Shelf data-width="small">
        <GameTile {...args} name="Narrow" />
        <GameTile {...args} name="Without a sheet" onTap={undefined} />
      </Shelf>
    </>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const [wide, narrow, without] = canvasElement.querySelectorAll<HTMLButtonElement>('.tap');
    const play = (game: string) => canvas.getByRole('button', { name: `Play now: ${game}` });
    wide?.click();
    await expect(play('Wide')).toHaveFocus();
    await expect(args.onTap).not.toHaveBeenCalled();
    narrow?.click();
    await expect(args.onTap).toHaveBeenCalledOnce();
    without?.click();
    await expect(play('Without a sheet')).toHaveFocus();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const OtherScripts: Story = {
  args: { isHot: true, onTryFree: fn(), onToggleFavourite: fn() },
  render: (args) => (
    <Shelf>
      <GameTile
        {...args}
        name="মুক্তার জোয়ার"
        vendor="ভাটার জল"
        labels={{ ...labels, play: 'এখনই খেলুন', tryFree: 'বিনামূল্যে চেষ্টা', hot: 'জনপ্রিয়', favourite: (game) => `${game} প্রিয়তে যোগ করুন` }}
      />
      <GameTile
        {...args}
        name="مدّ اللؤلؤ"
        vendor="مياه منخفضة"
        isFavourite
        labels={{ ...labels, play: 'العب الآن', tryFree: 'تجربة مجانية', hot: 'رائج', favourite: (game) => `أضف ${game} إلى المفضلة` }}
      />
    </Shelf>
  ),
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'এখনই খেলুন: মুক্তার জোয়ার' }).focus(),
};

function Controlled(args: ComponentProps<typeof GameTile>) {
  const [isFavourite, setFavourite] = useState(false);
  return (
    <Shelf>
      <GameTile {...args} isFavourite={isFavourite} onToggleFavourite={() => setFavourite(!isFavourite)} />
    </Shelf>
  );
}

const Shelf = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 170px)',
  gap: '24px 16px',
  padding: 16,
  '&[data-width="small"]': { gridTemplateColumns: 'repeat(auto-fill, 110px)', gap: '16px 10px' },
});
