import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DrawCountdown } from './DrawCountdown';

const NOON = Date.UTC(2026, 2, 14, 12);
const closesIn = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => NOON + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
const labels = { left: 'Closes in', closed: 'Drawing now', days: (days: number) => (days === 1 ? '1 day' : `${days} days`) };

const meta = {
  component: DrawCountdown,
  args: { closesAtMs: closesIn({ seconds: 42 }), now: new Date(NOON), labels },
} satisfies Meta<typeof DrawCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Closes in' })).toHaveTextContent('00:42');
  },
};

export const Variations: Story = {
  render: (args) => (
    <Row>
      <DrawCountdown {...args} closesAtMs={closesIn({ minutes: 18, seconds: 30 })} />
      <DrawCountdown {...args} closesAtMs={closesIn({ hours: 4, minutes: 5, seconds: 6 })} />
      <DrawCountdown {...args} closesAtMs={closesIn({ days: 2, hours: 4, minutes: 5, seconds: 6 })} />
      <DrawCountdown {...args} closesAtMs={NOON - 1} />
      <DrawCountdown {...args} closesAtMs={NOON} labels={{ ...labels, closed: 'Die Ziehung läuft gerade' }} />
      <DrawCountdown {...args} closesAtMs={closesIn({ days: 1, minutes: 9 })} labels={{ ...labels, days: () => '১ দিন' }} />
      <DrawCountdown {...args} closesAtMs={closesIn({ days: 1, minutes: 9 })} labels={{ ...labels, days: () => 'يوم واحد' }} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Drawing now')).toHaveLength(1);
    await expect(canvas.getByText('2 days')).toBeVisible();
  },
};

/** LOT-03: when the time has run out, the page is called once. */
export const RunsOut: Story = {
  parameters: { visual: { skip: true } },
  args: { onClose: fn() },
  render: (args) => <Passing {...args} />,
  play: async ({ args, canvas }) => {
    const second = canvas.getByRole('button');
    await userEvent.click(second);
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(second);
    await userEvent.click(second);
    await expect(canvas.getByRole('timer')).toHaveTextContent('Drawing now');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Passing(args: ComponentProps<typeof DrawCountdown>) {
  const [time, setTime] = useState(NOON);
  return (
    <>
      <DrawCountdown {...args} now={new Date(time)} closesAtMs={NOON + 2000} />
      <button type="button" onClick={() => setTime(time + 1000)}>
        A second passes
      </button>
    </>
  );
}

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 24 });
