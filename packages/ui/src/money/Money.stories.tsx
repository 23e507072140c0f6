import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money';

const meta = {
  component: Money,
  args: { amountMinor: 126_610n, currency: 'USD', locale: 'en' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,266.10')).toBeVisible();
  },
};

export const Gain: Story = { args: { sign: 'always', colored: true } };

export const Loss: Story = {
  args: { amountMinor: -1840n, colored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$18.40')).toBeVisible();
  },
};

export const Zero: Story = { args: { amountMinor: 0n } };

export const WithoutDecimals: Story = { args: { amountMinor: 25_000n, currency: 'VND' } };

export const BeyondFloatingNumbers: Story = {
  args: { amountMinor: 900_719_925_474_099_301n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9,007,199,254,740,993.01')).toBeVisible();
  },
};

/** The taka sign stands in English text without the Bengali face. */
export const Taka: Story = { args: { amountMinor: 1_250_050n, currency: 'BDT' } };

export const Bengali: Story = { args: { amountMinor: 1_250_050n, currency: 'BDT', locale: 'bn' }, globals: { language: 'BN' } };

/** Digits stay Latin, so that a sum reads the same here, in a statement and at the bank. */
export const RightToLeft: Story = {
  args: { amountMinor: -1840n, locale: 'ar', colored: true },
  globals: { language: 'AR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18\.40/)).toHaveAttribute('dir', 'ltr');
  },
};
