import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { RecoveryCodes } from './RecoveryCodes';

const codes = [
  '4f7k-92mq',
  'x3dp-70hw',
  '8rtn-5c1v',
  'b6yj-e48s',
  'm2gz-3a9k',
  'q70w-rx5d',
  '1vhc-6npt',
  's9e4-jyb8',
  'd5ta-kf27',
  'h8wm-z0c3',
];

const meta = {
  component: RecoveryCodes,
  args: {
    items: codes,
    title: 'Marquee: recovery codes of player01',
    note: 'Each code opens the account once when the authenticator is not at hand.',
    labels: { codes: 'Recovery codes', copy: 'Copy', copied: 'Copied', download: 'Download', print: 'Print' },
  },
  decorators: [formBackground],
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SES-24: the file contains the codes and their account. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    const file = canvas.getByRole('link', { name: 'Download' });
    await expect(file).toHaveAttribute('download', 'recovery-codes.txt');
    const text = decodeURIComponent(file.getAttribute('href')?.split(',')[1] ?? '');
    await expect(text).toContain('Marquee: recovery codes of player01');
    await expect(text.split('\r\n')).toEqual(expect.arrayContaining(codes));
  },
};

/** SES-24: copied with one press; printed on a sheet of their own. */
export const TakenAlong: Story = {
  parameters: { visual: { skip: true } },
  beforeEach: () => {
    const print = window.print;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ writeToClipboard: true });
    await user.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
    await expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(window.print).toHaveBeenCalledOnce();
    await expect(document.querySelector('body > [data-paper]')).toHaveTextContent('Marquee: recovery codes of player01');
    await expect(document.querySelectorAll('body > [data-paper] li')).toHaveLength(10);
  },
};

export const Arabic: Story = {
  globals: { language: 'AR', viewport: { value: 'small' } },
  args: {
    labels: { codes: 'رموز الاسترداد', copy: 'نسخ', copied: 'تم النسخ', download: 'تنزيل', print: 'طباعة' },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    labels: { codes: 'পুনরুদ্ধার কোড', copy: 'কপি করুন', copied: 'কপি হয়েছে', download: 'ডাউনলোড করুন', print: 'প্রিন্ট করুন' },
  },
};
