import { display } from '@site/ui/display';
import { media } from '@site/ui/layout';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { tone } from '@site/ui/vars';

/** Layout of a category's page and its skeleton. */
export const categoryLayout = {
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px 14px', marginBlock: '24px 20px' },
  '& header:first-child': { marginBlockStart: 0 },
  // Names of games are headings one level below.
  '& .games > h2': visuallyHidden,
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.1 },
  '& header p': { margin: 0, fontSize: 14, color: tone.faint },
  '& header .find': { marginInlineStart: 'auto', alignSelf: 'center' },
  '& .body': { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', gap: 28, alignItems: 'start' },
  '& .games': { display: 'grid', gap: 20, minInlineSize: 0 },
  '& .games > nav + nav': { marginBlockStart: -10 },
  '& .vendors': { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.compact]: { '& .body': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }, '& .body > nav': { marginInline: -24 } },
  [media.phone]: {
    '& h1': { fontSize: 23 },
    '& header .find': { marginInlineStart: 0 },
    '& .body > nav': { marginInline: -16 },
  },
} as const;
