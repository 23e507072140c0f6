import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BankAccount } from '@site/api/security';
import { EmptyState } from '@site/ui/EmptyState';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../status/Failed';
import { useMoment } from '../security/useMoment';
import type { WithdrawStore } from './WithdrawStore';

interface AccountChoiceProps {
  store: WithdrawStore;
  /** Id of the chosen bank account. */
  value: string | undefined;
  onChange: (id: string) => void;
  onAdd: () => void;
  error: string | undefined;
}

export const isUsable = ({ usableFrom }: BankAccount): boolean => usableFrom <= Date.now();

/** Own bank accounts; a new one waits for a day. Source: MEM-04, docs/domain.md DR-3.4. */
export const AccountChoice = observer(function AccountChoice({ store, value, onChange, onAdd, error }: AccountChoiceProps) {
  const { t } = useTranslation('withdraw');
  const site = useTranslation();
  const moment = useMoment();
  const name = useId();
  const fault = useId();
  const { load } = store.banks;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void store.banks.ask({})} />;
  if (load.state === 'loading') return <Skeleton look="list" count={2} label={site.t('status.loading')} />;
  if (load.value.list.length === 0)
    return (
      <EmptyState
        icon="bank"
        title={t('account.noneTitle')}
        text={t('account.noneText')}
        action={
          <Button variant="outlined" onClick={onAdd}>
            {t('account.add')}
          </Button>
        }
      />
    );
  return (
    <>
      <Choice role="radiogroup" aria-label={t('account.title')} aria-describedby={error && fault}>
        {load.value.list.map((account) => (
          <label key={account.id} data-off={!isUsable(account) || undefined}>
            <input
              type="radio"
              name={name}
              value={account.id}
              checked={account.id === value}
              disabled={!isUsable(account)}
              onChange={() => onChange(account.id)}
            />
            <span className="dot" />
            <span className="words">
              <b>
                {account.bank} <bdi dir="ltr">•••• {account.ending}</bdi>
              </b>
              <small>
                {isUsable(account) ? t('account.own', { name: account.payeeName }) : t('account.waits', { at: moment(account.usableFrom) })}
              </small>
            </span>
            {!isUsable(account) && <StatusChip tone="waiting" icon="clock" label={t('account.new')} />}
          </label>
        ))}
      </Choice>
      {error && (
        <Fault id={fault} role="alert">
          {error}
        </Fault>
      )}
    </>
  );
});

const Fault = styled('p')({ margin: 0, color: tone.bad, fontSize: 13, fontWeight: 600 });

const Choice = styled('div')({
  display: 'grid',
  gap: 8,
  '& label': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 14,
    minBlockSize: 44,
    padding: '10px 14px',
    borderRadius: radius.input,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    cursor: 'pointer',
  },
  '& label:hover': { backgroundColor: tone.hover },
  '& label[data-off]': { color: tone.muted, cursor: 'not-allowed', background: 'none' },
  '& label:has(:checked)': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '& .dot': { inlineSize: 18, blockSize: 18, boxSizing: 'border-box', borderRadius: '50%', border: `1.5px solid ${tone.edge}` },
  '& :checked ~ .dot': { border: `5.5px solid ${tone.action}` },
  '& .words': { display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { fontSize: 14.5, fontWeight: 600, lineHeight: 1.35 },
  '& bdi': { color: tone.muted, fontWeight: 500, whiteSpace: 'nowrap' },
  '& small': { fontSize: 12.5, lineHeight: 1.4, color: tone.muted },
  '@media (max-width: 420px)': { '& label > :nth-of-type(3)': { gridColumn: 2, justifySelf: 'start' } },
});
