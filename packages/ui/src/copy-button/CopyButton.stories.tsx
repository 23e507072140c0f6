import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';

const meta = {
  component: CopyButton,
  args: { value: 'rq-7f3a91c2', labels: { copy: 'Copy the reference', copied: 'Copied' } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ writeToClipboard: true });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.click(canvas.getByRole('button', { name: 'Copy the reference' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(await navigator.clipboard.readText()).toBe('rq-7f3a91c2');
  },
};
