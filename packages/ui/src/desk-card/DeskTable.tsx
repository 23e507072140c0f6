import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { tone } from '../theme/vars';

/** A table of the agent centre: rows of 36 px with hairlines. A `th` names each row, `data-figure` marks cells with figures. */
export function DeskTable(props: ComponentProps<'table'>) {
  return <Table {...props} />;
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& :is(th, td)': {
    blockSize: 36,
    padding: '0 8px',
    borderBlockEnd: `1px solid ${tone.raised}`,
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: tone.muted, fontSize: 12, fontWeight: 550 },
  '& tr > th:first-of-type': { paddingInlineStart: 16 },
  '& tr > :last-child': { paddingInlineEnd: 16 },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  // Figures are right-aligned in every language, so that decimals line up.
  '& [data-figure]': { textAlign: 'end' },
  '[dir="rtl"] & [data-figure]': { textAlign: 'start' },
});
