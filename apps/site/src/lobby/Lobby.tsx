import { styled } from '@mui/material/styles';
import type { LobbyValue } from '@site/api/lobby';
import { GameGrid } from '@site/ui/GameGrid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categories, categoriesOf, type Category, categoryNames, categoryPath, gameTypesOf } from '../categories';
import { deferred } from '../deferred';
import { unseen } from '@site/ui/unseen';
import { Failed } from '../status/Failed';
import { PageSkeleton } from '../status/PageSkeleton';
import { useStores } from '../stores/StoresContext';
import { GameSection } from './GameSection';
import { Hero } from './Hero';
import { Section } from './Section';
import { Shelves } from './Shelves';
import { Tile } from './Tile';
import type { Vendor } from './VendorCards';

const VendorCards = deferred(() => import('./VendorCards'));

export const Lobby = observer(function Lobby() {
  const { games } = useStores();
  const { lobby } = games;
  if (lobby.state === 'loading') return <PageSkeleton />;
  if (lobby.state === 'failed') return <Failed code={lobby.code} onRetry={() => void games.loadLobby()} />;
  return <Sections lobby={lobby.value} />;
});

/** They fill the three rows of the mosaic. */
const HOT_GAMES = 12;

/** Kinds that are told by their vendors, not by their games. */
const byVendor: ReadonlySet<Category> = new Set<Category>(['LIVE', 'SPORTS', 'ELOTT', 'ESPORTS', 'COCKFIGHT']);

const Sections = observer(function Sections({ lobby }: { lobby: LobbyValue }) {
  const { t } = useTranslation();
  const { system } = useStores();
  useScrollToHash();
  return (
    <Page>
      <h1>{system.brand.name}</h1>
      <Hero banners={lobby.banners.filter(({ groupName }) => groupName === 'w_home')} notices={lobby.playerNotices} />
      <Shelves categories={categoriesOf(lobby).map(({ category }) => category)} />
      {lobby.hot.length > 0 && (
        <Section id="HOT" title={t('lobby.hot')} note={t('lobby.hotNote')} all={{ href: '/rng', label: t('lobby.allGames') }}>
          <GameGrid
            arrangement="mosaic"
            games={lobby.hot.slice(0, HOT_GAMES)}
            renderTile={(game, size) => <Tile key={game.nodeId} game={game} size={size} />}
          />
        </Section>
      )}
      {categoryNames.map((category) => {
        if (byVendor.has(category)) return <VendorSection key={category} category={category} lobby={lobby} />;
        const section = lobby.sections.find(({ gameType }) => gameTypesOf(category).includes(gameType));
        return section && section.games.length > 0 && <GameSection key={category} category={category} {...section} />;
      })}
    </Page>
  );
});

function VendorSection({ category, lobby }: { category: Category; lobby: LobbyValue }) {
  const { t } = useTranslation();
  const label = t(categories[category].label);
  const path = categoryPath(category);
  const vendors = vendorsOf(lobby, category);
  if (vendors.length === 0) return null;
  return (
    <Section
      id={category}
      title={label}
      {...(path.startsWith('/#') ? {} : { all: { href: path, label: t('lobby.all', { category: label }) } })}
    >
      <VendorCards category={category} vendors={vendors} />
    </Section>
  );
}

/** A vendor that makes both kinds of lottery is one vendor. */
function vendorsOf({ categories: all }: LobbyValue, category: Category): Vendor[] {
  const gameTypes = gameTypesOf(category);
  const byCode = new Map<string, Vendor>();
  for (const { gameCategory, cards } of all) {
    if (!gameTypes.includes(gameCategory)) continue;
    for (const [vassalage, { name, pictureUrl, games }] of Object.entries(cards)) {
      const before = byCode.get(vassalage)?.games ?? 0;
      byCode.set(vassalage, { vassalage, name, pictureUrl, games: before + games });
    }
  }
  return [...byCode.values()];
}

/** Arrives at a section that another page's link names. */
function useScrollToHash() {
  const location = useLocation();
  // Each arrival counts, also a second one at the same section.
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [location]);
}

const Page = styled('div')({ '& > h1': unseen });
