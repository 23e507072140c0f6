import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { elevation, radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';
import { RoomTable } from './RoomTable';

export interface RoomCardLabels {
  ante: string;
  entry: string;
  /** '2 of 6 seats taken'. */
  seats: (players: number, seats: number) => string;
  join: string;
  /** Shown instead of the button when no seat is free. */
  full: string;
}

/** Stakes of a table, from the lowest. */
export type RoomMetal = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

export interface RoomCardProps extends RootProps<'article'> {
  /** Name of the stakes: 'Silver'. */
  name: string;
  /** Name of the game. */
  game: string;
  /** Formatted ante. */
  ante: string;
  /** Formatted least and largest buy-in. */
  entry: string;
  /** Number of players at the table. */
  players: number;
  /** Number of seats; 2 to 9. */
  seats: number;
  /** Colour of the table's rim, by its stakes. @default 'bronze' */
  metal?: RoomMetal | undefined;
  /** Labels in the language of the page. */
  labels: RoomCardLabels;
  /** Called when the player wants to sit down. */
  onJoin: () => void;
}

/** A table of a game between players: stakes, seats taken, and a button to sit down. Source: GAM-08. */
export function RoomCard({ name, game, ante, entry, players, seats, metal = 'bronze', labels, onJoin, ...rest }: RoomCardProps) {
  const nameId = useId();
  const joinId = useId();
  return (
    <Card {...rest} aria-labelledby={nameId} data-metal={metal}>
      <RoomTable players={players} seats={seats} />
      <h3 id={nameId}>
        {name} <small>{game}</small>
      </h3>
      <p className="seats">{labels.seats(players, seats)}</p>
      <dl>
        <div>
          <dt>{labels.ante}</dt>
          <dd dir="ltr">{ante}</dd>
        </div>
        <div>
          <dt>{labels.entry}</dt>
          <dd dir="ltr">{entry}</dd>
        </div>
      </dl>
      {players >= seats ? (
        <p className="full">{labels.full}</p>
      ) : (
        <Button id={joinId} variant="contained" size="small" aria-labelledby={`${joinId} ${nameId}`} onClick={onJoin}>
          {labels.join}
        </Button>
      )}
    </Card>
  );
}

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  columnGap: 14,
  boxSizing: 'border-box',
  blockSize: '100%',
  minInlineSize: 0,
  padding: 16,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  '--metal': '#C98A4B',
  '&[data-metal="silver"]': { '--metal': '#9AA9BF' },
  '&[data-metal="gold"]': { '--metal': '#D9A521' },
  '&[data-metal="platinum"]': { '--metal': '#3FA9A3' },
  '&[data-metal="diamond"]': { '--metal': '#6C8CF0' },
  '& > svg': { gridRow: 'span 2', alignSelf: 'center' },
  '& h3': { margin: 0, fontSize: 15, fontWeight: 700, lineHeight: '20px', color: tone.text, overflowWrap: 'anywhere' },
  '& h3 small': { display: 'block', fontSize: 13, fontWeight: 500, lineHeight: '18px', color: tone.muted },
  '& .seats': { margin: 0, fontSize: 12, lineHeight: '18px', color: tone.faint },
  '& dl, & > button, & .full': { gridColumn: '1 / -1' },
  '& dl': { display: 'grid', gap: 4, margin: 0, marginBlock: '12px 14px', alignContent: 'start' },
  '& dl div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 10 },
  '& dt': { fontSize: 12, lineHeight: '18px', color: tone.faint },
  '& dd': {
    margin: 0,

    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: tone.text,
  },
  '& > button': { minBlockSize: 36 },
  '& .full': { margin: 0, fontSize: 13, lineHeight: '36px', fontWeight: 600, textAlign: 'center', color: tone.faint },
});
