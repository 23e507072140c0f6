import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PopupCard } from './PopupCard';

const meta = {
  component: PopupCard,
  args: {
    title: 'Bank transfers rest on Sunday night',
    children: <p>From 02:00 to 04:00 no deposit by bank transfer arrives. Wallets and cards go on as always.</p>,
    onClose: fn(),
    labels: { close: 'Close', understood: 'Understood' },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof PopupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** LOB-10: it takes no focus; Escape from within closes it. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Bank transfers rest on Sunday night' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    canvas.getByRole('button', { name: 'Understood' }).blur();
  },
};

/** What does not fit is scrolled within, and the button stays in reach. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Außergewöhnliche Wartungsarbeiten an Zahlungsschnittstellen',
    children: Array.from({ length: 9 }, (_, place) => (
      <p key={place}>Überweisungen werden in dieser Zeit angenommen, aber erst nach dem Ende der Arbeiten gutgeschrieben.</p>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('button', { name: 'Understood' })).toBeVisible();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    title: 'রবিবার রাতে ব্যাংক ট্রান্সফার বন্ধ',
    children: <p>রাত ২টা থেকে ৪টা পর্যন্ত ব্যাংক ট্রান্সফারে জমা পৌঁছাবে না। ওয়ালেট ও কার্ড আগের মতোই চলবে।</p>,
    labels: { close: 'বন্ধ করুন', understood: 'বুঝেছি' },
  },
};

// What is fixed is fixed to it.
const Stage = styled('div')({ contain: 'layout', blockSize: '100vh', '& p': { margin: '0 0 8px' } });
