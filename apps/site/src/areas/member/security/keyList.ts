import { tone } from '@site/ui/vars';

/** Style of a list in a card: a name, a line about it, and a button that removes it. */
export const keyList = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 12, minBlockSize: 60 },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& span': { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 650 },
  '& small': { fontSize: 13, color: tone.muted },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: tone.hover, color: tone.bad },
} as const;
