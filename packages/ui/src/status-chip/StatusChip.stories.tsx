import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusChip } from './StatusChip';
import { type StatusLook, statusLook } from './statusLook';

const meta = {
  component: StatusChip,
  args: { ...statusLook.contract.accepted, label: 'Accepted' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

type Words = { [Area in keyof typeof statusLook]: Record<keyof (typeof statusLook)[Area], string> };

const words: Words = {
  withdrawal: {
    SUBMITTED: 'Sent',
    REVIEW: 'Under review',
    APPROVED: 'Approved',
    PAYING: 'Being paid',
    PAID: 'Paid, please confirm',
    RECEIVED: 'Received',
    ALL_RECEIVED: 'All received',
    AUTO_RECEIVED: 'Auto-received',
    FORCED_RECEIVED: 'Settled by the operator',
    NOT_RECEIVED: 'Not received',
    DISPUTE: 'In dispute',
    REPAY: 'Being paid again',
    REJECTED: 'Rejected',
    DONE: 'Done',
  },
  deposit: {
    AWAITING_PAYMENT: 'Waiting for payment',
    RECEIPT_SENT: 'Receipt sent',
    REVIEW: 'Under review',
    CREDITED: 'Credited',
    PART_PAID: 'Part paid',
    LATE: 'Late',
    REFUNDED: 'Sent back',
    REJECTED: 'Rejected',
    EXPIRED: 'Expired',
    CANCELLED: 'Cancelled',
  },
  bet: {
    open: 'Open',
    settled: 'Settled',
    void: 'Void',
    PENDING: 'Pending',
    ACCEPTED: 'Accepted',
    REJECTED: 'Refused',
    WON: 'Won',
    HALF_WON: 'Half won',
    LOST: 'Lost',
    HALF_LOST: 'Half lost',
    VOID: 'Void',
    CASHED_OUT: 'Cashed out',
  },
  contract: {
    'new request': 'Offered',
    accepted: 'Accepted',
    rejected: 'Rejected',
    expired: 'Expired',
    'termination request': 'Ending asked',
    completed: 'Completed',
  },
  bill: {
    NOT_REACHED: 'Not reached',
    UNAPPROVED: 'Unapproved',
    UNCOLLECTED: 'To collect',
    ISSUED: 'Issued',
    PART_PAID: 'Part paid',
    INSUFFICIENT: 'Too little money',
    DENIED: 'Denied',
    EXPIRED: 'Expired',
  },
  activity: {
    'coming soon': 'Coming soon',
    join: 'Open to join',
    process: 'In progress',
    claim: 'Ready to claim',
    applying: 'Being checked',
    issued: 'Issued',
    claimed: 'Claimed',
    rejected: 'Rejected',
    signed: 'Signed in',
    close: 'Closed',
  },
  redeem: { processing: 'Processing', approved: 'Approved', rejected: 'Rejected' },
  draw: { UPCOMING: 'Upcoming', OPEN: 'Open', CLOSED: 'Closed', DRAWN: 'Drawn', SETTLED: 'Settled', VOID: 'Void' },
  fight: {
    SCHEDULED: 'Scheduled',
    OPEN: 'Open',
    LAST_CALL: 'Last call',
    CLOSED: 'Closed',
    FIGHT: 'Fighting',
    RESULT: 'Result',
    CANCELLED: 'Cancelled',
  },
  transfer: { done: 'Done', pending: 'Pending', refused: 'Refused', unknown: 'Outcome not known' },
  document: { missing: 'Please send', checking: 'Being checked', accepted: 'Accepted', rejected: 'Rejected', expired: 'Out of date' },
};

const areas: Record<keyof typeof statusLook, string> = {
  withdrawal: 'Withdrawal',
  deposit: 'Deposit',
  bet: 'Bet',
  contract: 'Contract',
  bill: 'Salary and dividend',
  activity: 'Mission, promotion',
  redeem: 'Redeem',
  draw: 'Draw',
  fight: 'Cockfight',
  transfer: 'Game wallet',
  document: 'Document',
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Every: Story = {
  render: () => (
    <Sheet>
      {(Object.keys(areas) as (keyof typeof statusLook)[]).map((area) => (
        <div key={area}>
          <dt>{areas[area]}</dt>
          <dd>
            {Object.entries<StatusLook>(statusLook[area]).map(([status, look]) => (
              <StatusChip key={status} {...look} label={(words[area] as Record<string, string>)[status] ?? status} />
            ))}
          </dd>
        </div>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const count = Object.values(statusLook).reduce((sum, area) => sum + Object.keys(area).length, 0);
    await expect(canvasElement.querySelectorAll('dd svg')).toHaveLength(count);
  },
};

/** Without enough width the chip grows, and no word is cut. */
export const LongText: Story = {
  args: { ...statusLook.withdrawal.FORCED_RECEIVED, label: 'Vom Betreiber nach Prüfung der Belege als erhalten bestätigt' },
  globals: { viewport: { value: 'small' } },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  render: () => (
    <Row>
      <StatusChip {...statusLook.withdrawal.PAID} label="প্রদান হয়েছে, নিশ্চিত করুন" />
      <StatusChip {...statusLook.contract['termination request']} label="সমাপ্তির অনুরোধ" />
      <StatusChip {...statusLook.activity.claimed} label="নেওয়া হয়েছে" />
    </Row>
  ),
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  render: () => (
    <Row>
      <StatusChip {...statusLook.withdrawal.PAID} label="دُفع، يُرجى التأكيد" />
      <StatusChip {...statusLook.bet.VOID} label="ملغى" />
      <StatusChip {...statusLook.activity.claim} label="جاهز للاستلام" />
    </Row>
  ),
};

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Sheet = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)', gap: 16, alignItems: 'baseline' },
  '& dt': { color: theme.vars.palette.tone.muted, fontSize: 13 },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0 },
}));
