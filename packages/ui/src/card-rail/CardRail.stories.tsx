import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DrawCardSkeleton } from '../draw-card/DrawCardSkeleton';
import { LoadMore } from '../load-more/LoadMore';
import { art } from '../story-art/posters';
import { VendorCard } from '../vendor-card/VendorCard';
import { CardRail } from './CardRail';

const vendors = ['Salon Nine', 'Wheelhouse', 'Dragon Court', 'Night Tiger', 'Three Dice'];
const pictureOf = (name: string) => art(`vendor-${name.toLowerCase().replaceAll(' ', '-')}.avif`);

const meta = {
  component: CardRail,
  args: {
    columns: 3,
    label: 'Live tables',
    children: vendors.map((name) => (
      <li key={name}>
        <VendorCard name={name} note="Open" pictureUrl={pictureOf(name)} href={`#${name}`} />
      </li>
    )),
  },
} satisfies Meta<typeof CardRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In rows; on phones a single row from edge to edge. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    const tops = new Set(canvas.getAllByRole('listitem').map((card) => Math.round(card.getBoundingClientRect().top)));
    await expect(tops.size).toBe(2);
  },
};

/** SHL-10: one stop of the Tab key, also in a row that scrolls; the page stays as wide as the phone. */
export const Phone: Story = {
  parameters: { visual: { skip: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const last = canvas.getByRole('link', { name: /Three Dice/ });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** As a vertical stack, for pages that consist of cards. */
export const Stack: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onPhone: 'stack' },
  play: async ({ canvas }) => {
    const starts = new Set(canvas.getAllByRole('listitem').map((card) => Math.round(card.getBoundingClientRect().left)));
    await expect(starts.size).toBe(1);
  },
};

/** The end of a growing list is below the rows, on phones after the last card, where it makes the row no higher. */
export const WithMore: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    end: <LoadMore shown={5} total={9} status="5 of 9 shown" labels={{ more: 'Load more', retry: 'Try again' }} onMore={fn()} />,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Salon Nine/ }).getBoundingClientRect();
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(card.height + 8);
    const more = canvas.getByRole('button', { name: 'Load more' }).getBoundingClientRect();
    await expect(more.left > card.right || more.right < card.left).toBe(true);
  },
};

export const Loading: Story = {
  args: {
    columns: 5,
    label: 'Next draws',
    isBusy: true,
    children: ['a', 'b', 'c', 'd', 'e'].map((place) => (
      <li key={place}>
        <DrawCardSkeleton />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Next draws' })).toHaveAttribute('aria-busy', 'true');
  },
};
