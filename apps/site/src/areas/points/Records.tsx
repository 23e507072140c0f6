import { styled } from '@mui/material/styles';
import { cardStyle, skeletonStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { TurnPages } from '../member/money/TurnPages';
import { ExchangeDays } from './ExchangeDays';
import type { PointsStore } from './PointsStore';
import { RedeemTable } from './RedeemTable';

/** Records of points: what they were spent on, and how they came and went by day. Source: MEM-13, MEM-19. */
export const Records = observer(function Records({ store }: { store: PointsStore }) {
  const { t } = useTranslation('points');
  const isRedeem = store.records === 'redeem';
  const { load } = isRedeem ? store.redeemed : store.days;
  return (
    <Card aria-labelledby="records-title" aria-busy={load.state === 'loading'}>
      <div className="head">
        <h2 id="records-title">{t(isRedeem ? 'records.redeem' : 'records.exchange')}</h2>
        <ModeSwitch
          label={t('records.region')}
          items={[
            { id: 'redeem', label: t('records.redeem') },
            { id: 'exchange', label: t('records.exchange') },
          ]}
          value={store.records}
          onChange={(records) => store.show(records)}
        />
      </div>
      {load.state === 'failed' && <Failed {...load} onRetry={() => void store.askRecords()} />}
      {load.state === 'loading' && ['a', 'b', 'c'].map((line) => <span key={line} className="skeleton" />)}
      {load.state === 'ready' && load.value.list.length === 0 && (
        <EmptyState
          icon="records"
          title={t(isRedeem ? 'records.none' : 'days.none')}
          text={t(isRedeem ? 'records.noneText' : 'days.noneText')}
        />
      )}
      {isRedeem && store.redeemed.load.state === 'ready' && store.redeemed.load.value.list.length > 0 && (
        <RedeemTable list={store.redeemed.load.value.list} />
      )}
      {!isRedeem && store.days.load.state === 'ready' && <ExchangeDays list={store.days.load.value.list} />}
      {load.state === 'ready' && (
        <TurnPages
          value={store.page}
          totalPages={load.value.totalPages}
          onChange={(page) => store.turnTo(page)}
          startId="records-title"
          say={(key, values) => t(`records.${key}`, values)}
        />
      )}
    </Card>
  );
});

const Card = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 4,
  overflow: 'hidden',
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12, padding: '16px 20px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: '24px' },
  '& .skeleton': { ...skeletonStyle, display: 'block', blockSize: 20, margin: '10px 20px' },
  '& > nav': { justifyContent: 'center', paddingBlock: 8 },
  [media.phone]: { '& .head': { padding: 16 } },
});
