import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { media } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import { StatusChip } from '@site/ui/StatusChip';
import { statusLook } from '@site/ui/statusLook';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { ContentTitle } from './ContentTitle';
import { PromotionOffer } from './PromotionOffer';
import { PromotionPicture } from './PromotionPicture';
import { Prose } from './Prose';
import { usePromotionTime } from './usePromotionTime';
import { useSessionAnswer } from './useSessionAnswer';
import { usePromotionLabels } from './usePromotionLabels';

/** One offer with its terms. */
export const Promotion = observer(function Promotion({ id }: { id: string }) {
  const { t } = useTranslation('content');
  const { content } = useStores();
  const isAwaited = useSessionAnswer(content.promotion, { id });
  const { load } = content.promotion;
  const list = content.promotions.load;
  const timeOf = usePromotionTime();
  const { states } = usePromotionLabels();
  const isUnknown =
    load.state === 'failed'
      ? load.code === 'notFound' || load.code === 'invalidInput'
      : load.state === 'loading' && list.state === 'ready' && !list.value.list.some((offer) => offer.id === id);

  if (isUnknown)
    return (
      <Page>
        <ContentTitle title={t('promotions.title')} backTo="/promotions" />
        <EmptyState
          illustration={<EmptyStage />}
          title={t('promotions.unknownTitle')}
          text={t('promotions.unknownText')}
          action={
            <LinkButton href="/promotions" variant="outlined">
              {t('promotions.all')}
            </LinkButton>
          }
        />
      </Page>
    );
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void content.promotion.ask({ id })} />;
  if (load.state === 'loading') return <Skeleton look="page" label={t('loading')} />;
  const offer = load.value;
  const time = timeOf(offer);
  return (
    <Page data-awaited={isAwaited || undefined}>
      <ContentTitle
        title={<Said in={offer.saidIn}>{offer.title}</Said>}
        text={<Said in={offer.saidIn}>{offer.text}</Said>}
        backTo="/promotions"
      />
      <div className="picture">
        <PromotionPicture {...offer} />
      </div>
      <p className="facts">
        <StatusChip {...statusLook.activity[offer.status]} label={states[offer.status]} />
        {time && (
          <span>
            <Icon name="clock" size={16} />
            {time}
          </span>
        )}
      </p>
      {offer.offer && <PromotionOffer promotion={offer} offer={offer.offer} onChange={() => void content.promotion.ask({ id })} />}
      <section aria-labelledby="terms">
        <h2 id="terms">{t('promotions.terms')}</h2>
        <Prose html={offer.content} saidIn={offer.saidIn} />
      </section>
    </Page>
  );
});

const Page = styled('article')({
  display: 'grid',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 880,
  'html[data-member] &[data-awaited]': { visibility: 'hidden' },
  '& .picture': { overflow: 'hidden', aspectRatio: '1440 / 520', borderRadius: radius.sign, backgroundColor: tone.sign },
  '[dir="rtl"] & .picture img': { transform: 'scaleX(-1)' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', margin: 0, color: tone.muted, fontSize: 14 },
  '& .facts span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& h2': { margin: '0 0 12px', fontSize: 20, color: tone.text },
  [media.phone]: { '& .picture': { aspectRatio: '16 / 9', borderRadius: radius.lead } },
});
