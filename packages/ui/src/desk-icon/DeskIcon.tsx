import { styled } from '@mui/material/styles';

const path = {
  add: 'M8 3v10M3 8h10',
  ascending: 'M8 12.5v-9M4.8 6.6 8 3.4l3.2 3.2',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.4 2.5V5M10.6 2.5V5',
  check: 'M3.5 8.5l3 3 6-7',
  chevron: 'M4.5 6.5 8 10l3.5-3.5',
  clock: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 5v3.2l2.2 1.4',
  close: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  density: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  descending: 'M8 3.5v9M4.8 9.4 8 12.6l3.2-3.2',
  download: 'M8 2.5v7M5 7l3 3 3-3M2.8 10.5v2.7h10.4v-2.7',
  forward: 'M6.5 4.5 10 8l-3.5 3.5',
  info: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 7.4v3.4M8 5.3v.1',
  more: 'M3.5 8h.1M8 8h.1M12.4 8h.1',
  plot: 'M2.5 13.5h11M3 11l3.2-4 2.6 2.4L13 4.5',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2v-5h11v5h-2M4.5 9.5h7v4h-7z',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.4 10.4 13.5 13.5',
  table: 'M2.5 3h11v10h-11zM2.5 6.4h11M2.5 9.7h11M6 3v10',
  warning: 'M8 2.8 14 13.2H2zM8 6.6v3M8 11.4v.1',
} as const;

export type DeskIconName = keyof typeof path;

export interface DeskIconProps {
  name: DeskIconName;
}

/**
 * A line icon of the desk, drawn on a grid of 16 for rows of 36, where the lobby's glyphs of 24 would be too heavy. It says nothing
 * by itself: a name or a word stands beside it.
 */
export function DeskIcon({ name }: DeskIconProps) {
  return (
    <Line viewBox="0 0 16 16" aria-hidden="true" data-name={name}>
      <path d={path[name]} />
    </Line>
  );
}

const Line = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-name="more"]': { strokeWidth: 2 },
  ...(theme.direction === 'rtl' && { '&[data-name="forward"]': { transform: 'scaleX(-1)' } }),
}));
