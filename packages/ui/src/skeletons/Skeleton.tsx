import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';
import { SkeletonBlock } from './SkeletonBlock';

export interface SkeletonProps extends RootProps<'output'> {
  /** `page`: a title, a row of figures, a chart. `list`: rows of two lines with a picture. `cards`: as wide as promotions and missions. */
  look: 'page' | 'list' | 'cards';
  /** Number of rows or cards. @default 6 */
  count?: number;
  /** Announced to screen readers: 'Loading'. */
  label: string;
}

/** Skeleton of a page, a list or cards, as large as the content. A grid of games has its own in `GameTileSkeleton`. */
export function Skeleton({ look, count = 6, label, ...rest }: SkeletonProps) {
  return (
    <SkeletonShape {...rest} aria-busy="true" aria-label={label} data-look={look}>
      {look === 'page' && <Page />}
      {look === 'list' && repeat(count, (key) => <Row key={key} />)}
      {look === 'cards' && repeat(count, (key) => <Card key={key} />)}
    </SkeletonShape>
  );
}

const repeat = (count: number, make: (key: number) => ReactNode) => Array.from({ length: count }, (_, key) => make(key));

const Page = () => (
  <>
    <SkeletonBlock className="title" />
    <span className="strip">
      {repeat(6, (key) => (
        <span key={key}>
          <SkeletonBlock className="short" />
          <SkeletonBlock className="long" />
        </span>
      ))}
    </span>
    <span className="plot">
      {repeat(24, (key) => (
        <SkeletonBlock key={key} />
      ))}
    </span>
  </>
);

const Row = () => (
  <span className="row">
    <SkeletonBlock className="mark" />
    <span className="lines">
      <SkeletonBlock className="long" />
      <SkeletonBlock className="short" />
    </span>
    <SkeletonBlock className="figure" />
  </span>
);

const Card = () => (
  <span className="card">
    <SkeletonBlock className="picture" />
    <SkeletonBlock className="long" />
    <SkeletonBlock className="short" />
  </span>
);

const card = { borderRadius: radius.tile, backgroundColor: tone.surface, boxShadow: `inset 0 0 0 1px ${tone.line}` } as const;

const SkeletonShape = styled('output')({
  display: 'grid',
  gap: 16,
  '& .title': { inlineSize: 220, blockSize: 32, marginBlock: 8 },
  '& .strip, & .plot': { ...card, display: 'grid' },
  '& .strip': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 16, alignItems: 'center', blockSize: 134, paddingInline: 16 },
  '& .strip > span': { display: 'grid', gap: 14 },
  '& .plot': { gridAutoFlow: 'column', gap: 8, alignItems: 'end', blockSize: 420, padding: '64px 20px 20px' },
  '& .plot > *': { blockSize: '42%' },
  '& .plot > :nth-of-type(3n)': { blockSize: '64%' },
  '& .plot > :nth-of-type(5n)': { blockSize: '30%' },
  '& .plot > :nth-of-type(7n)': { blockSize: '88%' },
  '&[data-look="list"]': { gap: 0 },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 14,
    minBlockSize: 64,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& .mark': { blockSize: 40, borderRadius: radius.control },
  '& .lines': { display: 'grid', gap: 8 },
  '& .long': { inlineSize: 'min(70%, 280px)' },
  '& .short': { inlineSize: 'min(45%, 180px)', blockSize: 11 },
  '& .figure': { inlineSize: 72 },
  '&[data-look="cards"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' },
  '& .card': { ...card, display: 'grid', gap: 12, paddingBlockEnd: 18, overflow: 'hidden' },
  '& .card .picture': { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 0 },
  '& .card .long, & .card .short': { marginInline: 16 },
  [media.phone]: {
    '& .strip': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', blockSize: 168 },
    '& .plot': { blockSize: 260, gap: 4 },
  },
});
