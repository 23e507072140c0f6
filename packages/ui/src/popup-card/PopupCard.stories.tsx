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

/** LOB-10: it takes no focus; Escape inside it and its button close it. */
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

/** LOB-10: the first press outside and the first scroll close it. */
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

/** LOB-10: it never covers a control: it takes the other position, or none when both are occupied. */
export const OverNoAction: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('dialog');
    for (const [tag, taken, free] of [
      ['button', ['start'], 'end'],
      ['button', ['end'], 'start'],
      ['h1', ['start'], 'end'],
      ['button', ['start', 'end'], 'none'],
      ['p', ['start', 'end'], 'start'],
    ] as const) {
      const blockers = taken.map((place) => {
        bar.dataset['place'] = place;
        const { left, top, width, height } = bar.getBoundingClientRect();
        const blocker = canvasElement.ownerDocument.createElement(tag);
        Object.assign(blocker.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        blocker.textContent = place;
        canvasElement.firstElementChild?.append(blocker);
        return blocker;
      });
      await expect(freePlace(bar)).toBe(free);
      for (const blocker of blockers) blocker.remove();
    }
  },
};

/** Long text scrolls inside, and the button stays visible. */
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

const longest = {
  en: [
    'Lotus week has begun',
    'Seven days, seven small missions. Points are added as soon as a mission is done. No mission asks you to lose.',
  ],
  de: [
    'Außergewöhnliche Wartungsarbeiten an Zahlungsschnittstellen',
    'Überweisungen werden erst nach dem Ende der Arbeiten gutgeschrieben.',
  ],
  bn: ['পদ্ম সপ্তাহ শুরু হয়েছে', 'সাত দিন, সাতটি ছোট মিশন। মিশন শেষ হলেই পয়েন্ট যোগ হয়। কোনো মিশনে হারতে, বেশি বাজি ধরতে বা আবার জমা দিতে বলা হয় না।'],
  ar: [
    'بدأ أسبوع اللوتس',
    'سبعة أيام وسبع مهام صغيرة. تُضاف النقاط فور إنجاز المهمة. لا تطلب أي مهمة أن تخسر أو ترفع رهانك أو تودع من جديد.',
  ],
};

/** LOB-10: with any length of text it is one slim bar without cut lines. */
export const WholeLines: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      {[320, 360].flatMap((width) =>
        Object.entries(longest).map(([lang, [title = '', text]]) => (
          <Phone key={`${lang} ${width}`} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} data-width={width}>
            <PopupCard {...args} title={`${title} (${width})`}>
              <div>
                <p>{text}</p>
              </div>
            </PopupCard>
          </Phone>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('dialog', { hidden: true })) {
      await expect(bar.getBoundingClientRect().height).toBeLessThan(80);
      const content = bar.querySelector('.content');
      if (!content) throw new Error('The bar has no content.');
      await expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
      const foot = content.getBoundingClientRect().bottom;
      const words = document.createRange();
      words.selectNodeContents(content);
      const cut = [...words.getClientRects()].filter(({ top, bottom }) => top < foot - 3 && bottom > foot + 3);
      await expect(cut).toEqual([]);
    }
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

// Containing block for fixed elements.
const Stage = styled('div')({ contain: 'layout', minBlockSize: '100vh' });
const Phone = styled('div')({
  contain: 'layout',
  blockSize: 200,
  '&[data-width="320"]': { inlineSize: 320 },
  '&[data-width="360"]': { inlineSize: 360 },
});
const Tall = styled('div')({ blockSize: '200vh', paddingBlockStart: 320 });
