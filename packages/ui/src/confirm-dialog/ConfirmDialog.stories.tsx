import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  component: ConfirmDialog,
  args: {
    icon: 'signOut',
    title: 'Sign out?',
    text: 'Games that are open close with the session.',
    confirm: { label: 'Sign out', onConfirm: fn() },
    cancelLabel: 'Stay',
    onClose: fn(),
  },
  parameters: { visual: { page: true } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.confirm.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    dialog.getByRole('button', { name: 'Sign out' }).blur();
  },
};

/** The focus starts on the cancel button, so that Enter loses nothing. */
export const Danger: Story = {
  args: {
    icon: 'trash',
    title: 'End the contract with agent42?',
    text: 'Six contracts below it end at midnight, and with them what they paid: $184.20 yesterday.',
    confirm: { label: 'End seven contracts', onConfirm: fn() },
    cancelLabel: 'Keep them',
    isDanger: true,
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /agent42/ }));
    await expect(dialog.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.confirm.onConfirm).not.toHaveBeenCalled();
  },
};

/** While the action is running, nothing closes the dialog. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: 'The network link is abnormal. Nothing was changed; please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
  },
};

/** Without a question there is one button. */
export const Told: Story = {
  globals: { language: 'BN' },
  args: {
    icon: 'info',
    title: 'দয়া করে লক্ষ্য করুন',
    text: 'একটি আসল অ্যাকাউন্ট প্রয়োজন। পরীক্ষামূলক অ্যাকাউন্ট দিয়ে গেম শুরু করা যায় না।',
    confirm: { label: 'ঠিক আছে', onConfirm: fn() },
    cancelLabel: undefined,
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Möchten Sie sich wirklich für sechs Monate von allen Spielen ausschließen?',
    text: 'Der Ausschluss kann vor seinem Ende nicht aufgehoben werden. Ihr Guthaben bleibt Ihnen erhalten und kann jederzeit ausgezahlt werden.',
    confirm: { label: 'Für sechs Monate ausschließen', onConfirm: fn() },
    cancelLabel: 'Lieber doch nicht',
  },
};
