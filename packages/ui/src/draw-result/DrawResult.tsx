import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';

export interface DrawResultProps {
  /** The drawn numbers as they were drawn, each as the lottery writes it: '8', '08'. */
  numbers: readonly string[];
  /** Balls still to come, shown as empty places. @default 0 */
  awaited?: number;
  /** How many at the end stand apart: a bonus or power number. @default 0 */
  specials?: number;
  /** What screen readers hear before the numbers: 'Last draw'. */
  label: string;
  /** Balls of 28 or of 42 px. @default 'normal' */
  size?: 'normal' | 'large';
}

/** A lottery's numbers as balls, in the order they were drawn. They read left to right in every language. */
export function DrawResult({ numbers, awaited = 0, specials = 0, label, size = 'normal' }: DrawResultProps) {
  const places = [...numbers, ...Array.from({ length: awaited }, () => undefined)];
  return (
    <Balls dir="ltr" aria-label={label} data-size={size}>
      {places.map((number, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a number may be drawn twice; it is known by its place
          key={index}
          aria-hidden={number === undefined || undefined}
          data-kind={number === undefined ? 'awaited' : index >= places.length - specials ? 'special' : undefined}
        >
          {number}
        </li>
      ))}
    </Balls>
  );
}

const Balls = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 5,
  // The numbers run left to right, yet they stand where a line begins.
  inlineSize: 'fit-content',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& li': {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 28,
    blockSize: 28,
    boxSizing: 'border-box',
    paddingInline: 6,
    borderRadius: 14,
    color: tone.text,
    backgroundColor: tone.raised,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
  },
  '& [data-kind="special"]': { color: tone.page, backgroundColor: tone.text, boxShadow: 'none' },
  '& [data-kind="awaited"]': { backgroundColor: 'transparent', border: `1.5px dashed ${tone.edge}`, boxShadow: 'none' },
  '&[data-size="large"]': { gap: 8, fontSize: 17 },
  '&[data-size="large"] li': { minInlineSize: 42, blockSize: 42, paddingInline: 10, borderRadius: 21 },
});
