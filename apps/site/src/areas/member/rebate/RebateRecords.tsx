import { styled } from '@mui/material/styles';
import { cardStyle, skeletonStyle } from '@site/ui/cardStyle';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { TurnPages } from '../money/TurnPages';
import { useMoment } from '../security/useMoment';
import { LinesTable } from './LinesTable';
import type { RebateStore } from './RebateStore';

/** Rebates that were credited, the newest first; each opens to its calculation. Source: MEM-22. */
export const RebateRecords = observer(function RebateRecords({ store }: { store: RebateStore }) {
  const { t } = useTranslation('rebate');
  const moment = useMoment();
  const { load } = store.history;
  // The card above tells of a failure.
  if (load.state === 'failed') return null;
  return (
    <Card aria-labelledby="rebate-records" aria-busy={load.state === 'loading'}>
      <h2 id="rebate-records">{t('records.title')}</h2>
      {load.state === 'loading' && ['a', 'b', 'c'].map((line) => <span key={line} className="skeleton" />)}
      {load.state === 'ready' && load.value.list.length === 0 && <p>{t('records.none')}</p>}
      {load.state === 'ready' &&
        load.value.list.map((record) => (
          <details key={record.referenceNumber}>
            <summary>
              <span>{moment(record.at)}</span>
              <StatusChip
                tone={record.isAutomatic ? 'plain' : 'good'}
                icon={record.isAutomatic ? 'clock' : 'check'}
                label={t(record.isAutomatic ? 'records.automatic' : 'records.claimed')}
              />
              <Money amountMinor={BigInt(record.amountMinor)} currency={record.currency} />
            </summary>
            <LinesTable lines={record.lines} currency={record.currency} />
            <p>
              {t('records.reference')} <bdi dir="ltr">{record.referenceNumber}</bdi>
            </p>
          </details>
        ))}
      {load.state === 'ready' && (
        <TurnPages
          value={store.page}
          totalPages={load.value.totalPages}
          onChange={(page) => store.turnTo(page)}
          startId="rebate-records"
          say={(key, values) => t(`records.${key}`, values)}
        />
      )}
    </Card>
  );
});

const Card = styled('section')(cardStyle, {
  padding: '16px 20px',
  '& h2': { margin: 0, marginBlockEnd: 8, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& p': { margin: '8px 0', color: tone.muted, fontSize: 13, overflowWrap: 'anywhere' },
  '& .skeleton': { ...skeletonStyle, display: 'block', blockSize: 20, marginBlock: 12 },
  '& details + details': { borderBlockStart: `1px solid ${tone.line}` },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 48,
    fontSize: 13.5,
    cursor: 'pointer',
  },
  '& summary > span:first-of-type': { color: tone.muted },
  '& summary > bdi': { textAlign: 'end', fontWeight: 650 },
});
