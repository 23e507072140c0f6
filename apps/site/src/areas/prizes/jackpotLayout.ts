import { media } from '@site/ui/layout';

export const jackpotLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: 16,
  margin: 0,
  marginBlockEnd: 20,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
  '&[data-look="bar"]': { gap: 0, marginBlockEnd: 0, maxBlockSize: '40dvh', overflowY: 'auto' },
  [media.phone]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(82%, 1fr)',
    gap: 12,
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    '& > li': { scrollSnapAlign: 'start' },
  },
} as const;
