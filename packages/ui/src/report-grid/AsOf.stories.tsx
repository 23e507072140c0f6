import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AsOf } from './AsOf';

const asOfAtMs = Date.UTC(2026, 10, 20, 10, 9, 48);
const after = (seconds: number) => () => asOfAtMs + seconds * 1000;
const atTheBound = after(60);
const late = after(512);

const meta = {
  component: AsOf,
  args: {
    asOfAtMs,
    format: { timeZone: 'Asia/Ho_Chi_Minh' },
    nowMs: after(44),
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

/** Fresh, at the limit, and late: then it is a strip with a refresh button. */
export const Default: Story = {
  render: (args) => (
    <Stack>
      <AsOf {...args} />
      <AsOf {...args} nowMs={atTheBound} />
      <AsOf {...args} nowMs={late} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('44 s behind', { exact: false })).toBeVisible();
    await expect(canvas.getByText('60 s behind', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Counting runs 8 min behind; amounts will grow.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

const Stack = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16, fontSize: 13, '& > output': { justifySelf: 'stretch' } });

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
