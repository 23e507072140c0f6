import type { LobbyValue } from '@site/api/lobby';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { categoriesOf, type Category, gameTypesOf } from '../category/categories';
import { useStores } from '../../stores/StoresContext';
import { GameSection } from './GameSection';
import { VendorSection } from './VendorSection';
import { Winners } from './Winners';

/** Categories that are shown by vendor. */
const byVendor: ReadonlySet<Category> = new Set<Category>(['LIVE', 'SPORTS', 'ELOTT', 'ESPORTS', 'COCKFIGHT']);

/** The lobby below the first view. Source: LOB-03, LOB-12. */
export default observer(function LowerShelves({ lobby }: { lobby: LobbyValue }) {
  const { session, dialogs } = useStores();
  const { hash } = useLocation();
  const isAskedIn = hash === '#FAV' && session.state === 'visitor';
  useEffect(() => {
    if (isAskedIn) dialogs.open({ name: 'login', resume: () => {} });
  }, [dialogs, isAskedIn]);
  return (
    <>
      {categoriesOf(lobby).map(({ category, path }) => {
        if (byVendor.has(category)) return <VendorSection key={category} category={category} path={path} lobby={lobby} />;
        const section = lobby.sections.find(({ gameType }) => gameTypesOf(category).includes(gameType));
        return section && section.games.length > 0 && <GameSection key={category} category={category} path={path} {...section} />;
      })}
      <Winners painted={lobby.winners} isMissing={lobby.missing?.includes('winners') ?? false} />
    </>
  );
});
