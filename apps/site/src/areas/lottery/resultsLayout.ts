import { media } from '@site/ui/layout';

/** Layout of the page of results, of its skeleton too. */
export const resultsLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& .choice': { display: 'grid', gridTemplateColumns: 'minmax(0, 320px) minmax(0, 220px) minmax(0, max-content)', gap: 16 },
  // A line of the label, its space, and the field.
  '& .choice > span': { fontSize: 13, blockSize: 'calc(1lh + 57px)' },
  // The link to the lottery, in line with the text of the fields.
  '& .choice > .hall': { alignSelf: 'end', blockSize: 24, marginBlockEnd: 12, color: 'inherit' },
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
    alignItems: 'start',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ol[aria-busy] > li > span': { blockSize: 424 },
  '& > button': { justifySelf: 'center' },
  [media.phone]: { '& .choice': { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;
