import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Toasts } from './Toasts';

const meta = {
  component: Toasts,
  args: {
    toasts: [
      { id: 'a', text: 'The address was copied.', look: 'good' },
      { id: 'b', text: 'Gold Tiger is no longer a favourite.', action: { label: 'Undo', onAct: fn() } },
      { id: 'c', text: 'The withdrawal was not accepted. No money was moved.', look: 'bad' },
    ],
    labels: { region: 'Messages', dismiss: 'Dismiss' },
    onDismiss: fn(),
  },
  parameters: { visual: { page: true } },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Failures are announced at once, the rest when the reader has a pause. */
export const Default: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(canvas.getByText(/not accepted/).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await expect(canvas.getByText(/was copied/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A fourth waits until there is room, and time stands still for whoever reads. */
export const Queue: Story = {
  parameters: { visual: { skip: true } },
  args: {
    stayMs: 80,
    toasts: ['first', 'second', 'third', 'fourth'].map((id) => ({ id, text: `The ${id} message.` })),
  },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByText('The fourth message.')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

export const Held: Story = {
  parameters: { visual: { skip: true } },
  args: { stayMs: 60, toasts: [{ id: 'a', text: 'The address was copied.' }] },
  play: async ({ args, canvas }) => {
    const { stayMs = 0 } = args;
    await userEvent.hover(canvas.getByText('The address was copied.'));
    const heldFromMs = performance.now();
    await waitFor(() => expect(performance.now() - heldFromMs).toBeGreaterThan(stayMs * 3));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText('The address was copied.'));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const ActedOn: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.toasts[1]?.action?.onAct).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('b');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    toasts: [
      {
        id: 'a',
        text: 'Ihre Anfrage zur Auszahlung wurde entgegengenommen und wird innerhalb von zwei Werktagen bearbeitet.',
        action: { label: 'Ansehen', onAct: fn() },
      },
      { id: 'b', text: 'ঠিকানাটি কপি হয়েছে।', look: 'good' },
    ],
  },
};

function Kept(args: ComponentProps<typeof Toasts>) {
  const [toasts, setToasts] = useState(args.toasts);
  return (
    <>
      <button type="button">Elsewhere</button>
      <Toasts {...args} toasts={toasts} onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
    </>
  );
}
