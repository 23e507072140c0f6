import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { RewardArt, type RewardArtName, rewardArtNames } from '@site/ui/RewardArt';
import { RewardCard, RewardCardSkeleton, type RewardObstacle } from '@site/ui/RewardCard';
import { SelectField } from '@site/ui/SelectField';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { lazyPart } from '../../app/lazyPart';
import { Failed } from '../status/Failed';
import type { PointsStore } from './PointsStore';

const RedeemDialog = lazyPart(() => import('./RedeemDialog'));

export type Reward = OutputOf<Calls['pointRewards']>['list'][number];

/** Lists what points buy, with what is left and why something cannot be had. Source: MEM-11, docs/domain.md DR-5.2. */
export const Rewards = observer(function Rewards({ store }: { store: PointsStore }) {
  const { t } = useTranslation('points');
  const [filter, setFilter] = useState<'all' | 'reach'>('all');
  const [order, setOrder] = useState<'fewest' | 'most'>('fewest');
  const [chosen, setChosen] = useState<Reward>();
  const [done, setDone] = useState<string>();
  const { load } = store.rewards;
  const held = store.held ?? 0n;
  const all = load.state === 'ready' ? load.value.list : [];
  const within = all.filter((reward) => !obstacleOf(reward) && BigInt(reward.points) <= held);
  const shown = (filter === 'all' ? all : within).toSorted(
    (one, other) => Number(BigInt(one.points) - BigInt(other.points)) * (order === 'fewest' ? 1 : -1),
  );
  const labels = {
    redeem: t('reward.redeem'),
    unit: t('reward.unit'),
    short: (points: string) => t('reward.short', { points }),
    soldOut: t('reward.soldOut'),
    taken: t('reward.taken'),
  };
  const detailOf = ({ detail, stock, minVipLabel }: Reward) => {
    const rest = t('rewards.left', { detail, stock });
    return minVipLabel ? t('rewards.from', { label: minVipLabel, rest }) : rest;
  };
  return (
    <Shelf aria-labelledby="rewards-title">
      <div className="head">
        <h2 id="rewards-title">{t('rewards.title')}</h2>
        <ModeSwitch
          label={t('rewards.filter')}
          items={[
            { id: 'all', label: t('rewards.all') },
            { id: 'reach', label: t('rewards.reach', { number: within.length }) },
          ]}
          value={filter}
          onChange={setFilter}
        />
        <SelectField
          label={t('rewards.order')}
          isLabelHidden
          size="medium"
          value={order}
          onChange={({ target }) => setOrder(target.value === 'most' ? 'most' : 'fewest')}
          items={[
            { value: 'fewest', label: t('rewards.fewest') },
            { value: 'most', label: t('rewards.most') },
          ]}
        />
      </div>
      <output>{done}</output>
      {load.state === 'failed' && <Failed {...load} onRetry={() => void store.refresh()} />}
      {load.state === 'ready' && shown.length === 0 && <EmptyState icon="gift" title={t('rewards.none')} text={t('rewards.noneText')} />}
      <div className="cards">
        {load.state === 'loading' && ['a', 'b', 'c', 'd'].map((place) => <RewardCardSkeleton key={place} />)}
        {shown.map((reward) => (
          <RewardCard
            key={reward.id}
            name={<Said in={reward.saidIn}>{reward.name}</Said>}
            detail={detailOf(reward)}
            art={<RewardArt name={artOf(reward.picture)} />}
            price={BigInt(reward.points)}
            held={held}
            obstacle={obstacleOf(reward)}
            labels={labels}
            onRedeem={() => setChosen(reward)}
          />
        ))}
      </div>
      {chosen && (
        <RedeemDialog
          store={store}
          reward={chosen}
          onClose={(reference) => {
            setChosen(undefined);
            if (reference !== undefined) setDone(t('redeem.done', { name: chosen.name, reference }));
          }}
        />
      )}
    </Shelf>
  );
});

function obstacleOf({ stock, hasRank, minVipLabel, perMember, taken }: Reward): RewardObstacle | undefined {
  if (!hasRank) return { kind: 'rank', label: minVipLabel };
  if (perMember > 0 && taken >= perMember) return { kind: 'taken' };
  return stock === 0 ? { kind: 'soldOut' } : undefined;
}

const artOf = (name: string): RewardArtName => rewardArtNames.find((known) => known === name) ?? 'gift';

const Shelf = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& .head > :last-child': { marginInlineStart: 'auto', minInlineSize: 180 },
  '& h2': { margin: 0, fontSize: 18, fontWeight: 650, lineHeight: '26px' },
  '& > output': { color: tone.good, fontSize: 14, fontWeight: 600 },
  '& > output:empty': { display: 'none' },
  '& .cards': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 188px), 1fr))', gap: 16 },
  [media.phone]: {
    '& .head > :last-child': { marginInlineStart: 0, inlineSize: '100%' },
    '& .cards': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 158px), 1fr))', gap: 12 },
  },
});
