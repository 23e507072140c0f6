import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money';

const meta = {
  component: Money,
  args: { amountMinor: 126_610n, currency: 'USD' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,266.10')).toBeVisible();
  },
};

export const GainLossZero: Story = {
  render: (args) => (
    <Column>
      <Money {...args} sign="always" colored />
      <Money {...args} amountMinor={-1840n} colored />
      <Money {...args} amountMinor={0n} sign="always" colored />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$1,266.10')).toHaveAttribute('data-direction', 'gain');
    await expect(canvas.getByText('−$18.40')).toHaveAttribute('data-direction', 'loss');
    await expect(canvas.getByText('$0.00')).not.toHaveAttribute('data-direction');
  },
};

/** The number of decimals depends on the currency; the taka sign is shown in English text without the Bengali font. */
export const Currencies: Story = {
  render: (args) => (
    <Column>
      <Money {...args} amountMinor={25_000n} currency="VND" />
      <Money {...args} amountMinor={1_250_050n} currency="BDT" />
      <Money {...args} amountMinor={1_250_050n} currency="INR" />
      <Money {...args} amountMinor={900_719_925_474_099_301n} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₫25,000')).toBeVisible();
    await expect(canvas.getByText('$9,007,199,254,740,993.01')).toBeVisible();
  },
};

export const Bengali: Story = { args: { amountMinor: 1_250_050n, currency: 'BDT' }, globals: { language: 'BN' } };

/** Arabic writes Latin digits, as its banks do. */
export const RightToLeft: Story = {
  args: { amountMinor: -1840n, colored: true },
  globals: { language: 'AR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18\.40/)).toHaveAttribute('dir', 'ltr');
  },
};

const Column = styled('div')({ display: 'grid', justifyItems: 'end', gap: 6, inlineSize: 'max-content' });
