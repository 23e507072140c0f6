import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Balance } from './Balance';

const labels = { balance: 'Balance', hide: 'Hide balance', refresh: 'Refresh balance', stale: 'May be out of date' };

const meta = {
  component: Balance,
  args: { amountMinor: 128_450n, currency: 'USD', isHidden: false, labels, onToggleHidden: fn(), onRefresh: fn() },
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('$1,284.50');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide balance', pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('definition')).toHaveTextContent('*****');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Refresh balance' }).blur();
  },
};

/** Hidden; loading; refreshing; stale after a failed refresh. */
export const States: Story = {
  render: (args) => (
    <Row>
      <Balance {...args} isHidden />
      <Balance {...args} amountMinor={undefined} />
      <Balance {...args} isBusy />
      <Balance {...args} isStale />
    </Row>
  ),
  play: async ({ canvas }) => {
    const [hidden, loading, refreshing, stale] = canvas.getAllByRole('definition');
    await expect(hidden).not.toHaveTextContent('1,284');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(refreshing).toHaveTextContent('$1,284.50');
    await expect(canvas.getAllByRole('button', { name: 'Refresh balance' })[2]).toHaveAttribute('aria-disabled', 'true');
    await expect(stale).toHaveTextContent('$1,284.50');
    await expect(canvas.getAllByText('May be out of date')).toHaveLength(1);
  },
};

export const Parts: Story = {
  args: {
    labels: { ...labels, parts: 'What it consists of' },
    panel: (
      <ul style={{ margin: 0, padding: '16px 20px', listStyle: 'none' }}>
        <li>Cash $1,034.50</li>
        <li>Bonus $250.00</li>
      </ul>
    ),
    onTogglePanel: fn(),
  },
  decorators: [(Shown) => <div style={{ minBlockSize: 160 }}>{Shown()}</div>],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('What it consists of'));
    await expect(canvas.getByText('Cash $1,034.50')).toBeVisible();
    await waitFor(() => expect(args.onTogglePanel).toHaveBeenCalledWith(true));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Cash $1,034.50')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What it consists of'));
  },
};

export const LongText: Story = {
  parameters: { locale: 'de' },
  args: {
    amountMinor: 98_765_432_109_876n,
    currency: 'IDR',
    labels: { ...labels, balance: 'Verfügbares Guthaben zum Spielen' },
  },
};

export const Bengali: Story = {
  args: {
    amountMinor: 1_250_050n,
    currency: 'BDT',
    labels: { balance: 'ব্যালেন্স', hide: 'ব্যালেন্স লুকান', refresh: 'ব্যালেন্স নতুন করে দেখুন', stale: 'পুরোনো হতে পারে' },
  },
  globals: { language: 'BN' },
};

export const Arabic: Story = {
  args: {
    isStale: true,
    labels: { balance: 'الرصيد', hide: 'إخفاء الرصيد', refresh: 'تحديث الرصيد', stale: 'قد لا يكون محدَّثًا' },
  },
  globals: { language: 'AR' },
};

function Controlled(args: ComponentProps<typeof Balance>) {
  const [isHidden, setHidden] = useState(args.isHidden);
  return <Balance {...args} isHidden={isHidden} onToggleHidden={() => setHidden(!isHidden)} />;
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16 });
