import { tone } from '@site/ui/vars';

/** A surface of the desk with a head line. */
export const card = {
  minInlineSize: 0,
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  backgroundColor: tone.surface,
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', padding: '16px 16px 8px' },
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 620 },
  '& .title small': { fontSize: 12, color: tone.muted },
  '& .end': { marginInlineStart: 'auto' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& th': { fontWeight: 500, textAlign: 'start', whiteSpace: 'nowrap', color: tone.muted },
  '& th, & td': { paddingInline: 8, blockSize: 36, borderBlockEnd: `1px solid ${tone.line}` },
  '& :is(th, td):first-of-type': { paddingInlineStart: 16 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 16 },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& .figure': { textAlign: 'end' },
} as const;
