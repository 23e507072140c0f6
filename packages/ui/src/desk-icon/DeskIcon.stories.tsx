import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusChip } from '../status-chip/StatusChip';
import { DeskIcon, type DeskIconName } from './DeskIcon';

const meta = { component: DeskIcon, args: { name: 'print' } } satisfies Meta<typeof DeskIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Turns round where the line is read from the right. */
export const Forward: Story = { args: { name: 'forward' } };

const everyName: DeskIconName[] = [
  'add',
  'ascending',
  'calendar',
  'check',
  'chevron',
  'clock',
  'close',
  'columns',
  'density',
  'descending',
  'download',
  'forward',
  'info',
  'more',
  'plot',
  'print',
  'search',
  'table',
  'warning',
];

export const All: Story = {
  render: () => (
    <>
      {everyName.map((name) => (
        <StatusChip key={name} tone="plain" icon={name} label={name} />
      ))}
    </>
  ),
};
