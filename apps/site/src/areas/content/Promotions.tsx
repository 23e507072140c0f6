import { styled } from '@mui/material/styles';
import type { PromotionCard as Offer } from '@site/api/content';
import { EmptyState } from '@site/ui/EmptyState';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { PromotionCard } from '@site/ui/PromotionCard';
import { RewardArt, type RewardArtName } from '@site/ui/RewardArt';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { Said } from '../../app/Said';
import { useNavigateTo } from '../../app/useNavigateTo';
import { ContentTitle } from './ContentTitle';
import { PromotionPicture } from './PromotionPicture';
import { promotionsLayout } from './promotionsLayout';
import { PromotionsCount } from './PromotionsCount';
import { PromotionsSkeleton } from './PromotionsSkeleton';
import { LobbyLink } from './LobbyLink';
import { usePromotionTime } from './usePromotionTime';
import { useSessionAnswer } from './useSessionAnswer';
import { usePromotionLabels } from './usePromotionLabels';

/** Running, upcoming and past offers. */
export const Promotions = observer(function Promotions() {
  const { t } = useTranslation('content');
  const { content } = useStores();
  const isAwaited = useSessionAnswer(content.promotions, {});
  const { load } = content.promotions;
  const timeOf = usePromotionTime();
  const labels = usePromotionLabels();
  const go = useNavigateTo();
  const offers = load.state === 'ready' ? load.value.list : [];
  const running = offers.filter(({ status }) => status !== 'coming soon' && status !== 'close');
  return (
    <PromotionsLayout data-awaited={isAwaited || undefined}>
      <ContentTitle
        title={t('promotions.title')}
        text={t('promotions.text')}
        trailing={<PromotionsCount running={load.state === 'loading' ? undefined : running.length} />}
      />
      <h2>{t('promotions.title')}</h2>
      {load.state === 'loading' && <PromotionsSkeleton />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void content.promotions.ask({})} />}
      {load.state === 'ready' && offers.length === 0 && (
        <EmptyState
          illustration={<EmptyStage />}
          title={t('promotions.emptyTitle')}
          text={t('promotions.emptyText')}
          action={<LobbyLink />}
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
                title={<Said in={offer.saidIn}>{offer.title}</Said>}
                summary={<Said in={offer.saidIn}>{offer.text}</Said>}
                status={offer.status}
                art={index === 0 ? <PromotionPicture {...offer} /> : <RewardArt name={artOf[offer.kind]} />}
                time={timeOf(offer)}
                href={href}
                labels={labels}
                onOpen={() => go(href)}
                // The terms stand where they are accepted.
                onJoin={() => go(href)}
                onClaim={() => go(href)}
              />
            );
          })}
        </div>
      )}
    </PromotionsLayout>
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

const PromotionsLayout = styled('div')(promotionsLayout);
