import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TopNavigation } from './TopNavigation';

const entries = [
  { href: '/', label: 'Home' },
  { href: '/rng', label: 'Slots' },
  { href: '/live', label: 'Live' },
  { href: '/fish', label: 'Fishing' },
  { href: '/#SPORTS', label: 'Sports' },
  { href: '/pvp', label: 'PVP' },
  { href: '/#ELOTT', label: 'Lottery' },
  { href: '/#ESPORTS', label: 'E-sports' },
  { href: '/#COCKFIGHT', label: 'Cockfight' },
];

const meta = {
  component: TopNavigation,
  args: { label: 'Categories', items: entries, current: '/', onNavigate: fn() },
} satisfies Meta<typeof TopNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    const live = canvas.getByRole('link', { name: 'Live' });
    await userEvent.click(live);
    await expect(args.onNavigate).toHaveBeenCalledWith('/live');
    live.blur();
  },
};

/** The current entry is scrolled to the middle. */
export const Scrolling: Story = {
  args: { current: '/#ELOTT' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(Math.abs(open.x + open.width / 2 - (list.x + list.width / 2))).toBeLessThan(2);
  },
};

/** The first page is known before the categories. */
export const Loading: Story = {
  args: { items: entries.slice(0, 1), skeletons: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Scripts: Story = {
  render: (args) => (
    <>
      <TopNavigation
        {...args}
        label="বিভাগ"
        items={['হোম', 'স্লটস', 'লাইভ', 'মাছ ধরা', 'খেলাধুলা', 'লটারি'].map((label, place) => ({ href: `/${place || ''}`, label }))}
      />
      <TopNavigation
        {...args}
        label="الفئات"
        items={['الرئيسية', 'سلوتس', 'مباشر', 'صيد السمك', 'رياضة', 'يانصيب'].map((label, place) => ({ href: `/${place || ''}`, label }))}
      />
    </>
  ),
};

const Narrow = styled('div')({ inlineSize: 320 });
