import { media } from '@site/ui/layout';

/** A list beside the open message; on small screens the open message covers the list. */
export const messagesLayout = {
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 20px' },
  '& .head > fieldset': { minInlineSize: 'min(340px, 100%)' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& .panes': { display: 'grid', gridTemplateColumns: 'minmax(280px, 2fr) minmax(0, 3fr)', gap: 16, alignItems: 'start' },
  '& .list': { display: 'grid', gap: 12, minInlineSize: 0 },
  '& .detail': { position: 'sticky', insetBlockStart: 84, minInlineSize: 0 },
  [media.compact]: {
    '& .head > fieldset': { inlineSize: '100%' },
    '& .panes': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .detail': { position: 'static' },
    '&:not([data-open]) .detail': { display: 'none' },
    '&[data-open] :is(.head, .list)': { display: 'none' },
  },
} as const;
