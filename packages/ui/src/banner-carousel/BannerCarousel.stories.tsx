import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { hero } from '../story-art/heroes';
import { isMotionReduced } from '../theme/isMotionReduced';
import { motion } from '../theme/tokens';
import { type Banner, BannerCarousel } from './BannerCarousel';
import { BannerCarouselSkeleton } from './BannerCarouselSkeleton';

const tiger: Banner = {
  id: 'tiger',
  ...hero('tiger'),
  overline: 'New on reels',
  title: 'The night belongs to the tiger',
  text: 'Five reels, 243 ways, and a full-moon round that turns every tiger wild.',
  actions: [
    { label: 'Play now', onSelect: fn() },
    { label: 'Free trial', onSelect: fn() },
  ],
};
const orbit: Banner = {
  id: 'orbit',
  ...hero('orbit'),
  overline: 'Starts every ten seconds',
  title: 'Ten seconds to orbit',
  text: 'Watch the curve climb and step off when you like. Every round can be checked afterwards.',
  actions: [{ label: 'Play now', href: '#orbit' }],
};
const fair: Banner = { ...tiger, id: 'fair', overline: 'This week', title: 'Lotus week', href: '#lotus-week' };

const labels = {
  region: 'Offers',
  carousel: 'carousel',
  slide: 'slide',
  position: (slide: number, slides: number) => `${slide} of ${slides}`,
  pause: 'Pause',
  play: 'Resume',
  previous: 'Previous',
  next: 'Next',
};

const Notices = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  padding: '14px 22px',
  fontSize: 14,
  color: theme.vars.palette.tone.onArtMuted,
  '& svg': { color: theme.vars.palette.tone.signAction },
}));

const Frame = styled('div')({ padding: 16 });

const footer = (about: string, text: string) => (
  <Notices>
    <Icon name="notice" />
    <b>{about}</b> {text}
  </Notices>
);
const notices = footer('Payments', 'Bank transfers are back to under two minutes.');

const meta = {
  component: BannerCarousel,
  args: { items: [tiger, orbit, fair], labels },
  parameters: { visual: { animations: 'allow' } },
  render: (args) => <BannerCarousel footer={notices} {...args} />,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownSlide = (canvasElement: HTMLElement) => canvasElement.querySelector('.slide[data-state="current"]');
const clockOf = (canvasElement: HTMLElement) => {
  const [clock] = animationsOf(canvasElement);
  if (!clock) throw new Error('No dot is filling: the carousel has no clock.');
  return clock;
};
const animationsOf = (canvasElement: HTMLElement) => canvasElement.querySelector('.dots i')?.getAnimations() ?? [];

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('region', { name: 'Offers' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible();
    await step('only the shown slide can be reached', async () => {
      await expect(canvas.getAllByRole('heading')).toHaveLength(1);
      for (const slide of canvasElement.querySelectorAll('.slide:not([data-state="current"])'))
        await expect(slide).toHaveAttribute('inert');
    });
    await step('the picture of the scheme in use is asked for, and first', async () => {
      const [day, night] = canvasElement.querySelectorAll('img');
      await expect([day?.checkVisibility(), night?.checkVisibility()].filter(Boolean)).toHaveLength(1);
      for (const picture of [day, night]) {
        await expect(picture).toHaveAttribute('fetchpriority', 'high');
        await expect(picture).toHaveAttribute('loading', 'lazy');
      }
    });
  },
};

/** LOB-07: a slide changes every 5000 ms, in 1000 ms, in a loop. The clock is advanced rather than waited for. */
export const Turns: Story = {
  parameters: { motion: 'full', visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(clockOf(canvasElement).playState).toBe('running'));
    await expect(clockOf(canvasElement).effect?.getTiming().duration).toBe(motion.dwellMs);
    for (const title of ['Ten seconds to orbit', 'Lotus week', 'The night belongs to the tiger']) {
      clockOf(canvasElement).finish();
      await canvas.findByRole('heading', { name: title });
    }
    const [arrival] = shownSlide(canvasElement)?.getAnimations() ?? [];
    await expect(arrival?.effect?.getTiming().duration).toBe(motion.slideMs);
  },
};

/** Leaving before the next slide loads one picture, not two. */
export const ReadiesTheNext: Story = {
  parameters: { motion: 'full', visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(clockOf(canvasElement).playState).toBe('running'));
    await expect(canvasElement.querySelector('.slide[data-state="next"]')).toBeNull();
    const readying = animationsOf(canvasElement)[1];
    if (readying) readying.currentTime = motion.dwellMs / 2 + motion.slideMs;
    await waitFor(() => expect(canvasElement.querySelector('.slide[data-state="next"]')).toHaveAttribute('inert'));
  },
};

/** Stops on keyboard focus and when paused. */
export const StandsStill: Story = {
  parameters: { motion: 'full', visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(clockOf(canvasElement).playState).toBe('running'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await expect(clockOf(canvasElement).playState).toBe('paused');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    canvas.getByRole('button', { name: 'Pause' }).blur();
    await waitFor(() => expect(clockOf(canvasElement).playState).toBe('running'));
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const resume = canvas.getByRole('button', { name: 'Resume' });
    resume.blur();
    await expect(clockOf(canvasElement).playState).toBe('paused');
    await userEvent.click(resume);
    resume.blur();
    await waitFor(() => expect(clockOf(canvasElement).playState).toBe('running'));
  },
};

/** Reduced motion starts it paused; the play button starts it. */
export const ReducedMotion: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isMotionReduced()) return;
    await canvas.findByRole('button', { name: 'Resume' });
    await expect(clockOf(canvasElement).playState).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(shownSlide(canvasElement)?.getAnimations()).toHaveLength(0);
    canvas.getByRole('button', { name: 'Next' }).blur();
  },
};

