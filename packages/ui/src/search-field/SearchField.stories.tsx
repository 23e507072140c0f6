import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { action: '/rng', name: 'gameName', label: 'Search games', labels: { clear: 'Clear the search' }, onSearch: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <Shelf>
        <Story />
      </Shelf>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search landmark with one field; Enter searches, the clear button keeps the focus in the field. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('search > form')).toHaveAttribute('action', '/rng');
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await userEvent.type(field, ' pearl {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('pearl');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    field.blur();
  },
};

/** `/` focuses the field from anywhere, except while typing in another field. */
export const Shortcut: Story = {
  args: { hasShortcut: true, size: 'small', label: 'Find a member or a bill' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a member or a bill' });
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect(field).toHaveValue('a/b');
    await userEvent.clear(field);
    field.blur();
  },
};

/** With a button, filled, busy, the agent centre's height, long texts, Bengali. */
export const States: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <>
      <SearchField {...args} label="Search Slots" labels={{ clear: 'Clear the search', submit: 'Search' }} />
      <SearchField {...args} label="Search Slots, chosen" labels={{ clear: 'Clear the search', submit: 'Search' }} defaultValue="Jade" />
      <SearchField {...args} label="Search members" isBusy defaultValue="agent1" />
      <SearchField {...args} label="Find a bill" size="small" defaultValue="C-2041" />
      <SearchField {...args} label="Spielautomatenbezeichnungen durchsuchen" />
      <SearchField {...args} label="গেম খুঁজুন" labels={{ clear: 'মুছুন' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toHaveAttribute('aria-busy', 'true');
  },
};

const Shelf = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 340px))',
  padding: 8,
});
