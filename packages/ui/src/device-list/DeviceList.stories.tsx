import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { DeviceList } from './DeviceList';

const meta = {
  component: DeviceList,
  args: {
    items: [
      { id: 'a', name: 'Chrome on Windows', kind: 'computer', address: '203.0.113.•••', seen: 'now', isCurrent: true },
      { id: 'b', name: 'Safari on iPhone', kind: 'phone', address: '198.51.100.•••', seen: '2 hours ago' },
      { id: 'c', name: 'Firefox on Linux', kind: 'computer', address: '2001:db8:85a3::•••', seen: '14 Nov 2026, 08:12' },
    ],
    labels: { devices: 'Where you are logged in', current: 'This device', end: 'Log out', endOf: (name) => `Log out ${name}` },
    onEnd: fn(),
  },
  decorators: [formBackground],
} satisfies Meta<typeof DeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SES-24: every device except the current one has a button. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where you are logged in' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out Safari on iPhone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('b');
  },
};

export const Ending: Story = {
  args: {
    items: [
      { id: 'a', name: 'Chrome on Windows', kind: 'computer', address: '203.0.113.•••', seen: 'now', isCurrent: true },
      { id: 'b', name: 'Safari on iPhone', kind: 'phone', address: '198.51.100.•••', seen: '2 hours ago', isBusy: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log out Safari on iPhone' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where you are logged in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      {
        id: 'a',
        name: 'Samsung Internet auf einem Android-Telefon',
        kind: 'phone',
        address: '203.0.113.•••',
        seen: 'jetzt',
        isCurrent: true,
      },
      { id: 'b', name: 'উইন্ডোজে ক্রোম', kind: 'computer', address: '198.51.100.•••', seen: '২ ঘণ্টা আগে' },
      { id: 'c', name: 'سفاري على آيفون', kind: 'phone', address: '192.0.2.•••', seen: 'قبل ساعتين' },
    ],
    labels: { devices: 'Angemeldete Geräte', current: 'Dieses Gerät', end: 'Abmelden', endOf: (name) => `${name} abmelden` },
  },
};
