import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusChip } from './StatusChip';

const meta = {
  component: StatusChip,
  args: { tone: 'good', icon: 'check', label: 'Accepted' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
  },
};

export const Offered: Story = { args: { tone: 'info', icon: 'clock', label: 'Offered' } };

export const EndingAsked: Story = { args: { tone: 'waiting', icon: 'warning', label: 'Ending asked' } };

export const Completed: Story = { args: { tone: 'plain', label: 'Completed' } };

export const Rejected: Story = { args: { tone: 'bad', icon: 'close', label: 'Rejected' } };

export const Bengali: Story = { globals: { language: 'BN' }, args: { tone: 'waiting', icon: 'warning', label: 'সমাপ্তির অনুরোধ' } };
