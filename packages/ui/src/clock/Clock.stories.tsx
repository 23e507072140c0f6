import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Clock } from './Clock';
import { useNow } from './useNow';

const now = new Date('2026-11-21T14:47:08Z');

const meta = {
  component: Clock,
  args: { zone: 'Asia/Ho_Chi_Minh', now },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/21:47:08/)).toHaveTextContent('21:47:08 GMT+7');
  },
};

export const Forms: Story = {
  render: (args) => (
    <Sheet>
      <Clock {...args} />
      <Clock {...args} now={undefined} />
      <Clock {...args} zone="Asia/Dhaka" place="Dhaka" />
      <Clock {...args} zone="Asia/Dhaka" place="ঢাকা" />
      <Clock {...args} zone="Asia/Kolkata" place="Kolkata" />
    </Sheet>
  ),
};

/** SHL-01, AGT-02: updates every second, from the start. */
export const Ticking: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <TickingClock zone={args.zone} />,
  play: async ({ canvas }) => {
    const time = await canvas.findByText(/\d\d:\d\d:\d\d/);
    const ticks: { second: number; atMs: number }[] = [];
    const watch = new MutationObserver(() => {
      ticks.push({ second: Number(/(\d\d) GMT/.exec(time.textContent)?.[1]), atMs: performance.now() });
    });
    watch.observe(time, { characterData: true, subtree: true, childList: true });
    await waitFor(() => expect(ticks.length).toBeGreaterThan(3), { timeout: 8000 });
    watch.disconnect();
    const [first, ...later] = ticks;
    for (const { second, atMs } of later) {
      const shownMs = ((second - (first?.second ?? 0) + 60) % 60) * 1000;
      // A busy machine draws a second late, and the next one early.
      await expect(Math.abs(shownMs - (atMs - (first?.atMs ?? 0)))).toBeLessThan(1000);
    }
  },
};

function TickingClock({ zone }: { zone: string }) {
  return <Clock zone={zone} now={useNow()} />;
}

const Sheet = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16, padding: 16 });
