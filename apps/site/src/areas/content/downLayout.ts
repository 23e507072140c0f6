import { cardStyle } from '@site/ui/cardStyle';
import { display } from '@site/ui/display';
import { media } from '@site/ui/layout';
import { radius, tone } from '@site/ui/vars';

/** Layout of the app's page and its skeleton. */
export const downLayout = {
  display: 'grid',
  gap: 24,
  '& .ways': { display: 'grid', gridTemplateColumns: 'minmax(280px, 340px) repeat(2, minmax(0, 1fr))', gap: 20, alignItems: 'stretch' },
  '& section': { ...cardStyle, display: 'grid', alignContent: 'start', gap: 14, minInlineSize: 0, padding: 24 },
  '& h2': { ...display, margin: 0, fontSize: 20, lineHeight: 1.2, color: tone.text },
  '& section > p': { margin: 0, color: tone.muted },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: radius.tile,
    color: tone.actionText,
    backgroundColor: tone.actionWash,
  },
  '& .scan': { justifyItems: 'center', textAlign: 'center' },
  '& figure': { padding: 0, boxShadow: 'none' },
  '& ol': { display: 'grid', gap: 10 },
  [media.medium]: { '& .ways': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, '& .scan': { gridColumn: '1 / -1' } },
  [media.phone]: { '& .ways': { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;
