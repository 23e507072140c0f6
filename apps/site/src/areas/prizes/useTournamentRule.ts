import type { TournamentCard } from '@site/api/prizes';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { useCountedGames } from './useCountedGames';

/** Returns a function that says in a line what a tournament counts. */
export function useTournamentRule(): (tournament: TournamentCard) => string {
  const { t } = useTranslation('prizes');
  const { locale } = useStores().system;
  const namesOf = useCountedGames();
  return ({ score, games, leastStakeMinor, currency }) =>
    t(`tournaments.rule.${score}`, { games: namesOf(games), stake: formatMoneyInText(BigInt(leastStakeMinor), currency, locale) });
}
