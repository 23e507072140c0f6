import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from './BackToTop';

const meta = {
  component: BackToTop,
  args: { label: 'Back to top' },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scrolls: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <Long>
      <BackToTop {...args} />
    </Long>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Back to top' });
    window.scrollTo({ top: 600 });
    await expect(window.scrollY).toBe(600);
    button.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

const Long = styled('div')({ blockSize: 3000, '& button': { position: 'sticky', insetBlockStart: 0 } });
