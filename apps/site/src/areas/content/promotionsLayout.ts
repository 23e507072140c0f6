import { media } from '@site/ui/layout';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { tone } from '@site/ui/vars';

/** Layout of the page of all offers and its skeleton. */
export const promotionsLayout = {
  display: 'grid',
  gap: 24,
  // Names of offers are headings one level below.
  '& > h2': visuallyHidden,
  // Members on a break must not see offers, so server-rendered ones are hidden until the session is known.
  'html[data-member] &[data-awaited]': { visibility: 'hidden' },
  '& .count': {
    display: 'inline-block',
    paddingInline: 12,
    borderRadius: 16,
    fontSize: 13,
    lineHeight: '30px',
    color: tone.actionText,
    backgroundColor: tone.actionWash,
  },
  '& .count[data-held]': { color: 'transparent', backgroundColor: tone.line },
  '& .offers': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))', gap: 20 },
  '& .offers > [data-layout="lead"]': { gridColumn: '1 / -1' },
  // The motif is at 72 % of the width.
  '& .offers .art img': { objectPosition: '76% 50%' },
  '[dir="rtl"] & .offers .art img': { transform: 'scaleX(-1)' },
  // The length of the count would affect the number of lines of the title.
  [media.phone]: { '& .trailing': { display: 'none' } },
} as const;
