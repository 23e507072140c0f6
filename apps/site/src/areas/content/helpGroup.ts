import { display } from '@site/ui/display';
import { size } from '@site/ui/layout';
import { elevation, radius, tone } from '@site/ui/vars';

/** Style of a group of questions and its skeleton. */
export const helpGroup = {
  '& h2': { ...display, margin: '0 0 12px', fontSize: 20, lineHeight: 1.2, color: tone.text },
  '& h2 > .title': { boxSizing: 'border-box', inlineSize: 160, blockSize: '1lh', paddingBlock: '0.2lh', backgroundClip: 'content-box' },
  '& .list': { overflow: 'hidden', borderRadius: radius.lead, backgroundColor: tone.surface, boxShadow: elevation.rest },
  '& [id]': { scrollMarginBlockStart: size.header + 24 },
  '& .skeleton': {
    backgroundImage: `linear-gradient(${tone.line} 0 0)`,
    backgroundSize: '46% 14px',
    backgroundPosition: '20px 50%',
    backgroundRepeat: 'no-repeat',
  },
  '[dir="rtl"] & .skeleton': { backgroundPosition: 'calc(100% - 20px) 50%' },
  '& details + details, & .skeleton + .skeleton': { borderBlockStart: `1px solid ${tone.line}` },
  '& summary, & .skeleton': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 56,
    boxSizing: 'border-box',
    padding: '12px 20px',
    fontWeight: 650,
    color: tone.text,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: tone.hover },
  '& summary:focus-visible': { outlineOffset: -2, borderRadius: radius.lead },
  '& summary svg': { flex: 'none', color: tone.muted },
  '& details[open] summary': { backgroundColor: tone.select },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
  '& details > div': { padding: '16px 20px 22px' },
} as const;
