import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { find } from '../testing/testing';
import { Toasts } from './Toasts';

const meta = {
  component: Toasts,
  args: {
    items: [
      { id: 'a', text: 'The address was copied.', look: 'good' },
      { id: 'b', text: 'Gold Tiger is no longer a favourite.', action: { label: 'Undo', onAct: fn() } },
      { id: 'c', text: 'The withdrawal was not accepted. No money was moved.', look: 'bad' },
    ],
    labels: { region: 'Messages', dismiss: 'Dismiss' },
    onClose: fn(),
  },
  parameters: { visual: { page: true } },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Failures are announced immediately, others politely. */
export const Default: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(canvas.getByText(/not accepted/).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await expect(canvas.getByText(/was copied/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A fourth toast waits until there is space. Escape dismisses the focused one and returns the focus. */
export const Queue: Story = {
  parameters: { visual: { skip: true } },
  args: { items: ['first', 'second', 'third', 'fourth'].map((id) => ({ id, text: `The ${id} message.`, look: 'bad' })) },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { toast } = find(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(toast('fourth')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toast('first')).toBeNull();
    await waitFor(() => expect(toast('fourth')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};

/** Hover and focus pause the timers. */
export const Held: Story = {
  parameters: { visual: { skip: true } },
  args: { stayMs: 40, items: [{ id: 'failure', text: 'Nothing was changed.', look: 'bad' }] },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    const { stayMs = 0 } = args;
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByText('Another message.')).toBeVisible());
    const shownAtMs = performance.now();
    await waitFor(() => expect(performance.now() - shownAtMs).toBeGreaterThan(stayMs * 4));
    await expect(canvas.getByText('Another message.')).toBeVisible();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(canvas.queryByText('Another message.')).toBeNull());
    await expect(canvas.getByText('Nothing was changed.')).toBeVisible();
  },
};

export const ActedOn: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.items[1]?.action?.onAct).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('b');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      {
        id: 'a',
        text: 'Ihre Anfrage zur Auszahlung wurde entgegengenommen und wird innerhalb von zwei Werktagen bearbeitet.',
        action: { label: 'Ansehen', onAct: fn() },
      },
      { id: 'b', text: 'ঠিকানাটি কপি হয়েছে।', look: 'good' },
    ],
  },
};

/** Keeps the messages; the key `n` adds another. */
function Kept(args: ComponentProps<typeof Toasts>) {
  const [toasts, setToasts] = useState(args.items);
  useEffect(() => {
    const bring = ({ key }: KeyboardEvent) =>
      key === 'n' && setToasts((before) => [...before, { id: 'another', text: 'Another message.' }]);
    document.addEventListener('keydown', bring);
    return () => document.removeEventListener('keydown', bring);
  }, []);
  return (
    <>
      <button type="button">Elsewhere</button>
      <Toasts {...args} items={toasts} onClose={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
    </>
  );
}
