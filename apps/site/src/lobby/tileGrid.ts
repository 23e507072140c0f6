import { media } from '../layout';

/** Tiles side by side: six on a desk, three on a phone, two on a narrow one. */
export const tileGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '24px 16px',
  '@media (max-width: 1199.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px 10px' },
  [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
