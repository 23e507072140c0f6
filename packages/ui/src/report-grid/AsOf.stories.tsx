import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AsOf } from './AsOf';

const meta = {
  component: AsOf,
  args: {
    time: '17:09:48',
    secondsBehind: 44,
    labels: {
      asOf: (time) => `As of ${time}`,
      behind: (seconds) => `${seconds} s behind`,
      late: (minutes) => `Counting runs ${minutes} min behind; amounts will grow.`,
      refresh: 'Refresh',
    },
    onRefresh: fn(),
  },
} satisfies Meta<typeof AsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('44 s behind', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AtTheBound: Story = {
  parameters: { visual: { skip: true } },
  args: { secondsBehind: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Late: Story = {
  args: { secondsBehind: 512 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Counting runs 8 min behind; amounts will grow.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    labels: {
      ...meta.args.labels,
      asOf: (time) => `حتى ${time}`,
      behind: (seconds) => `متأخر ${seconds} ثانية`,
    },
  },
};

export const TimeLastInBengali: Story = {
  globals: { language: 'BN' },
  args: { labels: { ...meta.args.labels, asOf: (time) => `${time} পর্যন্ত`, behind: (seconds) => `${seconds} সেকেন্ড পিছিয়ে` } },
};
