import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { DeskButton } from './DeskButton';

const meta = {
  component: DeskButton,
  args: { children: 'Export CSV', onClick: fn() },
} satisfies Meta<typeof DeskButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { args: { look: 'plain', children: 'Previous' } };

export const Accent: Story = { args: { look: 'accent', children: 'Save' } };

export const IconOnly: Story = { args: { look: 'icon', children: <Icon name="print" size={16} />, 'aria-label': 'Print' } };

export const Disabled: Story = {
  args: { disabled: true, children: 'Next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const OnThePhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
};
