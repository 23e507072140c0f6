import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClassifyMenu } from './ClassifyMenu';

const ids = ['ALL', 'HOT', 'RECENT', 'FAV', 'NEW'];
const named = (labels: readonly string[]) =>
  labels.map((label, index) => ({ id: ids[index] ?? label, label, href: `/rng?classify=${ids[index]}` }));

const meta = {
  component: ClassifyMenu,
  args: { items: named(['All', 'Hot', 'Recent', 'Favourites']), current: 'ALL', label: 'Kinds', onNavigate: fn() },
} satisfies Meta<typeof ClassifyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kinds' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Hot' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/rng?classify=HOT');
    canvas.getByRole('link', { name: 'Hot' }).blur();
  },
};

export const Variations: Story = {
  render: (args) => (
    <Column>
      <ClassifyMenu {...args} label="Search" items={named(['All', 'Hot', 'Recent', 'Favourites', 'New'])} current="NEW" />
      <ClassifyMenu {...args} label="বাংলা" items={named(['সব', 'জনপ্রিয়', 'সাম্প্রতিক', 'প্রিয়'])} current="RECENT" />
      <ClassifyMenu {...args} label="عربي" items={named(['الكل', 'رائج', 'الأخيرة', 'المفضلة'])} current="FAV" />
      <div className="narrow">
        <ClassifyMenu {...args} label="Deutsch" items={named(['Alle Spiele', 'Besonders beliebt', 'Zuletzt gespielt', 'Favoriten'])} />
      </div>
    </Column>
  ),
};

/** The loaded content takes exactly the space of its skeleton. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      {(['segments', 'pills'] as const).flatMap((look) => [
        <ClassifyMenu key={`${look} held`} {...args} look={look} items={undefined} label={`${look} held`} />,
        <ClassifyMenu key={look} {...args} look={look} label={look} />,
      ])}
    </>
  ),
  play: async ({ canvas }) => {
    for (const look of ['segments', 'pills']) {
      const held = canvas.getByRole('navigation', { name: `${look} held` });
      await expect(held).toHaveAttribute('aria-busy', 'true');
      await expect(held.clientHeight).toBe(canvas.getByRole('navigation', { name: look }).clientHeight);
    }
  },
};

/** A second-level choice. */
export const Pills: Story = {
  args: { label: 'Types', look: 'pills', items: named(['Reels', 'Jackpot', 'Arcade', 'Table', 'Scratch']), current: 'HOT' },
};

const Column = styled('div')({ display: 'grid', justifyItems: 'start', gap: 20, '& .narrow': { inlineSize: 288, display: 'grid' } });
