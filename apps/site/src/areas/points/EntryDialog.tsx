import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { useMoment } from '../member/security/useMoment';
import { Failed } from '../status/Failed';

export interface EntryDialogProps {
  referenceNumber: string;
  onClose: () => void;
}

/** One entry of the member's ledger, with the balance before and after it. Source: MEM-11. */
export default observer(function EntryDialog({ referenceNumber, onClose }: EntryDialogProps) {
  const { t } = useTranslation('points');
  const { t: words } = useTranslation('member');
  const session = useTranslation('session');
  const site = useTranslation();
  const { api } = useStores();
  const moment = useMoment();
  const [answer] = useState(() => new Answer(api, 'transactionDetail'));
  const ask = () => void answer.ask({ referenceNumber });
  useEffect(ask, [answer, referenceNumber]);
  const { load } = answer;
  return (
    <Dialog title={t('entry.title')} onClose={onClose} closeLabel={session.t('close')}>
      {load.state === 'failed' && <Failed {...load} onRetry={ask} />}
      {load.state === 'loading' && <Skeleton look="list" label={site.t('status.loading')} />}
      {load.state === 'ready' && (
        <Facts>
          <div>
            <dt>{t('entry.type')}</dt>
            <dd>{words(`entry.kind.${load.value.type}`)}</dd>
          </div>
          <div>
            <dt>{t('entry.before')}</dt>
            <dd>{money(load.value.balanceBefore, load.value.currency)}</dd>
          </div>
          <div>
            <dt>{t('entry.amount')}</dt>
            <dd>
              <Money amountMinor={BigInt(load.value.amount)} currency={load.value.currency} sign="always" />
            </dd>
          </div>
          <div className="after">
            <dt>{t('entry.after')}</dt>
            <dd>{money(load.value.balanceAfter, load.value.currency)}</dd>
          </div>
          <div>
            <dt>{t('entry.at')}</dt>
            <dd>{moment(load.value.at)}</dd>
          </div>
          <div>
            <dt>{t('entry.reference')}</dt>
            <dd>
              <bdi dir="ltr">{referenceNumber}</bdi>
            </dd>
          </div>
        </Facts>
      )}
    </Dialog>
  );
});

const money = (digits: string, currency: string) => <Money amountMinor={BigInt(digits)} currency={currency} />;

const Facts = styled('dl')({
  display: 'grid',
  gap: 10,
  margin: 0,
  fontSize: 14,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .after': { paddingBlockStart: 10, borderBlockStart: `1px solid ${tone.line}`, fontWeight: 650 },
});
