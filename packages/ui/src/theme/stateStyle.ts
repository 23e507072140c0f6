import { display } from './display';
import { radius, tone } from './vars';

/** Style of a state message: an icon, a text, the next step. */
export const stateStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 20px',
  textAlign: 'center',
  lineHeight: 1.5,
  color: tone.muted,
  '& p': { margin: 0, maxInlineSize: '46ch', textWrap: 'balance', overflowWrap: 'anywhere' },
  '& .title': { fontSize: 17, fontWeight: 700, lineHeight: 1.3, color: tone.text },
  '& > svg': { marginBlockEnd: 4 },
  '& > svg + .title': { ...display, fontSize: 22, lineHeight: 1.2 },
  '& .mark': { display: 'grid', placeItems: 'center', marginBlockEnd: 8, minInlineSize: 56, minBlockSize: 56, borderRadius: radius.lead },
  '& .acts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginBlockStart: 12 },
} as const;
