import type { CountedGames } from '@site/api/prizes';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { categories, categoryOf } from '../category/categories';

/** Returns a function that names the games that count: categories, then vendors, then how many more. */
export function useCountedGames(): (counted: CountedGames) => string {
  const { t } = useTranslation();
  const prizes = useTranslation('prizes');
  const { system, games } = useStores();
  const list = new Intl.ListFormat(system.locale);
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;
  const vendorNames = new Map(lobby?.categories.flatMap(({ cards }) => Object.entries(cards).map(([code, { name }]) => [code, name])));
  return ({ gameTypes, vendors, nodeIds }) =>
    list.format([
      ...new Set(gameTypes.map((gameType) => t(categories[categoryOf(gameType)].label))),
      ...vendors.map((vendor) => vendorNames.get(vendor) ?? vendor),
      ...(nodeIds.length > 0 ? [prizes.t('namedGames', { count: nodeIds.length })] : []),
    ]);
}
