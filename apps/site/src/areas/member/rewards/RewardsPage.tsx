import { dateFormat } from '@site/money/dateFormat';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Reward } from '@site/api/rewards';
import { cardStyle } from '@site/ui/cardStyle';
import { EmptyState } from '@site/ui/EmptyState';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { media } from '@site/ui/layout';
import { Money } from '@site/ui/Money';
import { Points } from '@site/ui/Points';
import { RewardArt, type RewardArtName } from '@site/ui/RewardArt';
import { Skeleton } from '@site/ui/Skeleton';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../../app/Said';
import { useWrite } from '../../rewards/useWrite';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';

const artOf: Record<Reward['source'], RewardArtName> = {
  promotion: 'gift',
  mission: 'target',
  signIn: 'calendar',
  referral: 'friends',
  campaign: 'gift',
};

/** Everything that the member can claim now. Source: MEM-14. */
export default observer(function RewardsPage() {
  const { t } = useTranslation('rewards');
  const { t: site } = useTranslation();
  const { api, toasts, system } = useStores();
  const [answer] = useState(() => new Answer(api, 'rewards'));
  const { write, isBusy } = useWrite();
  const { load } = answer;
  useEffect(() => void answer.ask({}), [answer]);
  const time = dateFormat(system.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: system.brand.zone,
  });
  const claim = async (id: string) => {
    if ((await write('claimReward', { id })).ok) toasts.say('credited');
    await answer.ask({});
  };
  return (
    <Page>
      <header>
        <p>{t('centre.text')}</p>
        <LinkButton href="/member/bonusDetails" variant="outlined" size="small">
          {t('centre.toBonuses')}
        </LinkButton>
      </header>
      {load.state === 'loading' && <Skeleton look="list" label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void answer.ask({})} />}
      {load.state === 'ready' && load.value.list.length === 0 && (
        <EmptyState
          illustration={<EmptyStage />}
          title={t('centre.emptyTitle')}
          text={t('centre.emptyText')}
          action={
            <>
              <LinkButton href="/member/missionLeaderboard" variant="contained">
                {t('centre.toMissions')}
              </LinkButton>
              <LinkButton href="/promotions" variant="outlined">
                {t('centre.toPromotions')}
              </LinkButton>
            </>
          }
        />
      )}
      {load.state === 'ready' && load.value.list.length > 0 && (
        <ul>
          {load.value.list.map(({ id, source, title, saidIn, amountMinor, points, currency, needMinor, endsAt }) => (
            <li key={id}>
              <span className="art">
                <RewardArt name={artOf[source]} crop="square" />
              </span>
              <div className="words">
                <small>{t(`centre.source.${source}`)}</small>
                <h2 id={id}>
                  <Said in={saidIn}>{title}</Said>
                </h2>
                {needMinor !== null && <p>{t('centre.need', { amount: formatMoneyInText(BigInt(needMinor), currency, system.locale) })}</p>}
                {endsAt !== null && <p>{t('centre.until', { time: time.format(endsAt) })}</p>}
              </div>
              <b>
                {amountMinor === null ? (
                  <Points points={BigInt(points ?? 0)} unit={t('centre.unit')} />
                ) : (
                  <Money amountMinor={BigInt(amountMinor)} currency={currency} />
                )}
              </b>
              <Button variant="contained" disabled={isBusy} aria-describedby={id} onClick={() => void claim(id)}>
                {t('part.claimAct')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  '& header p': { margin: 0, color: tone.muted },
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    ...cardStyle,
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '12px 18px',
    padding: 16,
  },
  '& .art': { overflow: 'hidden', inlineSize: 72, blockSize: 72, borderRadius: radius.control },
  '& .art svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& small': { fontSize: 12, color: tone.muted },
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.35, color: tone.text },
  '& .words p': { margin: 0, marginBlockStart: 2, fontSize: 13, color: tone.muted },
  '& b': { fontSize: 17, color: tone.text },
  [media.phone]: {
    '& li': { gridTemplateColumns: '56px minmax(0, 1fr) auto' },
    '& .art': { inlineSize: 56, blockSize: 56 },
    '& li > button': { gridColumn: '1 / -1' },
  },
});
