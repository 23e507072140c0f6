import { styled } from '@mui/material/styles';
import type { PromotionCard as Offer } from '@site/api/content';
import { EmptyState } from '@site/ui/EmptyState';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { PromotionCard } from '@site/ui/PromotionCard';
import { RewardArt, type RewardArtName } from '@site/ui/RewardArt';
import { Skeleton } from '@site/ui/Skeleton';
import { unseen } from '@site/ui/unseen';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../stores/StoresContext';
import { useGo } from '../useGo';
import { ContentTitle } from './ContentTitle';
import { OfferPicture } from './OfferPicture';
import { ToLobby } from './ToLobby';
import { useOfferTime } from './useOfferTime';
import { useOwnAnswer } from './useOwnAnswer';
import { usePromotionLabels } from './usePromotionLabels';

/** What is on, what is coming and what is over. */
export const Promotions = observer(function Promotions() {
  const { t } = useTranslation('content');
  const { content } = useStores();
  const isAwaited = useOwnAnswer(content.promotions, {});
  const { load } = content.promotions;
  const timeOf = useOfferTime();
  const labels = usePromotionLabels();
  const go = useGo();
  const offers = load.state === 'ready' ? load.value.list : [];
  const running = offers.filter(({ status }) => status !== 'coming soon' && status !== 'close');
  return (
    <Page data-awaited={isAwaited || undefined}>
      <ContentTitle
        title={t('promotions.title')}
        text={t('promotions.text')}
        trailing={running.length > 0 && <b className="count">{t('promotions.running', { count: running.length })}</b>}
      />
      <h2>{t('promotions.title')}</h2>
      {load.state === 'loading' && <Skeleton look="cards" label={t('loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void content.promotions.ask({})} />}
      {load.state === 'ready' && offers.length === 0 && (
        <EmptyState
          illustration={<EmptyStage />}
          title={t('promotions.emptyTitle')}
          text={t('promotions.emptyText')}
          action={<ToLobby />}
        />
      )}
      {offers.length > 0 && (
        <div className="offers">
          {offers.map((offer, index) => {
            const href = `/promotions?id=${offer.id}`;
            return (
              <PromotionCard
                key={offer.id}
                layout={index === 0 ? 'lead' : 'card'}
                title={offer.title}
                summary={offer.text}
                status={offer.status}
                art={index === 0 ? <OfferPicture {...offer} /> : <RewardArt name={artOf[offer.kind]} />}
                time={timeOf(offer)}
                href={href}
                labels={labels}
                onOpen={() => go(href)}
              />
            );
          })}
        </div>
      )}
    </Page>
  );
});

const artOf: Record<Offer['kind'], RewardArtName> = {
  MISSION: 'target',
  REBATE: 'coins',
  REFERRAL: 'friends',
  DEPOSIT: 'gift',
  RACE: 'trophy',
  VIP: 'ticket',
};

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  // The names of the offers stand a level below it.
  '& > h2': unseen,
  // Who takes a break is shown no offers, not even the painted ones until that is known.
  'html[data-member] &[data-awaited]': { visibility: 'hidden' },
  '& .count': {
    display: 'inline-block',
    paddingInline: 12,
    borderRadius: 16,
    fontSize: 13,
    lineHeight: '30px',
    color: tone.actionText,
    backgroundColor: tone.actionWash,
  },
  '& .offers': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))', gap: 20 },
  '& .offers > [data-layout="lead"]': { gridColumn: '1 / -1' },
  // Its motif stands at 72 % of the width.
  '& .offers .art img': { objectPosition: '76% 50%' },
  '[dir="rtl"] & .offers .art img': { transform: 'scaleX(-1)' },
});
