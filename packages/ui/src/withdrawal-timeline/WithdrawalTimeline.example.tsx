import { Money } from '@site/ui/Money';
import { ReceiptQuestion } from '@site/ui/ReceiptQuestion';
import type { WithdrawalEvent } from '@site/ui/timelineSteps';
import { WithdrawalTimeline } from '@site/ui/WithdrawalTimeline';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const sent: WithdrawalEvent[] = [
  { state: 'SUBMITTED', at: '16:18' },
  { state: 'REVIEW', at: '16:24', detail: 'Checked by the operator' },
  { state: 'APPROVED', at: '16:25' },
  { state: 'PAYING', at: '16:31' },
  { state: 'PAID', at: '17:04', detail: 'Sent to your bank' },
];

export default function Example() {
  const [answer, setAnswer] = useState<'ALL_RECEIVED' | 'NOT_RECEIVED'>();
  return (
    <WithdrawalTimeline
      amount={<Money amountMinor={160_000n} currency="USD" />}
      reference="W-20261120-0417 to your bank account •••• 4471"
      items={answer ? [...sent, { state: answer, at: '17:12' }] : sent}
      labels={words.withdrawalTimeline}
    >
      {!answer && (
        <ReceiptQuestion
          question="Has the money arrived?"
          deadline="Without an answer it counts as received in 23:28."
          labels={words.receiptQuestion}
          onAllReceived={() => setAnswer('ALL_RECEIVED')}
          onNotReceived={() => setAnswer('NOT_RECEIVED')}
        />
      )}
    </WithdrawalTimeline>
  );
}
