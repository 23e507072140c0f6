import { styled } from '@mui/material/styles';
import type { Game } from '@site/api/games';
import { media } from '../layout';
import { Tile } from './Tile';
import { tileGrid } from './tileGrid';

/** The eighth game fills the place at the end of the second row. */
const leads: ReadonlySet<number> = new Set([0, 7]);
const GAMES = 12;

/** Twelve games, two of them four times as large: one opens the first row, one ends the second. */
export function HotMosaic({ games }: { games: Game[] }) {
  return (
    <Grid>
      {games.slice(0, GAMES).map((game, index) => (
        <Tile key={game.nodeId} game={game} isLead={leads.has(index)} />
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  ...tileGrid,
  gridAutoFlow: 'dense',
  '& [data-size="lead"]': { gridColumn: 'span 2', gridRow: 'span 2' },
  '@media (min-width: 1200px)': { '& [data-size="lead"]:nth-of-type(8)': { gridColumn: '5 / span 2', gridRow: '2 / span 2' } },
  [media.phone]: { ...tileGrid[media.phone], '& [data-size="lead"]:nth-of-type(8)': { gridColumn: '2 / span 2' } },
  [media.narrow]: { ...tileGrid[media.narrow], '& [data-size="lead"]:nth-of-type(8)': { gridColumn: 'span 2' } },
});
