import { localDigits } from '@site/money/localDigits';
import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { addDays, dayOf } from '@site/rules/period';
import { LeaderBoard } from '@site/ui/LeaderBoard';
import { MissionCard } from '@site/ui/MissionCard';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { Money } from '@site/ui/Money';
import { Points } from '@site/ui/Points';
import { RewardArt, type RewardArtName } from '@site/ui/RewardArt';
import { SignInWeek } from '@site/ui/SignInWeek';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../../app/Said';
import { useWrite } from '../../rewards/useWrite';
import { Failed } from '../../status/Failed';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { useMissionWords } from './useMissionWords';

const artOf: Record<string, RewardArtName> = { money: 'coins', categories: 'dice', days: 'calendar' };
const weeks = ['this', 'last'] as const;

/** The sign-in of the day, missions of the day and the week, and the leader board. Source: MEM-16, docs/domain.md DR-7. */
export default observer(function MissionsPage() {
  const { t } = useTranslation('missions');
  const { t: site } = useTranslation();
  const { api, toasts, system } = useStores();
  const [answer] = useState(() => new Answer(api, 'missions'));
  const { write, isBusy } = useWrite();
  const words = useMissionWords();
  const { load } = answer;
  useEffect(() => void answer.ask({}), [answer]);
  const time = dateFormat(system.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: system.brand.zone,
  });
  const refresh = () => void answer.ask({});
  const signIn = async () => {
    if ((await write('signIn', {})).ok) toasts.say('credited');
    refresh();
  };
  const claim = async (id: string) => {
    if ((await write('claimMission', { id })).ok) toasts.say('credited');
    refresh();
  };
  return (
    <Page>
      {load.state === 'loading' && <Skeleton look="list" label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={refresh} />}
      {load.state === 'ready' && (
        <>
          <SignInWeek
            points={load.value.signIn.points.map(BigInt)}
            signedDays={load.value.signIn.status === 'signed' ? load.value.signIn.day : load.value.signIn.day - 1}
            isSignedToday={load.value.signIn.status === 'signed'}
            isBusy={isBusy}
            labels={words.signIn}
            onSignIn={() => void signIn()}
          />
          <section aria-labelledby="missions">
            <h2 id="missions">{t('list')}</h2>
            <p>
              {t('note')} {t('counted', { time: time.format(load.value.asOf) })}
            </p>
            <div className="list">
              {load.value.missions.map(({ id, title, text, saidIn, status, progress, target, unit, rewardPoints, endsAt }) => {
                const shown = (count: number) =>
                  unit === 'money'
                    ? formatMoneyInText(creditsOf(count, load.value), load.value.currency, system.locale)
                    : localDigits(count, system.locale);
                return (
                  <MissionCard
                    key={id}
                    title={<Said in={saidIn}>{title}</Said>}
                    detail={<Said in={saidIn}>{text}</Said>}
                    art={<RewardArt name={artOf[unit] ?? 'target'} crop="square" />}
                    status={status}
                    progress={{
                      done: BigInt(progress),
                      need: BigInt(target),
                      text: t(`progress.${unit}`, { done: shown(progress), need: shown(target) }),
                    }}
                    reward={<Points points={BigInt(rewardPoints)} unit={words.signIn.unit} />}
                    time={endsAt === null ? undefined : t('until', { time: time.format(endsAt) })}
                    isBusy={isBusy}
                    labels={words.card}
                    onClaim={() => void claim(id)}
                  />
                );
              })}
            </div>
          </section>
        </>
      )}
      <Board />
    </Page>
  );
});

/** Returns whole credits in minor units. */
const creditsOf = (credits: number, { creditMinor }: { creditMinor: string }) => BigInt(credits) * BigInt(creditMinor);

const rowOf = ({ place, userName, points, prizeMinor }: { place: number; userName: string; points: string; prizeMinor: string }) => ({
  place,
  name: userName,
  points: BigInt(points),
  prizeMinor: BigInt(prizeMinor),
});

const Board = observer(function Board() {
  const { t } = useTranslation('missions');
  const { api, system } = useStores();
  const [answer] = useState(() => new Answer(api, 'missionLeaderboard'));
  const [week, setWeek] = useState<(typeof weeks)[number]>('this');
  const words = useMissionWords();
  const { zone } = system.brand;
  const ask = () => {
    const today = dayOf(new Date(), zone);
    void answer.ask(week === 'this' ? {} : { window: addDays(today, -7) });
  };
  useEffect(ask, [answer, week, zone]);
  const { load } = answer;
  const time = dateFormat(system.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const value = load.state === 'ready' ? load.value : undefined;
  const own = value?.own;
  if (load.state === 'failed') return <Failed {...load} onRetry={ask} />;
  return (
    <div className="board">
      <div className="weeks">
        <ModeSwitch
          label={t('board.week')}
          items={weeks.map((id) => ({ id, label: t(`board.${id}`) }))}
          value={week}
          onChange={(next) => setWeek(next === 'last' ? 'last' : 'this')}
        />
      </div>
      <LeaderBoard
        content={
          value
            ? {
                state: 'ready',
                items: value.list.map(rowOf),
                own: own && own.place !== null ? rowOf({ ...own, place: own.place }) : undefined,
              }
            : { state: 'loading' }
        }
        pool={
          value && (
            <>
              {t('board.pool')} <Money amountMinor={BigInt(value.poolMinor)} currency={value.currency} />
            </>
          )
        }
        time={value ? (value.isSettled ? t('board.settled') : t('until', { time: time.format(value.endsAt) })) : ''}
        currency={value?.currency ?? system.brand.currency}
        labels={words.board}
      />
      <p>{t('board.how')}</p>
    </div>
  );
});

const Page = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& section, & .board': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  '& .weeks': { justifySelf: 'start' },
  '& h2': { margin: 0, fontSize: 18, color: tone.text },
  '& p': { margin: 0, fontSize: 14, lineHeight: 1.5, color: tone.muted },
  '& .list': { display: 'grid', gap: 12 },
});
