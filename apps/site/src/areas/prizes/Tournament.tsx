import { dateFormat } from '@site/money/dateFormat';
import { intlLocale } from '@site/money/intlLocale';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { formatMoney } from '@site/money/formatMoney';
import { LeaderBoard } from '@site/ui/LeaderBoard';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { cardStyle } from '@site/ui/cardStyle';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { ContentTitle } from '../content/ContentTitle';
import { Failed } from '../status/Failed';
import { JoinButton } from './JoinButton';
import { statusOf } from './statusOf';
import { TournamentTime } from './TournamentTime';
import { useTournamentRule } from './useTournamentRule';

/** Time between two questions: bets are counted every 15 seconds. */
const ASK_MS = 10_000;

/** A tournament with its board, prizes and rules, kept up to date without a reload. Source: docs/domain.md DR-20.4. */
export const Tournament = observer(function Tournament({ id }: { id: number }) {
  const { t } = useTranslation('prizes');
  const { api, session } = useStores();
  const [answer] = useState(() => new Answer(api, 'tournament'));
  const { state } = session;
  useEffect(() => {
    if (state === 'unknown') return undefined;
    const ask = () => void answer.ask({ id });
    ask();
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, ASK_MS);
    return () => clearInterval(asking);
  }, [answer, id, state]);
  const { load } = answer;
  const ask = () => void answer.ask({ id });
  const tournament = load.state === 'ready' ? load.value.tournament : undefined;
  return (
    <>
      <ContentTitle
        title={tournament ? <Said in={tournament.saidIn}>{tournament.name}</Said> : t('tournaments.title')}
        backTo="/tournaments"
      />
      {load.state === 'failed' && <Failed {...load} onRetry={ask} />}
      {load.state !== 'failed' && <Board value={load.state === 'ready' ? load.value : undefined} onChange={ask} />}
    </>
  );
});

interface BoardProps {
  /** Undefined while loading. */
  value: OutputOf<Calls['tournament']> | undefined;
  onChange: () => void;
}

const Board = observer(function Board({ value, onChange }: BoardProps) {
  const { t } = useTranslation('prizes');
  const { locale, brand } = useStores().system;
  const ruleOf = useTournamentRule();
  const tournament = value?.tournament;
  const currency = tournament?.currency ?? brand.currency;
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: brand.zone });
  const multiple = new Intl.NumberFormat(intlLocale(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const pool = tournament?.prizesMinor.reduce((sum, prize) => sum + BigInt(prize), 0n) ?? 0n;
  return (
    <div className="board">
      <LeaderBoard
        content={
          value ? { state: 'ready', items: value.rows.map(rowOf), own: value.own ? rowOf(value.own) : undefined } : { state: 'loading' }
        }
        pool={tournament && <Money amountMinor={pool} currency={currency} />}
        time={value ? t('tournaments.asOf', { time: time.format(value.asOf) }) : ''}
        currency={currency}
        formatScore={(score) =>
          tournament?.score === 'turnover' ? formatMoney(score, currency, locale) : `×${multiple.format(Number(score) / 100)}`
        }
        labels={{
          title: t('tournaments.board'),
          place: t('tournaments.place'),
          name: t('tournaments.player'),
          points: t(`tournaments.score.${tournament?.score ?? 'multiple'}`),
          prize: t('tournaments.prize'),
          you: t('you'),
          unplaced: t(tournament?.isJoined ? 'tournaments.unplaced' : 'tournaments.notJoined'),
          empty: { title: t('tournaments.noScores'), text: t('tournaments.noScoresText') },
          failed: { title: '', retry: '' },
        }}
      />
      {tournament && (
        <Facts aria-label={t('tournaments.rules')}>
          <StatusChip {...statusOf[tournament.state]} label={t(`tournaments.state.${tournament.state}`)} />
          <TournamentTime tournament={tournament} onChange={onChange} />
          <JoinButton tournament={tournament} onJoined={onChange} />
          <p>{t('tournaments.players', { count: tournament.players })}</p>
          <h2>{t('tournaments.rules')}</h2>
          <p>{ruleOf(tournament)}</p>
          <p>{t('tournaments.how')}</p>
          <h2>{t('tournaments.prizes')}</h2>
          <ol>
            {tournament.prizesMinor.map((prize, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a place is its index
              <li key={index}>
                <Money amountMinor={BigInt(prize)} currency={currency} />
              </li>
            ))}
          </ol>
        </Facts>
      )}
    </div>
  );
});

const rowOf = ({ place, userName, score, prizeMinor }: OutputOf<Calls['tournament']>['rows'][number]) => ({
  place,
  name: userName,
  points: BigInt(score),
  prizeMinor: BigInt(prizeMinor),
});

const Facts = styled('section')(cardStyle, {
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  padding: 20,
  fontSize: 14,
  lineHeight: 1.5,
  color: tone.muted,
  '& h2': { margin: '8px 0 0', fontSize: 15, color: tone.text },
  '& p': { margin: 0 },
  '& ol': { margin: 0, paddingInlineStart: 24, color: tone.text },
});
