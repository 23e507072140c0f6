import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DeskSegments, type DeskSegmentsProps } from './DeskSegments';

const meta = {
  component: DeskSegments,
  args: {
    label: 'Columns shown',
    items: [
      { id: 'betting', label: 'Betting' },
      { id: 'result', label: 'Result' },
      { id: 'costs', label: 'Costs' },
    ],
    value: 'result',
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DeskSegments>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: DeskSegmentsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <DeskSegments {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Columns shown' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Betting' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Result' })).toHaveAttribute('aria-pressed', 'false');
  },
};