export const ArrowsAndDots: Story = {
  play: async ({ canvas }) => {
    const isShown = (title: string) => waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await isShown('Lotus week');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await isShown('The night belongs to the tiger');
    const second = canvas.getByRole('button', { name: '2 of 3' });
    await userEvent.click(second);
    await isShown('Ten seconds to orbit');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await isShown('The night belongs to the tiger');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: isMotionReduced() ? 'Resume' : 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await isShown('Ten seconds to orbit');
    second.blur();
  },
};

/** Without controls; here also without notices. */
/** Same picture as `ClickableAllOver`. */
export const One: Story = {
  parameters: { visual: { skip: true } },
  args: { items: [tiger] },
  render: (args) => <BannerCarousel {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Play now' }));
    await expect(args.items[0]?.actions?.[0]?.onSelect).toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Play now' }).blur();
  },
};

export const ClickableAllOver: Story = {
  args: { items: [fair] },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Lotus week' });
    await expect(link).toHaveAttribute('href', '#lotus-week');
    const { left, top, width } = canvasElement.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width * 0.8, top + 60)).toBe(link);
    await expect(document.elementFromPoint(left + width * 0.2, top + 60)).toBe(link);
  },
};

/** A banner with its text inside the picture, the same in both schemes: the link takes its name from the picture. */
export const PictureOnly: Story = {
  args: { items: [{ id: 'only', picture: { ...orbit.picture, urlDark: undefined }, alt: 'Ten seconds to orbit', href: '#orbit' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Ten seconds to orbit' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager');
  },
};

/** In the header of a category's list. */
export const Low: Story = {
  parameters: { visual: { animations: 'allow', phone: true } },
  args: { isLow: true },
  render: (args) => <BannerCarousel {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Offers' }).getBoundingClientRect().height).toBe(232);
  },
};

/** SYS-13: the carousel is dark in both schemes and uses the brand's colours of the dark scheme. */
export const OfAnotherBrand: Story = { globals: { brand: 'khela' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const LongText: Story = {
  args: {
    items: [
      {
        ...tiger,
        overline: 'Only until the end of the week, for everyone who opened a game before',
        title: 'Außergewöhnliche Nachtveranstaltungen für Tiger',
        text: 'Fünf Walzen, zweihundertdreiundvierzig Gewinnwege und eine Vollmondrunde, die aus jedem Tiger ein Ersatzsymbol macht.',
        actions: [{ label: 'Jetzt sofort spielen' }, { label: 'Kostenlos und unverbindlich ausprobieren' }],
      },
    ],
  },
};

export const Bengali: Story = {
  args: {
    items: [
      {
        ...tiger,
        overline: 'রিলে নতুন',
        title: 'এই রাত বাঘের',
        text: 'পাঁচটি রিল, ২৪৩টি পথ, আর পূর্ণিমার রাউন্ডে প্রতিটি বাঘ ওয়াইল্ড হয়ে যায়।',
        actions: [{ label: 'এখনই খেলুন' }, { label: 'বিনামূল্যে চেষ্টা' }],
      },
      orbit,
    ],
    footer: footer('পেমেন্ট', 'ব্যাংক ট্রান্সফার আবার দুই মিনিটের কমে হচ্ছে।'),
  },
  globals: { language: 'BN' },
};

const arabic: Banner = {
  ...tiger,
  overline: 'جديد البكرات',
  title: 'الليلة ليلة النمر',
  text: 'خمس بكرات و243 طريقة للفوز، وجولة بدر تحوّل كل نمر إلى رمز بديل.',
  actions: [{ label: 'العب الآن' }, { label: 'تجربة مجانية' }],
};

const arabicNotices = footer('المدفوعات', 'عادت التحويلات البنكية إلى أقل من دقيقتين.');

/** I18-03: The words stand at the right, and the controls run from right to left. */
export const RightToLeft: Story = {
  args: { items: [arabic, orbit, fair], footer: arabicNotices },
  globals: { language: 'AR' },
  play: async ({ canvas }) => {
    const leftOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(leftOf('Next')).toBeLessThan(leftOf('Previous'));
    await expect(leftOf('2 of 3')).toBeLessThan(leftOf('1 of 3'));
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(heading.left + heading.right).toBeGreaterThan(document.documentElement.clientWidth);
  },
};

export const RightToLeftPhone: Story = {
  args: { items: [arabic, orbit], footer: arabicNotices },
  globals: { language: 'AR', viewport: { value: 'phone' } },
};

/** The loaded content takes exactly the space of its skeleton. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      {[false, true].flatMap((isLow) =>
        [1, 3].map((count) => (
          <Pair key={`${isLow} ${count}`}>
            <BannerCarouselSkeleton count={count} isLow={isLow} />
            <BannerCarousel
              {...args}
              items={args.items.slice(0, count)}
              labels={{ ...labels, region: `Offers ${isLow} ${count}` }}
              isLow={isLow}
            />
          </Pair>
        )),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    const pairs = canvasElement.querySelectorAll('[data-pair]');
    await expect(pairs).toHaveLength(4);
    for (const { children } of pairs) {
      const [held = 0, come = 1] = [...children].map((child) => child.getBoundingClientRect().height);
      await expect(held).toBeGreaterThan(200);
      await expect(held).toBe(come);
    }
  },
};

export const NothingMovesOnAPhone: Story = { ...NothingMoves, globals: { viewport: { value: 'narrowPhone' } } };

function Pair({ children }: { children: ReactNode }) {
  return <div data-pair>{children}</div>;
}
