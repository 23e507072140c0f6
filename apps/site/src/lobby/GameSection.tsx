import { styled } from '@mui/material/styles';
import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, type Category, categoryPath } from '../categories';
import { control } from '../shell/control';
import { useStores } from '../stores/StoresContext';
import { Section } from './Section';
import { ShelfStore } from './ShelfStore';
import { Tile } from './Tile';
import { tileGrid } from './tileGrid';

export interface GameSectionProps {
  category: Category;
  gameType: GameType;
  total: number;
  games: Game[];
}

/** The first games of a category, and more of them when asked. Source: LOB-03, LOB-06. */
export const GameSection = observer(function GameSection({ category, gameType, total, games }: GameSectionProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const [shelf] = useState(() => new ShelfStore({ api, gameType, games, total }));
  const label = t(categories[category].label);
  const path = categoryPath(category);
  return (
    <Section
      id={category}
      title={label}
      note={
        <span suppressHydrationWarning aria-live="polite">
          {t('lobby.showing', { shown: shelf.games.length, category: label, total })}
        </span>
      }
      {...(path.startsWith('/#') ? {} : { all: { to: path, label: t('lobby.all', { category: label }) } })}
    >
      <Grid>
        {shelf.games.map((game) => (
          <Tile key={game.nodeId} game={game} />
        ))}
      </Grid>
      {shelf.hasMore && (
        <More>
          {shelf.failure && <p role="alert">{t(`error.${shelf.failure}`)}</p>}
          <button type="button" className="button" disabled={shelf.isLoading} onClick={() => void shelf.loadMore()}>
            {t('lobby.loadMore')}
          </button>
        </More>
      )}
    </Section>
  );
});

const Grid = styled('div')(tileGrid);

const More = styled('div')({ display: 'grid', justifyItems: 'center', gap: 12, marginBlockStart: 22, ...control, '& p': { margin: 0 } });
