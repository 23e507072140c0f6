import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import { freePlace } from './freePlace';
import { PopupCard } from './PopupCard';

const meta = {
  component: PopupCard,
  args: {
    title: 'Bank transfers rest on Sunday night',
    children: <p>From 02:00 to 04:00 no deposit by bank transfer arrives. Wallets and cards go on as always.</p>,
    onClose: fn(),
    labels: { close: 'Close' },
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

/** LOB-10: it takes no focus; Escape from within and its button close it. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Bank transfers rest on Sunday night' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByText(/^From 02:00/));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    canvas.getByRole('button', { name: 'Close' }).blur();
  },
};

/** LOB-10: the first press beside it closes it, and so does the first scroll. */
export const PassedBy: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <PopupCard {...args} />
      <Tall>
        <button type="button">A press beside it</button>
      </Tall>
    </>
  ),
  play: async ({ args, canvas }) => {
    window.scrollTo(0, 4);
    await new Promise(requestAnimationFrame);
    await expect(args.onClose).not.toHaveBeenCalled();
    window.scrollTo(0, 40);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const before = (args.onClose as Mock).mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'A press beside it' }));
    await expect((args.onClose as Mock).mock.calls.length).toBeGreaterThan(before);
    window.scrollTo(0, 0);
  },
};

/** LOB-10: it never lies over what the page offers: it takes the other place, and none where both are taken. */
export const OverNoAction: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('dialog');
    for (const taken of [['start'], ['end'], ['start', 'end'], []]) {
      const blockers = taken.map((place) => {
        bar.dataset['place'] = place;
        const { left, top, width, height } = bar.getBoundingClientRect();
        const blocker = canvasElement.ownerDocument.createElement('button');
        Object.assign(blocker.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        blocker.textContent = place;
        canvasElement.firstElementChild?.append(blocker);
        return blocker;
      });
      await expect(freePlace(bar)).toBe((['start', 'end'] as const).find((place) => !taken.includes(place)) ?? 'none');
      for (const blocker of blockers) blocker.remove();
    }
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
    await expect(canvas.getByRole('dialog').getBoundingClientRect().height).toBeLessThan(120);
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    title: 'রবিবার রাতে ব্যাংক ট্রান্সফার বন্ধ',
    children: <p>রাত ২টা থেকে ৪টা পর্যন্ত ব্যাংক ট্রান্সফারে জমা পৌঁছাবে না। ওয়ালেট ও কার্ড আগের মতোই চলবে।</p>,
    labels: { close: 'বন্ধ করুন' },
  },
};

// What is fixed is fixed to it.
const Stage = styled('div')({ contain: 'layout', minBlockSize: '100vh' });
const Tall = styled('div')({ blockSize: '200vh', paddingBlockStart: 320 });
