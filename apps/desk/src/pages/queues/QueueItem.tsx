import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { QueueItemValue } from '@site/api/operator';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { Moment } from '../../parts/Moment';
import { Picture } from './Picture';

/** Decisions that take something away. */
const negative = new Set(['reject', 'refuse', 'close']);

interface QueueItemProps {
  item: QueueItemValue;
  onDecide: (decision: string) => void;
}

/** One item with all facts that a decision needs, its pictures and the decisions. */
export function QueueItem({ item, onDecide }: QueueItemProps) {
  const { t, i18n } = useTranslation();
  const desk = useDesk();
  const { accountId, username, at, amountMinor, currency, facts, uploads, decisions } = item;
  // What most members wait for, where it is one of the decisions.
  const main = decisions.includes('approve') ? 'approve' : decisions[0];
  const named = (text: string) => (i18n.exists(`value.${text}`) ? t(`value.${text}` as 'value.identity') : text);
  return (
    <Item>
      <div className="head">
        <div>
          {accountId > 0 && desk.may('readMembers') ? (
            <Link to={`/operator/members?id=${accountId}`}>
              <bdi dir="ltr">{username}</bdi>
            </Link>
          ) : (
            <bdi dir="ltr">{username || t('visitor')}</bdi>
          )}
          <small>
            <Moment at={at} />
          </small>
        </div>
        {amountMinor !== undefined && currency && <Money className="amount" amountMinor={BigInt(amountMinor)} currency={currency} />}
      </div>
      <dl>
        {facts.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts have no id, and their order is theirs
          <div key={index}>
            <dt>{t(`fact.${fact.label as 'reference'}`)}</dt>
            <dd>
              {'atMs' in fact ? (
                <Moment at={fact.atMs} />
              ) : 'amountMinor' in fact ? (
                <Money amountMinor={BigInt(fact.amountMinor)} currency={fact.currency} />
              ) : (
                <bdi>{named(fact.text)}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {uploads.length > 0 && (
        <div className="pictures">
          {uploads.map((id, index) => (
            <Picture key={id} id={id} label={t('picture.of', { number: index + 1, name: username })} />
          ))}
        </div>
      )}
      <div className="decisions">
        {decisions.map((decision) => (
          <Button
            key={decision}
            size="small"
            variant={decision === main && !negative.has(decision) ? 'contained' : 'outlined'}
            color={negative.has(decision) ? 'error' : 'primary'}
            onClick={() => onDecide(decision)}
          >
            {t(`decision.${decision as 'approve'}`)}
          </Button>
        ))}
      </div>
    </Item>
  );
}

const Item = styled('li')({
  display: 'grid',
  gap: 12,
  padding: '16px',
  borderBlockStart: `1px solid ${tone.line}`,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 16px' },
  '& .head a': { fontSize: 15, fontWeight: 620, color: tone.actionText },
  '& .head > div > bdi': { fontSize: 15, fontWeight: 620 },
  '& .head small': { marginInlineStart: 10, fontSize: 12, color: tone.muted },
  '& .amount': { fontSize: 18, lineHeight: '24px', fontWeight: 620 },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '8px 20px', margin: 0 },
  '& dt': { fontSize: 12, lineHeight: '16px', color: tone.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .pictures': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .decisions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [media.phone]: {
    '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
    '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(90px, 38%) minmax(0, 1fr)', gap: 12 },
    '& .decisions > *': { flex: '1 1 auto', minBlockSize: 44 },
  },
});
