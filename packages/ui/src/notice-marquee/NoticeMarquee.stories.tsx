import { getContrastRatio, styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { isMotionReduced } from '../theme/isMotionReduced';
import { NoticeMarquee } from './NoticeMarquee';

const notices = [
  { id: 1, title: 'Payments', text: 'Bank transfers are back to under two minutes.' },
  { id: 2, title: 'Lotus week', text: 'Missions end Sunday at 23:59.' },
  { id: 3, title: 'Wheelhouse', text: 'Two new tables open at noon.' },
];
const labels = { region: 'Notices', pause: 'Pause the notices', play: 'Run the notices' };

const meta = {
  component: NoticeMarquee,
  args: { items: notices, unread: '3', labels, onOpen: fn(), all: { label: 'All', onPress: fn() } },
} satisfies Meta<typeof NoticeMarquee>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion nothing moves, and the row can be scrolled. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Notices' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause the notices' }) === null).toBe(isMotionReduced());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const row = canvasElement.querySelector('.run');
    await expect(row && getComputedStyle(row).animationName === 'none').toBe(isMotionReduced());
    canvas.getByRole('button', { name: /Payments/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(notices[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.all?.onPress).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'All' }).blur();
  },
};

/** SYS-13: the bar is dark in both schemes, so its controls have the brand's colours of the dark scheme. */
export const OfAnotherBrand: Story = {
  globals: { brand: 'khela' },
  play: async ({ canvas, canvasElement }) => {
    const glyph = canvasElement.querySelector('.label svg');
    const ground = getComputedStyle(canvas.getByRole('region', { name: 'Notices' })).backgroundColor;
    for (const ink of [glyph, canvas.getByRole('button', { name: 'All' })])
      await expect(getContrastRatio(ink ? getComputedStyle(ink).color : '', ground)).toBeGreaterThanOrEqual(4.5);
  },
};

/** Stops when paused, on hover and on focus. Each notice is read and reached once, although it is rendered twice. */
export const Running: Story = {
  parameters: { motion: 'full', visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector('.run');
    const state = () => row && getComputedStyle(row).animationPlayState;
    await expect(state()).toBe('running');
    await expect(canvas.getAllByRole('button', { name: /Payments/ })).toHaveLength(1);
    canvas.getByRole('button', { name: /Payments/ }).focus();
    await expect(state()).toBe('paused');
    const pause = canvas.getByRole('button', { name: 'Pause the notices' });
    pause.focus();
    await expect(state()).toBe('running');
    await userEvent.keyboard('{Enter}');
    await expect(state()).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Run the notices' }));
    await expect(state()).toBe('running');
  },
};

export const Variations: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Column>
      <NoticeMarquee items={notices.slice(0, 1)} labels={{ ...labels, region: 'To read only' }} />
      <NoticeMarquee
        items={[
          {
            id: 1,
            title: 'Wartungsarbeiten',
            text: 'Die Auszahlungen verzögern sich heute Nacht zwischen zwei und vier Uhr um einige Minuten.',
          },
        ]}
        unread="128"
        labels={{ ...labels, region: 'Benachrichtigungen' }}
        onOpen={fn()}
      />
      <NoticeMarquee
        items={[{ id: 1, title: 'পেমেন্ট', text: 'ব্যাংক ট্রান্সফার আবার দুই মিনিটের মধ্যে।' }]}
        unread="১"
        labels={{ ...labels, region: 'বিজ্ঞপ্তি' }}
        onOpen={fn()}
      />
      <NoticeMarquee
        items={[{ id: 1, title: 'المدفوعات', text: 'عادت التحويلات البنكية إلى أقل من دقيقتين.' }]}
        unread="1"
        labels={{ ...labels, region: 'الإشعارات' }}
        all={{ label: 'الكل', onPress: fn() }}
      />
    </Column>
  ),
};

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
