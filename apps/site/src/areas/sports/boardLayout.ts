import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';

/** Layout of the board of matches and its skeleton. */
export const boardLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 12, minBlockSize: 50 },
  '& > p': { margin: 0, fontSize: 13, lineHeight: '18px', color: tone.muted, textWrap: 'pretty' },
  '& h2': { margin: 0, fontSize: 18, lineHeight: '24px' },
  '& > h3': { margin: 0, fontSize: 14, lineHeight: '20px', color: tone.muted },
  [media.phone]: { '& > ul': { marginInline: -16 }, '& > p': { minBlockSize: 54 } },
} as const;
