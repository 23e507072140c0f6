import { localDigits } from '@site/money/localDigits';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { WithdrawalValue } from '@site/api/withdraw';
import { Icon } from '@site/ui/Icon';
import { ReceiptQuestion } from '@site/ui/ReceiptQuestion';
import { useSecondsUntil } from '@site/ui/useSecondsUntil';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { textButton } from '../../session/textButton';
import type { WithdrawStore } from './WithdrawStore';

const NotReceivedDialog = lazyPart(() => import('./NotReceivedDialog'));

interface ReceiptProps {
  withdrawal: WithdrawalValue;
  store: WithdrawStore;
  /** Names a part with its amount. */
  partOf: (part: WithdrawalValue['parts'][number]) => string;
}

/** Asks whether what was paid has arrived, of all or part by part, with the time that is left for an answer. Source: MEM-33, MEM-34. */
export const Receipt = observer(function Receipt({ withdrawal, store, partOf }: ReceiptProps) {
  const { t } = useTranslation('withdraw');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isMissing, setMissing] = useState(false);
  const { id, parts } = withdrawal;
  const paid = parts.filter(({ state }) => state === 'PAID');
  const isDisputed = parts.some(({ state }) => state === 'DISPUTE');
  const answer = async (given: 'received' | 'allReceived', part?: number) => {
    setBusy(true);
    const reply = await store.confirm({ id, answer: given, ...(part !== undefined && { part }) });
    setBusy(false);
    setFailure(reply.ok || reply.code === 'conflict' ? undefined : reply);
  };
  const firstDueMs = Math.min(...paid.flatMap(({ answerBy }) => answerBy ?? []));
  return (
    <Asked>
      {isDisputed && (
        <div className="dispute">
          <Icon name="help" size={18} />
          <p>
            {t('dispute.text')}
            {paid.length === 0 && (
              <button type="button" disabled={isBusy} onClick={() => void answer('allReceived')}>
                {t('dispute.arrived')}
              </button>
            )}
          </p>
        </div>
      )}
      {paid.length > 0 && (
        <ReceiptQuestion
          question={t('receipt.question')}
          deadline={<Deadline untilMs={firstDueMs} />}
          labels={{ allReceived: t('receipt.allReceived'), notReceived: t('receipt.notReceived') }}
          isBusy={isBusy}
          onAllReceived={() => void answer('allReceived')}
          onNotReceived={() => setMissing(true)}
        />
      )}
      {paid.length > 0 && parts.length > 1 && (
        <div className="parts">
          {paid.map((part) => (
            <div key={part.part}>
              {partOf(part)}
              <Button
                size="small"
                variant="outlined"
                disabled={isBusy}
                aria-label={t('receipt.ofPart', { part: part.part })}
                onClick={() => void answer('received', part.part)}
              >
                {t('receipt.partReceived')}
              </Button>
            </div>
          ))}
        </div>
      )}
      <FailureLine failure={failure} />
      {isMissing && <NotReceivedDialog withdrawal={withdrawal} store={store} partOf={partOf} onClose={() => setMissing(false)} />}
    </Asked>
  );
});

const two = (part: number) => String(Math.floor(part)).padStart(2, '0');

/** Counts the time for an answer down. Screen readers are not told of every second. */
function Deadline({ untilMs }: { untilMs: number }) {
  const { t, i18n } = useTranslation('withdraw');
  const left = useSecondsUntil(untilMs);
  const clock = [...(left >= 3600 ? [String(Math.floor(left / 3600))] : []), two((left / 60) % 60), two(left % 60)].join(':');
  return <span aria-live="off">{left === 0 ? t('receipt.over') : t('receipt.deadline', { left: localDigits(clock, i18n.language) })}</span>;
}

const Asked = styled('div')({
  display: 'grid',
  gap: 14,
  '& .dispute': {
    display: 'flex',
    gap: 10,
    padding: '10px 12px',
    borderRadius: radius.control,
    backgroundColor: tone.infoWash,
    color: tone.text,
    fontSize: 13,
    lineHeight: 1.5,
  },
  '& .dispute svg': { flex: 'none', marginBlockStart: 1, color: tone.info },
  '& .dispute p': { margin: 0 },
  '& .dispute button': { ...textButton, display: 'block', marginBlockStart: 4, fontSize: 13 },
  '& .parts': { fontSize: 13 },
  '& .parts > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8, paddingBlock: 6 },
  '& .parts > div + div': { borderBlockStart: `1px solid ${tone.line}` },
  '& .parts button': { minBlockSize: 36 },
});
