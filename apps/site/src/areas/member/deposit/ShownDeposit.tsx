import { styled } from '@mui/material/styles';
import type { DepositRequest } from '@site/api/deposits';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { useMoney } from '../money/useMoney';
import { useMoment } from '../security/useMoment';
import type { DepositStore } from './DepositStore';
import { Instructions } from './Instructions';
import { lookOf } from './lookOf';
import { methodWords } from './methodWords';
import { ReceiptForm } from './ReceiptForm';
import { TimeLeft } from './TimeLeft';

/** One deposit: how it is paid while it waits, and what became of it. It changes by itself when the money arrives. Source: MEM-03. */
export const ShownDeposit = observer(function ShownDeposit({ deposits }: { deposits: DepositStore }) {
  const { t } = useTranslation('deposit');
  const site = useTranslation();
  const money = useMoney();
  const moment = useMoment();
  const { load } = deposits.shown;
  const another = (
    <LinkButton variant="outlined" href="/member/depositv2">
      {t('another')}
    </LinkButton>
  );
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void deposits.refresh()} />;
  if (load.state === 'loading') return <Skeleton look="list" label={site.t('status.loading')} />;
  const [request] = load.value.list;
  if (!request) return <EmptyState icon="deposit" title={t('missing.title')} text={t('missing.text')} action={another} />;
  const { currency, reference, method, amountMinor, receivedMinor, reason } = request;
  const look = lookOf(request);
  const amounts = { amount: money(amountMinor, currency), received: money(receivedMinor, currency) };
  return (
    <Card aria-label={t('title', { reference })}>
      <header>
        <div>
          <p className="what">
            <bdi>{methodWords(t, method).name}</bdi> · <bdi dir="ltr">{reference}</bdi> · <bdi>{moment(request.at)}</bdi>
          </p>
          <p className="amount">
            <Money amountMinor={BigInt(amountMinor)} currency={currency} />
          </p>
        </div>
        <StatusChip tone={look.tone} icon={look.icon} label={t(`state.${look.name}`)} />
      </header>
      <div className="status" aria-live="polite" aria-atomic="true">
        <h2>{t(`status.${look.name}.title`, amounts)}</h2>
        <p>{reason || t(look.name === 'pending' && method === 'bank' ? 'status.pending.bank' : `status.${look.name}.text`, amounts)}</p>
        {look.name === 'pending' && <TimeLeft untilMs={request.expiresAt} />}
      </div>
      {request.pay && look.name === 'pending' && request.pay.kind !== 'voucher' && <Instructions request={request} pay={request.pay} />}
      {takesReceipt(request) && <ReceiptForm request={request} onSent={() => void deposits.refresh()} />}
      <footer>{another}</footer>
    </Card>
  );
});

/** A bank transfer takes one receipt while it waits, and when it has expired. */
const takesReceipt = ({ method, state, hasReceipt }: DepositRequest) =>
  method === 'bank' && (state === 'pending' || state === 'expired') && !hasReceipt;

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { padding: 20 },
  '& > * + *': { borderBlockStart: `1px solid ${tone.line}` },
  '& header > span': { flex: 'none' },
  '& header': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 16 },
  '& p': { margin: 0 },
  '& .what': { color: tone.muted, fontSize: 13, lineHeight: 1.5 },
  '& .amount': { fontSize: 28, fontWeight: 650, lineHeight: 1.25, fontVariantNumeric: 'tabular-nums' },
  '& .status': { display: 'grid', gap: 4 },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: 1.4 },
  '& .status p': { color: tone.muted, fontSize: 14, lineHeight: 1.5 },
  '& .status .left': { color: tone.actionText, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& footer': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  [media.phone]: { '& > *': { padding: 16 } },
});
