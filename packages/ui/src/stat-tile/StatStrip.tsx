import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RootProps } from '../theme/RootProps';

export interface StatStripProps extends RootProps<'div'> {
  /** `StatTile` elements. */
  children: ReactNode;
}

/** Key figures of a page on one surface: six columns, three on a narrow desktop, a list on phones. Seven stand in two rows. */
export function StatStrip({ children, ...rest }: StatStripProps) {
  return (
    <Surface {...rest}>
      <Tiles>{children}</Tiles>
    </Surface>
  );
}

const Surface = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tone.line}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.tone.surface,
  color: theme.vars.palette.tone.text,
  fontSize: 13,
}));

const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  margin: 0,
  backgroundColor: theme.vars.palette.tone.raised,
  '& > div': { backgroundColor: theme.vars.palette.tone.surface },
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(7):last-of-type': { gridColumn: 'span 3' },
  },
  '@container (min-width: 1040px)': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '&:has(> :nth-of-type(7))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > :nth-of-type(7):last-of-type': { gridColumn: 'span 2' },
  },
}));
