import { styled } from '@mui/material/styles';
import type { MemberTransfer } from '@site/api/transfer';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../security/useMoment';

/** The last transfers of a member, sent and received. Source: MEM-05. */
export function RecentTransfers({ list }: { list: readonly MemberTransfer[] }) {
  const { t } = useTranslation('transfer');
  const moment = useMoment();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('recent.title')}</h2>
      {list.length === 0 && <EmptyState icon="transfer" title={t('recent.none')} text={t('recent.noneText')} />}
      {list.length > 0 && (
        <ul>
          {list.map(({ id: key, amountMinor, currency, other, at }) => (
            <li key={key}>
              <span>
                {t(amountMinor.startsWith('-') ? 'recent.sent' : 'recent.received', { name: other })}
                <small>{moment(at)}</small>
              </span>
              <Money amountMinor={BigInt(amountMinor)} currency={currency} sign="always" colored />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const Card = styled('section')(cardStyle, {
  padding: '16px 20px 12px',
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& ul': { margin: 0, paddingBlock: 6, paddingInline: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, paddingBlock: 10, fontSize: 14 },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& li > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: tone.muted, fontSize: 12 },
});
