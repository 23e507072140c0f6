import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BottomBar } from './BottomBar';

const onMore = fn();

const meta = {
  component: BottomBar,
  args: {
    label: 'Main pages',
    current: '/',
    onNavigate: fn(),
    items: [
      { icon: 'home', label: 'Home', href: '/' },
      { icon: 'slots', label: 'Games', href: '/rng' },
      { icon: 'tag', label: 'Promotions', href: '/promotions' },
      { icon: 'gift', label: 'Rewards', href: '/rewards', unread: '3' },
      { icon: 'more', label: 'More', onPress: onMore },
    ],
  },
  decorators: [
    (Story) => (
      <Phone>
        <Story />
      </Phone>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await userEvent.click(canvas.getByRole('link', { name: 'Games' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/rng');
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(onMore).toHaveBeenCalledOnce();
    for (const target of [...canvas.getAllByRole('link'), more])
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    more.blur();
  },
};

/** Labels without space are truncated with an ellipsis; the accessible name stays complete. */
export const LongText: Story = {
  args: {
    items: [
      { icon: 'home', label: 'Startseite', href: '/' },
      { icon: 'slots', label: 'Spielautomaten', href: '/rng' },
      { icon: 'tag', label: 'Sonderaktionen', href: '/promotions' },
      { icon: 'gift', label: 'Belohnungszentrum', href: '/rewards', unread: '99+' },
      { icon: 'user', label: 'Benutzerkonto', href: '/account' },
    ],
  },
  render: (args) => (
    <Narrow>
      <BottomBar {...args} />
    </Narrow>
  ),
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    label: 'মূল পাতা',
    current: '/rng',
    items: [
      { icon: 'home', label: 'হোম', href: '/' },
      { icon: 'slots', label: 'স্লটস', href: '/rng' },
      { icon: 'records', label: 'রেকর্ড', href: '/record' },
      { icon: 'more', label: 'আরও', onPress: fn() },
    ],
  },
};

const Phone = styled('div')({ maxInlineSize: 390 });
const Narrow = styled('div')({ inlineSize: 320 });
