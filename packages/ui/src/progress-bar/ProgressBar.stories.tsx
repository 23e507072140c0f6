import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = { component: ProgressBar, args: { done: 1760n, need: 15_000n, label: 'Red envelope' } } satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Lines>
      <ProgressBar {...args} done={0n} label="Nothing yet" />
      <ProgressBar {...args} />
      <ProgressBar {...args} done={11_640n} look="plain" label="Deposits this week" />
      <ProgressBar {...args} done={99_999n} look="good" label="Deposit" />
    </Lines>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Red envelope' })).toHaveAttribute('value', '117');
    await expect(canvas.getByRole('progressbar', { name: 'Deposit' })).toHaveAttribute('value', '1000');
  },
};

const Lines = styled('div')({ display: 'grid', gap: 16, maxInlineSize: 320 });
