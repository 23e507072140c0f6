import { tone } from '@site/ui/vars';

/** A surface of the desk with a head line; tables in it name each row by a `th`. */
export const card = {
  minInlineSize: 0,
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  backgroundColor: tone.surface,
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minBlockSize: 48, padding: '10px 16px 4px' },
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 620 },
  '& .title small': { fontSize: 12, color: tone.muted },
  '& .end': { marginInlineStart: 'auto' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& th': { fontWeight: 400, textAlign: 'start', whiteSpace: 'nowrap', color: tone.muted },
  '& thead th': { fontSize: 12, fontWeight: 550 },
  '& th, & td': { paddingInline: 8, blockSize: 36, borderBlockEnd: `1px solid ${tone.raised}` },
  '& th:first-of-type': { paddingInlineStart: 16 },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 16 },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Figures end at the right edge in every language, or their decimals would not stand under each other.
  '[dir="rtl"] & .figure': { textAlign: 'start' },
} as const;
