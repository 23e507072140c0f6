import type { LobbyValue } from '@site/api/lobby';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { useBlockedTypes } from '../safer/useBlockedTypes';
import { GameSection } from './GameSection';
import { Settled } from './Settled';
import { shelvesOf } from './shelvesOf';
import { VendorSection } from './VendorSection';
import { Winners } from './Winners';

/** The lobby below the first view. Source: LOB-03, LOB-12. */
export default observer(function LowerShelves({ lobby }: { lobby: LobbyValue }) {
  const { session, dialogs } = useStores();
  const blocked = useBlockedTypes();
  const { hash } = useLocation();
  const isAskedIn = hash === '#FAV' && session.state === 'visitor';
  useEffect(() => {
    if (isAskedIn) dialogs.open({ name: 'login', resume: () => {} });
  }, [dialogs, isAskedIn]);
  return (
    <>
      {shelvesOf(lobby, blocked).map(({ category, path, section }) =>
        section ? (
          <GameSection
            key={category}
            category={category}
            path={path}
            {...section}
            hasMinigames={lobby.categories.some(
              ({ gameCategory, gameClassify }) => gameCategory === category && gameClassify.some(({ code }) => code === 'MINI'),
            )}
          />
        ) : (
          <VendorSection key={category} category={category} path={path} lobby={lobby} />
        ),
      )}
      {/* Their words come in a file of their own; the shelves do not wait for it. */}
      <Suspense>
        <Settled />
        <Winners painted={lobby.winners} isMissing={lobby.missing?.includes('winners') ?? false} />
      </Suspense>
    </>
  );
});
