import { styled } from '@mui/material/styles';
import type { DepositRequest } from '@site/api/deposits';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { Link } from '@site/ui/Link';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../../app/useNavigateTo';
import { Failed } from '../../status/Failed';
import { TurnPages } from '../money/TurnPages';
import { useMoment } from '../security/useMoment';
import type { DepositStore } from './DepositStore';
import { lookOf } from './lookOf';
import { methodWords } from './methodWords';

interface DepositHistoryProps {
  deposits: DepositStore;
  /** Id of the deposit that is shown beside it. */
  currentId: string | undefined;
}

/** A member's deposits, the newest first. Source: MEM-03. */
export const DepositHistory = observer(function DepositHistory({ deposits, currentId }: DepositHistoryProps) {
  const { t } = useTranslation('deposit');
  const site = useTranslation();
  const id = useId();
  const { load } = deposits.history;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('history.title')}</h2>
      {load.state === 'loading' && <Skeleton look="list" count={4} label={site.t('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void deposits.refresh()} />}
      {load.state === 'ready' && load.value.list.length === 0 && (
        <EmptyState icon="records" title={t('history.none')} text={t('history.noneText')} />
      )}
      {load.state === 'ready' && load.value.list.length > 0 && (
        <ul>
          {load.value.list.map((request) => (
            <Row key={request.id} request={request} isCurrent={request.id === currentId} />
          ))}
        </ul>
      )}
      <TurnPages
        value={deposits.page}
        totalPages={deposits.pages}
        onChange={(page) => deposits.turnTo(page)}
        startId={id}
        say={(key, values) => t(`history.${key}`, values)}
      />
    </Card>
  );
});

const Row = observer(function Row({ request, isCurrent }: { request: DepositRequest; isCurrent: boolean }) {
  const { t } = useTranslation('deposit');
  const moment = useMoment();
  const go = useNavigateTo();
  const { id, amountMinor, receivedMinor, currency, method, at } = request;
  const look = lookOf(request);
  const shownMinor = BigInt(receivedMinor) > 0n ? BigInt(receivedMinor) : BigInt(amountMinor);
  return (
    <li>
      <Link href={`/member/depositv2?id=${id}`} onNavigate={go} aria-current={isCurrent ? 'true' : undefined}>
        <span className="amount">
          <Money amountMinor={shownMinor} currency={currency} />
        </span>
        <StatusChip tone={look.tone} icon={look.icon} label={t(`state.${look.name}`)} />
        <small>
          <bdi>{methodWords(t, method).name}</bdi> · <bdi>{moment(at)}</bdi>
        </small>
      </Link>
    </li>
  );
});

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 20,
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& ul': { display: 'grid', margin: '0 -8px', padding: 0, listStyle: 'none' },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& li a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minBlockSize: 44,
    padding: 8,
    borderRadius: radius.control,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& li a:hover': { backgroundColor: tone.hover },
  '& [aria-current]': { backgroundColor: tone.select },
  '& .amount': { fontSize: 14.5, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& small': { gridColumn: '1 / -1', color: tone.muted, fontSize: 12.5 },
});
