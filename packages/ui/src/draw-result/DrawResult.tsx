import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DrawResultProps extends RootProps<'ol'> {
  /** The numbers in draw order, formatted as in the lottery: '8', '08'. */
  items: readonly string[];
  /** Number of balls not drawn yet, shown as empty circles. @default 0 */
  awaited?: number;
  /** Number of special balls at the end: a bonus or power number. @default 0 */
  specials?: number;
  /** Text for screen readers before the numbers: 'Last draw'. */
  label: string;
  /** Balls of 28 or of 42 px. @default 'normal' */
  size?: 'normal' | 'large';
}

/** Numbers of a lottery as balls, in draw order. They read left to right in every language. */
export function DrawResult({ items, awaited = 0, specials = 0, label, size = 'normal', ...rest }: DrawResultProps) {
  const places = [...items, ...Array.from({ length: awaited }, () => undefined)];
  return (
    <Balls {...rest} dir="ltr" aria-label={label} data-size={size}>
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
  // The numbers run left to right, but are aligned to the start of the line.
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
