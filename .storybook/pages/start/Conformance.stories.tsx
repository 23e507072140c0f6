import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  parameters: { visual: { skip: true }, forcedColors: true },
  // For tests alone: there is nothing to look at.
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-10: every component of the library keeps the rules that all share. A breach is named by its component and its rule. */
export const Conformance: Story = {
  render: () => <div />,
  play: async () => {
    const { breachesOf } = await import('../../conformance/breachesOf');
    await expect(await breachesOf()).toEqual([]);
  },
};
