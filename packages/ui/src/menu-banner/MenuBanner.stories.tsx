import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hero } from '../story-art/heroes';
import { MenuBanner } from './MenuBanner';

const { phonePicture: picture } = hero('tiger');
const onOpen = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  component: MenuBanner,
  args: { picture, overline: 'New on reels', title: 'The night belongs to the tiger', href: '/rng?game=gold-tiger', onOpen },
} satisfies Meta<typeof MenuBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a link, without a link or a picture, with long texts, Bengali and Arabic. */
export const Default: Story = {
  render: (args) => (
    <Menus>
      <MenuBanner {...args} />
      <MenuBanner title="Two hours of quiet, every Sunday" overline="Good to know" />
      <MenuBanner {...args} overline="Nur bis Sonntag" title="Außergewöhnliche Nachtveranstaltungen für Tiger" />
      <MenuBanner {...args} overline="রিলে নতুন" title="এই রাত বাঘের" />
      <MenuBanner {...args} overline="جديد البكرات" title="الليلة ليلة النمر" />
    </Menus>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New on reels The night belongs to the tiger' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

const Menus = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 204px)', alignItems: 'start', gap: 16 });
