import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Broken } from '../illustration/Broken';
import { Offline } from '../illustration/Offline';
import { ErrorState } from './ErrorState';

const copy = { copy: 'Copy the reference', copied: 'Copied' };

const meta = {
  component: ErrorState,
  args: {
    title: 'The game did not answer',
    money: 'Your last round was settled; no money is on the way.',
    advice: 'Open the game again. If it stays like this, choose another one.',
    reference: { label: 'Reference', value: 'rq-7f3a91c2', copy },
    retry: { label: 'Try again', onRetry: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a page: what happened, whether money moved, what to do, and the reference for support. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => <ErrorState {...args} illustration={<Broken />} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no money is on the way');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the reference' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Copy the reference' }).blur();
  },
};

/** For a card or a panel. */
export const WithGlyph: Story = {
  args: { money: undefined, reference: undefined },
  render: (args) => <ErrorState {...args} action={<Button>Show the figures of 17:04</Button>} />,
};

export const AskingAgain: Story = { args: { retry: { label: 'Try again', onRetry: fn(), isBusy: true } } };

export const TitleOnly: Story = {
  args: { money: undefined, advice: undefined, reference: undefined, retry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    title: 'Der Spieleanbieter hat auf unsere wiederholte Anfrage innerhalb der vorgesehenen Zeit nicht geantwortet',
    money: 'Ihre letzte Runde wurde vollständig abgerechnet; es ist kein Geld unterwegs.',
    advice:
      'Öffnen Sie das Spiel erneut. Bleibt es dabei, wählen Sie ein anderes oder wenden Sie sich mit der untenstehenden Referenznummer an uns.',
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => <ErrorState {...args} illustration={<Offline />} />,
};

export const Bengali: Story = {
  args: {
    title: 'গেমটি সাড়া দেয়নি',
    money: 'আপনার শেষ রাউন্ডের হিসাব হয়ে গেছে; কোনো টাকা আটকে নেই।',
    advice: 'গেমটি আবার খুলুন।',
    reference: { label: 'রেফারেন্স', value: 'rq-7f3a91c2', copy },
    retry: { label: 'আবার চেষ্টা করুন', onRetry: fn() },
  },
  globals: { language: 'BN' },
};

export const RightToLeft: Story = {
  args: {
    title: 'لم تستجب اللعبة',
    money: 'تمت تسوية جولتك الأخيرة، ولا توجد أموال معلّقة.',
    advice: 'افتح اللعبة من جديد.',
    reference: { label: 'المرجع', value: 'rq-7f3a91c2', copy },
    retry: { label: 'حاول مرة أخرى', onRetry: fn() },
  },
  globals: { language: 'AR' },
  render: (args) => <ErrorState {...args} illustration={<Broken />} />,
};
