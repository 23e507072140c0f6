import { display } from '@site/ui/display';
import { media, size } from '@site/ui/layout';
import { elevation, radius, tone } from '@site/ui/vars';

/** Layout of the help and its skeleton. */
export const helpLayout = {
  display: 'grid',
  gap: 24,
  minInlineSize: 0,
  '& .body': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: 32, alignItems: 'start' },
  '& .articles': { display: 'grid', gap: 28, minInlineSize: 0 },
  '& .term': {
    padding: '24px 24px 28px',
    scrollMarginBlockStart: size.header + 24,
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
    boxShadow: elevation.rest,
  },
  '& .term h2': { ...display, margin: '0 0 12px', fontSize: 20, lineHeight: 1.2, color: tone.text },
  '& aside': { position: 'sticky', insetBlockStart: size.header + 24, display: 'grid', gap: 12 },
  '& aside > div': { blockSize: 320 },
  [media.medium]: { '& .body': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& aside': { position: 'static', maxInlineSize: 640 } },
} as const;
