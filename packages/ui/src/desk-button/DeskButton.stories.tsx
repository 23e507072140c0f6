import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { DeskButton } from './DeskButton';

const meta = {
  component: DeskButton,
  args: { children: 'Export CSV', onClick: fn() },
} satisfies Meta<typeof DeskButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** All looks; none of them is the filled primary button. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Line>
      <DeskButton {...args} />
      <DeskButton look="plain">Previous</DeskButton>
      <DeskButton look="accent">Save</DeskButton>
      <DeskButton look="icon" aria-label="Print">
        <Icon name="print" size={16} />
      </DeskButton>
      <DeskButton disabled>Next</DeskButton>
      <DeskButton>Auszahlungsabrechnung herunterladen</DeskButton>
    </Line>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const OnThePhone: Story = {
  parameters: { visual: { skip: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
};
