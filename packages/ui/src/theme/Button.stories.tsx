import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Buttons of the site: one filled button for each decision, outlined ones beside it, text buttons for minor actions. */
const meta = {
  component: Button,
  render: (args) => (
    <Row>
      <Button {...args} variant="contained">
        Play now
      </Button>
      <Button {...args} variant="outlined">
        Free trial
      </Button>
      <Button {...args}>All games</Button>
    </Row>
  ),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play now' })).toHaveStyle({ minBlockSize: '40px' });
  },
};

export const Large: Story = { args: { size: 'large' } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { play: async ({ canvas }) => canvas.getByRole('button', { name: 'Free trial' }).focus() };

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, padding: 16 });
