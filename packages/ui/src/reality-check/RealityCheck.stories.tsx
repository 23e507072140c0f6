import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RealityCheck } from './RealityCheck';

const meta = {
  component: RealityCheck,
  args: {
    playedMinutes: 45,
    stakedMinor: 84_20n,
    wonMinor: 65_80n,
    depositsMinor: 50_00n,
    currency: 'USD',
    labels: {
      title: 'Time for a look',
      text: 'You asked to be reminded every 45 minutes. These are the figures of this session.',
      staked: 'Staked',
      won: 'Won',
      net: 'Net position',
      deposits: 'Deposited',
      stop: 'Stop playing',
      goOn: 'Go on',
      history: 'Show my bets',
    },
    onStop: fn(),
    onGoOn: fn(),
    onHistory: fn(),
  },
  parameters: { visual: { page: true } },
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Time for a look' });
    await expect(dialog).toHaveTextContent('45 min');
    await expect(dialog).toHaveTextContent('−$18.40');
    await userEvent.keyboard('{Escape}');
    const stop = within(dialog).getByRole('button', { name: 'Stop playing' });
    await userEvent.tab();
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHistory).toHaveBeenCalledOnce();
    within(dialog).getByRole('button', { name: 'Show my bets' }).blur();
  },
};

/** More than an hour lights all bulbs. */
export const LongAndAhead: Story = { args: { playedMinutes: 135, stakedMinor: 310_00n, wonMinor: 342_75n, depositsMinor: 0n } };

/** The answer is being sent. */
export const Busy: Story = {
  args: { isBusy: true, playedMinutes: 15, stakedMinor: 0n, wonMinor: 0n },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const button of dialog.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { locale: 'de' },
  args: {
    playedMinutes: 60,
    currency: 'VND',
    stakedMinor: 18_400_000n,
    wonMinor: 2_150_000n,
    depositsMinor: 20_000_000n,
    labels: {
      title: 'Ihre Spielzeit in dieser Sitzung',
      text: 'Sie möchten alle 60 Minuten erinnert werden. Dies sind die Zahlen dieser Sitzung.',
      staked: 'Eingesetzt',
      won: 'Gewonnen',
      net: 'Nettoergebnis der Sitzung',
      deposits: 'Eingezahlt',
      stop: 'Spiel jetzt beenden',
      goOn: 'Weiterspielen',
      history: 'Meine Einsätze anzeigen',
    },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    currency: 'BDT',
    playedMinutes: 75,
    labels: {
      title: 'একটু দেখে নিন',
      text: 'আপনি প্রতি ১৫ মিনিটে মনে করাতে বলেছেন। এগুলো এই সেশনের অঙ্ক।',
      staked: 'বাজি',
      won: 'জয়',
      net: 'মোট অবস্থান',
      deposits: 'জমা',
      stop: 'খেলা বন্ধ করুন',
      goOn: 'চালিয়ে যান',
      history: 'আমার বাজি দেখুন',
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    labels: {
      title: 'حان وقت التوقّف لحظة',
      text: 'طلبت التذكير كل 45 دقيقة. هذه أرقام هذه الجلسة.',
      staked: 'الرهانات',
      won: 'المكاسب',
      net: 'الصافي',
      deposits: 'الإيداعات',
      stop: 'إيقاف اللعب',
      goOn: 'متابعة',
      history: 'عرض رهاناتي',
    },
  },
};
