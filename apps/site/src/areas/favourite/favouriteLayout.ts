import { display } from '@site/ui/display';
import { media } from '@site/ui/layout';

/** Layout of a member's own games and its skeleton. */
export const favouriteLayout = {
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' },
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& > header + section': { marginBlockStart: 28 },
  [media.phone]: { '& h1': { fontSize: 23 } },
} as const;
