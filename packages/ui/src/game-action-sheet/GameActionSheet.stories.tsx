import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { poster } from '../story-art/posters';
import { GameActionSheet } from './GameActionSheet';

const meta = {
  component: GameActionSheet,
  parameters: { visual: { page: true } },
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Pearl Tide',
    vendor: 'Low Water',
    pictures: poster('pearl-tide'),
    labels: { play: 'Play now', tryFree: 'Free trial', favourite: 'Favourite', close: 'Close' },
    onPlay: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GameActionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onTryFree: fn(), onToggleFavourite: fn() },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Pearl Tide' });
    await expect(sheet).toHaveAccessibleDescription('Low Water');
    const play = screen.getByRole('button', { name: 'Play now' });
    await expect(play.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(play);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Free trial' }));
    await expect(args.onTryFree).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PlayOnly: Story = {
  args: { name: 'Die sehr langen Abenteuer der Drachenkaiserin', pictures: [] },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Free trial' })).toBeNull();
  },
};

export const FavouriteInBengali: Story = {
  args: {
    name: 'মুক্তার জোয়ার',
    vendor: 'ভাটার জল',
    isFavourite: true,
    onTryFree: fn(),
    onToggleFavourite: fn(),
    labels: { play: 'এখনই খেলুন', tryFree: 'বিনামূল্যে চেষ্টা', favourite: 'প্রিয়', close: 'বন্ধ করুন' },
  },
  globals: { viewport: { value: 'phone' }, language: 'BN' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'প্রিয়', pressed: true })).toBeVisible());
  },
};
