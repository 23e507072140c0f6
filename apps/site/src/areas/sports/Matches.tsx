import { localDigits } from '@site/money/localDigits';
import { dateFormat } from '@site/money/dateFormat';
import type { OfferedMatch } from '@site/api/games';
import { formatOdds, type OddsFormat, oddsFormats } from '@site/rules/oddsFormats';
import { EmptyState } from '@site/ui/EmptyState';
import { MatchCard } from '@site/ui/MatchCard';
import { SelectField } from '@site/ui/SelectField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../app/useTimeZone';
import { Answer } from '../../stores/Answer';
import { pathOf } from '../../stores/GamesStore';
import { keepFresh } from '../../stores/keepFresh';
import { useStores } from '../../stores/StoresContext';
import { Failed } from '../status/Failed';
import { MatchBoard, MatchRow } from './MatchBoard';
import { MatchBoardSkeleton } from './MatchBoardSkeleton';
import { readOddsFormat, writeOddsFormat } from './oddsFormatChoice';

const ASK_MS = 5000;
/** Odds that are older than this are not shown. */
const HOLDS_MS = 15_000;

interface MatchesProps {
  gameType: 'SPORTS' | 'ESPORTS';
}

/** The matches that are played and those that begin next, with odds that follow without a reload. Source: GAM-17, GAM-18. */
export default observer(function Matches({ gameType }: MatchesProps) {
  const { t } = useTranslation('games');
  const { api, games, system } = useStores();
  const [answer] = useState(() => new Answer(api, 'matches'));
  const [format, setFormat] = useState(readOddsFormat);
  const textOfClock = useClockText(gameType);
  useEffect(() => keepFresh(answer, { gameType }, ASK_MS, HOLDS_MS), [answer, gameType]);
  const { load } = answer;
  if (load.state === 'loading') return <MatchBoardSkeleton />;
  if (load.state === 'failed')
    return (
      <MatchBoard>
        <Failed {...load} onRetry={() => void answer.ask({ gameType })} />
      </MatchBoard>
    );

  const { matches, games: books } = load.value;
  if (matches.length === 0)
    return (
      <MatchBoard>
        <EmptyState icon={gameType === 'SPORTS' ? 'sports' : 'esports'} title={t('matches.emptyTitle')} text={t('matches.emptyText')} />
      </MatchBoard>
    );
  const choose = (chosen: OddsFormat) => {
    setFormat(chosen);
    writeOddsFormat(chosen);
  };
  const { live = [], next = [] } = Object.groupBy(matches, ({ phase }) => (phase === 'SCHEDULED' ? 'next' : 'live'));
  const cardOf = (match: OfferedMatch) => {
    const { eventId, nodeId, competition, home, away, phase, homeScore, awayScore, oddsMilli } = match;
    const book = books.find((one) => one.nodeId === nodeId);
    const isLive = phase !== 'SCHEDULED';
    const prices = [
      { label: '1', oddsMilli: oddsMilli.home },
      ...(oddsMilli.draw === undefined ? [] : [{ label: 'X', oddsMilli: oddsMilli.draw }]),
      { label: '2', oddsMilli: oddsMilli.away },
    ];
    return (
      <li key={eventId}>
        <MatchCard
          competition={competition}
          home={home}
          away={away}
          when={textOfClock(match)}
          isLive={isLive}
          score={isLive ? { home: homeScore, away: awayScore } : undefined}
          items={prices.map((price) => ({
            label: price.label,
            odds: price.oddsMilli === null ? null : localDigits(formatOdds(price.oddsMilli, format), system.locale),
          }))}
          href={pathOf({ nodeId }, { eventId })}
          labels={{ against: t('matches.against'), closed: t('matches.closed') }}
          onNavigate={() => book && games.play(book, { eventId })}
        />
      </li>
    );
  };
  return (
    <MatchBoard
      control={
        <SelectField
          label={t('matches.format')}
          isLabelHidden
          items={oddsFormats.map((value) => ({ value, label: t(`matches.format.${value}`) }))}
          value={format}
          onChange={({ target }) => choose(target.value as OddsFormat)}
        />
      }
    >
      {live.length > 0 && <MatchRow title={t('matches.live')}>{live.map(cardOf)}</MatchRow>}
      {next.length > 0 && <MatchRow title={t('matches.next')}>{next.map(cardOf)}</MatchRow>}
    </MatchBoard>
  );
});

/** Returns a function that says when a match begins, or how far it has come. */
function useClockText(gameType: MatchesProps['gameType']): (match: OfferedMatch) => string {
  const { t } = useTranslation('games');
  const { locale } = useStores().system;
  const timeZone = useTimeZone();
  const time = dateFormat(locale, { timeStyle: 'short', timeZone });
  return ({ phase, startAt, elapsed }) => {
    if (phase === 'SCHEDULED') return time.format(startAt);
    if (phase === 'BREAK') return t('matches.break');
    return gameType === 'ESPORTS' ? t('matches.map', { map: elapsed + 1 }) : localDigits(`${elapsed + 1}′`, locale);
  };
}
