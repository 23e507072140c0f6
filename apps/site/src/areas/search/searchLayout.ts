import { display } from '@site/ui/display';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';

/** Layout of the search and its skeleton. */
export const searchLayout = {
  '& header': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, marginBlockEnd: 24 },
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& header search': { maxInlineSize: 560 },
  '& header p': { margin: 0, minBlockSize: '1lh', fontSize: 14, color: tone.faint, overflowWrap: 'anywhere' },
  '& .found': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { '& h1': { fontSize: 23 } },
} as const;
