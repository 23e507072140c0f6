import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Money } from '../money/Money';
import { words } from '../words/en';
import { ReceiptQuestion } from './ReceiptQuestion';
import type { WithdrawalEvent } from './timelineSteps';
import { WithdrawalTimeline } from './WithdrawalTimeline';

const labels = words.withdrawalTimeline;

const paid: WithdrawalEvent[] = [
  { state: 'SUBMITTED', at: '16:18' },
  { state: 'REVIEW', at: '16:24', detail: 'Checked by the operator' },
  { state: 'APPROVED', at: '16:25' },
  { state: 'PAYING', at: '16:31', detail: 'Two payers, $1,000.00 and $600.00' },
  { state: 'PAID', at: '17:04', detail: 'Both parts sent to your bank' },
];

const onAllReceived = fn();
const onNotReceived = fn();
const question = (
  <ReceiptQuestion
    question="Has the money arrived?"
    deadline={
      <>
        Without an answer it counts as received in <b>23:28</b>.
      </>
    }
    labels={{ allReceived: 'All received', notReceived: 'Not received' }}
    onAllReceived={onAllReceived}
    onNotReceived={onNotReceived}
  />
);

const meta = {
  component: WithdrawalTimeline,
  args: {
    amount: <Money amountMinor={160_000n} currency="USD" />,
    reference: 'W-20261120-0417 to Vietcombank •••• 4471',
    items: paid,
    labels,
  },
  decorators: [
    (Story) => (
      <Columns>
        <Story />
      </Columns>
    ),
  ],
} satisfies Meta<typeof WithdrawalTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: question },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Now:').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Now:').closest('li')).toHaveTextContent('Paid');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All received' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAllReceived).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not received' }));
    await expect(onNotReceived).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Not received' }).blur();
  },
};

/** Just sent; rejected; received; in dispute and paid again; loading. */
export const OtherWays: Story = {
  render: (args) => (
    <>
      {[
        paid.slice(0, 2),
        [...paid.slice(0, 2), { state: 'REJECTED', at: '16:41', detail: 'The name of the account is not yours' }] as const,
        [...paid, { state: 'ALL_RECEIVED', at: '17:10' }, { state: 'DONE', at: '17:10' }] as const,
        [
          ...paid.slice(-1),
          { state: 'NOT_RECEIVED', at: '17:20', detail: 'With two pictures' },
          { state: 'DISPUTE', at: '17:21' },
          { state: 'REPAY', at: '19:02' },
        ] as const,
        undefined,
      ].map((events, index) => (
        <WithdrawalTimeline
          key={labels.title + String(index)}
          {...args}
          items={events}
          labels={{ ...labels, title: `Request ${index + 1}` }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [first, rejected, done] = canvas.getAllByRole('region');
    await expect(first).toHaveTextContent('Under review');
    await expect(rejected?.querySelectorAll('[data-mark="ahead"]')).toHaveLength(0);
    await expect(done?.querySelector('[aria-current]')).toBeNull();
  },
};

export const AnswerNotSent: Story = {
  args: {
    children: (
      <ReceiptQuestion
        question="Has the money arrived?"
        deadline="Without an answer it counts as received in 23:28."
        labels={{ allReceived: 'All received', notReceived: 'Not received' }}
        isBusy
        error="Your answer did not get through. It is sent again."
        onAllReceived={onAllReceived}
        onNotReceived={onNotReceived}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not get through');
    await expect(canvas.getByRole('button', { name: 'All received' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    reference: 'W-20261120-0417 auf das Konto bei der Genossenschaftsbank Musterstadt-Umland •••• 4471',
    items: [
      { state: 'SUBMITTED', at: '20.11., 16:18' },
      { state: 'REVIEW', at: '20.11., 16:24', detail: 'Wird durch den Betreiber geprüft, in der Regel innerhalb von fünfzehn Minuten' },
    ],
    labels: { ...labels, title: 'Ihre letzte Auszahlungsanforderung' },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  parameters: { locale: 'en' },
  args: {
    items: paid.slice(0, 3).map(({ detail: _detail, ...event }) => event),
    labels: {
      title: 'আপনার শেষ উত্তোলন',
      step: (state) =>
        ({ SUBMITTED: 'পাঠানো হয়েছে', REVIEW: 'যাচাই করা হয়েছে', APPROVED: 'অনুমোদিত', PAYING: 'পরিশোধ চলছে', PAID: 'পরিশোধিত' })[
          state as string
        ] ?? 'সম্পন্ন',
      marks: { done: 'হয়েছে:', now: 'এখন:', failed: 'থেমেছে:', ahead: 'সামনে:' },
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    amount: <Money amountMinor={160_000n} currency="USD" />,
    reference: 'W-20261120-0417 إلى Vietcombank',
    items: paid.map(({ detail: _detail, ...event }) => event),
    labels: {
      title: 'آخر عملية سحب',
      step: (state) =>
        ({ SUBMITTED: 'أُرسل', REVIEW: 'تمت المراجعة', APPROVED: 'تمت الموافقة', PAYING: 'قيد الدفع', PAID: 'دُفع' })[state as string] ??
        'تم',
      marks: { done: 'تم:', now: 'الآن:', failed: 'توقف:', ahead: 'لاحقًا:' },
    },
  },
};

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 16,
});
