import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  component: OfflineBanner,
  args: {
    state: 'offline',
    labels: { offline: 'You are offline. Figures and games may be out of date.', back: 'You are online again.' },
    retry: { label: 'Try again', onRetry: fn() },
  },
  decorators: [(Story) => <Room>{Story()}</Room>],
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

export const Back: Story = {
  args: { state: 'back' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('online again');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Online: Story = {
  args: { state: 'online' },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    labels: { offline: 'আপনি অফলাইনে আছেন। অঙ্ক ও গেম পুরোনো হতে পারে।', back: 'আবার অনলাইনে।' },
    retry: { label: 'আবার চেষ্টা করুন', onRetry: fn() },
  },
};

const Room = styled('div')({ minBlockSize: 160 });
