import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { IconName } from '../icons/glyphs';
import { CategoryStrip } from './CategoryStrip';

const ids = ['hot', 'slots', 'live', 'fishing', 'sports', 'pvp', 'lottery', 'esports', 'cockfight'] as const satisfies IconName[];
const named = (labels: readonly string[], icons: readonly IconName[] = ids) =>
  icons.map((icon, index) => ({ id: icon, icon, label: labels[index] ?? icon, href: `#${icon}` }));
const categories = named(['Hot', 'Slots', 'Live', 'Fishing', 'Sports', 'PVP', 'Lottery', 'E-sports', 'Cockfight']);

const meta = {
  component: CategoryStrip,
  args: { items: categories, current: 'hot', label: 'Shelves', onNavigate: fn() },
} satisfies Meta<typeof CategoryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const strip = canvas.getByRole('navigation', { name: 'Shelves' });
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await expect(strip.querySelector('[aria-current]')).toHaveTextContent('Hot');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Slots' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#slots');
    canvas.getByRole('link', { name: 'Slots' }).blur();
  },
};

/** LOB-02: members have two more categories. */
export const OfAMember: Story = {
  args: {
    items: named(
      ['Hot', 'Favourites', 'Recent', 'Slots', 'Live', 'Fishing', 'Sports', 'PVP', 'Lottery', 'E-sports', 'Cockfight'],
      ['hot', 'favourites', 'recent', ...ids.slice(1)],
    ),
    current: 'favourites',
  },
};

export const KeepsTheCurrentOneInSight: Story = {
  args: {
    items: named(['Beliebt', 'Spielautomaten', 'Live-Tische', 'Angelspiele', 'Sportwetten', 'Spieler gegen Spieler', 'Lotterie']),
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => {
      const current = strip.querySelector('[aria-current]')?.getBoundingClientRect();
      await expect(current?.left).toBeGreaterThanOrEqual(strip.getBoundingClientRect().left);
      await expect(current?.right).toBeLessThanOrEqual(strip.getBoundingClientRect().right);
    });
    canvas.getByRole('button').blur();
  },
};

export const Bengali: Story = {
  args: { items: named(['জনপ্রিয়', 'স্লট', 'লাইভ', 'মাছ ধরা', 'খেলাধুলা', 'পিভিপি', 'লটারি', 'ই-স্পোর্টস', 'মোরগ লড়াই']), current: 'lottery' },
  globals: { language: 'BN' },
  parameters: { visual: { phone: true } },
};

function Moving(args: ComponentProps<typeof CategoryStrip>) {
  const [current, setCurrent] = useState('hot');
  return (
    <>
      <CategoryStrip {...args} current={current} />
      <button type="button" onClick={() => setCurrent('lottery')}>
        Lotterie
      </button>
    </>
  );
}
