import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { type ContractDocument, ContractTerms } from './ContractTerms';

const document: ContractDocument = {
  title: 'Daily salary contract',
  summary: 'Accepted by both sides on 30 Sep 2026 at 14:22, valid since 1 Oct 2026, 00:00 GMT+7.',
  giver: { name: 'Thao Nguyen', account: 'agent01' },
  taker: { name: 'Binh Le', account: 'agent11' },
  clauses: [
    { title: 'What is paid.', text: 'Each day, a share of the valid bet of agent11 and all members below.' },
    {
      title: 'Categories.',
      text: 'Slots, fishing, sports and e-sports count in full. Live, e-lottery and cockfight count half. PVP counts one fifth.',
    },
    { title: 'Tiers.', text: 'The highest tier whose two conditions are met pays the whole amount.', hasTiers: true },
    { title: 'Active.', text: 'A member counts as active with 100.00 of own valid bet in the day.' },
    { title: 'End.', text: 'Either side may ask to end it. Whole days already worked are paid.' },
  ],
  tiers: [
    { minActive: 3, minValidBetMinor: 1_000_000n, ratePpm: 1000 },
    { minActive: 5, minValidBetMinor: 5_000_000n, ratePpm: 2000 },
    { minActive: 10, minValidBetMinor: 20_000_000n, ratePpm: 3000 },
  ],
  reached: 2,
  versions: [
    { id: '3', name: 'Version 3', note: 'in force' },
    { id: '2', name: 'Version 2', note: '1 Jul to 30 Sep' },
    { id: '1', name: 'Version 1', note: '1 Apr to 30 Jun' },
  ],
  version: '3',
};

const actions = (
  <>
    <DeskButton look="plain">
      <Icon name="print" size={16} />
      Print
    </DeskButton>
    <DeskButton look="plain">
      <Icon name="edit" size={16} />
      Change terms
    </DeskButton>
    <DeskButton>Ask to end</DeskButton>
  </>
);

const meta = {
  component: ContractTerms,
  args: {
    content: { state: 'ready', document },
    reference: 'C-2041 · version 3',
    actions,
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      heading: 'Document',
      giver: 'Giver',
      taker: 'Taker',
      tier: 'Tier',
      active: 'Active members',
      validBet: 'Team valid bet',
      loss: 'Net result',
      rate: 'Rate',
      lastPeriod: 'Yesterday',
      reached: 'reached',
      notReached: 'No tier was reached yesterday',
      versions: 'Versions',
      compare: 'Compare',
      loading: 'Loading',
      failed: { title: 'The contract did not answer', help: 'Nothing was changed.', retry: 'Try again' },
    },
    onVersion: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ContractTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Daily salary contract' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '3 ≥ 10 ≥ 200,000 0.30 % reached' })).toBeVisible();
    const versions = within(canvas.getByRole('navigation', { name: 'Versions' }));
    await expect(versions.getByRole('button', { current: true })).toHaveTextContent('Version 3');
    await userEvent.click(versions.getByRole('button', { name: /Version 2/ }));
    await expect(args.onVersion).toHaveBeenCalledWith('2');
    await userEvent.tab();
    await userEvent.tab();
    await expect(versions.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** A dividend also requires a net result; here no tier was reached and there is no earlier version. */
export const Dividend: Story = {
  args: {
    reference: 'C-1871',
    actions: undefined,
    content: {
      state: 'ready',
      document: {
        ...document,
        title: 'Half-monthly dividend contract',
        clauses: document.clauses.slice(2, 3),
        tiers: [
          { minActive: 3, minValidBetMinor: 5_000_000n, minLossMinor: 100n, ratePpm: 50_000 },
          { minActive: 5, minValidBetMinor: 20_000_000n, minLossMinor: 200_000n, ratePpm: 100_000 },
          { minActive: 10, minValidBetMinor: 80_000_000n, minLossMinor: 1_000_000n, ratePpm: 150_000 },
        ],
        reached: null,
        versions: document.versions.slice(0, 1),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Net result' })).toBeVisible();
    await expect(canvas.getByText('No tier was reached yesterday')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const retry = fn();

export const LoadingAndFailed: Story = {
  args: { actions: undefined },
  render: (args) => (
    <>
      <ContractTerms {...args} content={{ state: 'loading' }} />
      <br />
      <ContractTerms {...args} content={{ state: 'failed', onRetry: retry }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    reference: 'C-2041 · সংস্করণ ৩',
    actions: undefined,
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    content: {
      state: 'ready',
      document: {
        ...document,
        title: 'দৈনিক বেতনের চুক্তি',
        summary: 'উভয় পক্ষ ৩০ সেপ্টেম্বর ২০২৬ তারিখে গ্রহণ করেছে, ১ অক্টোবর ২০২৬ থেকে কার্যকর।',
        clauses: [
          { title: 'কী দেওয়া হয়।', text: 'প্রতিদিন agent11 ও তার নিচের সব সদস্যের বৈধ বাজির একটি অংশ।' },
          { title: 'ধাপ।', text: 'যে সর্বোচ্চ ধাপের দুটি শর্তই পূরণ হয়, পুরো পরিমাণে সেই হার প্রযোজ্য।', hasTiers: true },
        ],
        versions: [
          { id: '3', name: 'সংস্করণ ৩', note: 'কার্যকর' },
          { id: '2', name: 'সংস্করণ ২', note: '১ জুলাই – ৩০ সেপ্টেম্বর' },
        ],
      },
    },
    labels: {
      ...meta.args.labels,
      heading: 'দলিল',
      giver: 'দাতা',
      taker: 'গ্রহীতা',
      tier: 'ধাপ',
      active: 'সক্রিয় সদস্য',
      validBet: 'দলের বৈধ বাজি',
      rate: 'হার',
      lastPeriod: 'গতকাল',
      reached: 'পূরণ হয়েছে',
      versions: 'সংস্করণ',
      compare: 'তুলনা করুন',
    },
  },
};
