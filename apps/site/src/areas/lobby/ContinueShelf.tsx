import { styled } from '@mui/material/styles';
import { GameGrid } from '@site/ui/GameGrid';
import { observer } from 'mobx-react-lite';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { Section } from './Section';
import { Tiles } from './Tiles';

/** Skeletons: as many as a wide screen shows. */
const PLACES = 6;

/**
 * The games that the member has opened last, in one row, before all other shelves. Visitors have none. Its place is kept before the session is
 * known when the tab had the shelf before, see index.html.
 *
 * Source: GAM-05.
 */
export default observer(function ContinueShelf() {
  const { t } = useTranslation();
  const { games, session } = useStores();
  // It hydrates HTML of a visitor, possibly after the member is known.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { state, member } = session;
  const recent = games.recent.load;
  useEffect(() => {
    if (member) void games.askRecent();
  }, [games, member]);
  const isWaiting = !isHydrated || state === 'unknown' || (member !== undefined && recent.state === 'loading');
  const hasGames = member !== undefined && recent.state === 'ready' && recent.value.list.length > 0;
  useEffect(() => {
    if (!isWaiting) rememberShelf(hasGames);
  }, [isWaiting, hasGames]);

  const head = { id: 'RECENT', title: t('lobby.continue'), all: { href: '/favorite/recent', label: t('lobby.allGames') } };
  if (isWaiting)
    return (
      <Place>
        <Section {...head}>
          <GameGrid items={[]} renderTile={() => null} arrangement="row" onPhone="rail" isBusy places={PLACES} />
        </Section>
      </Place>
    );
  if (member && recent.state === 'failed')
    return (
      <Section {...head}>
        <Failed {...recent} onRetry={() => void games.askRecent()} />
      </Section>
    );
  if (!hasGames) return null;
  return (
    <Section {...head}>
      <Tiles items={recent.value.list} arrangement="row" onPhone="rail" first={PLACES} />
    </Section>
  );
});

const never = () => () => {};

/** Remembers in the tab whether the shelf was there, so that the next page keeps its place from the first paint on. */
function rememberShelf(hasGames: boolean) {
  document.documentElement.toggleAttribute('data-played', hasGames);
  try {
    if (hasGames) sessionStorage.setItem('played', '1');
    else sessionStorage.removeItem('played');
  } catch {
    // A blocked storage keeps no place.
  }
}

const Place = styled('div')({ 'html:not([data-member][data-played]) &': { display: 'none' } });
