import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from '../link/Link';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';
import { houseMark, type MarkShape } from './houseMark';

export interface LogoProps extends RootProps<'a'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the brand and of the link. */
  name: string;
  /** Shapes of the brand's mark. @default an arch with lamps */
  mark?: readonly MarkShape[] | undefined;
  /** @default '/' */
  href?: string;
  /** `small` is for the agent centre's bars. @default 'large' */
  size?: 'large' | 'small';
}

/** The logo: the brand's mark and name. Without enough space the name is truncated; tablets and phones show the mark only. */
export function Logo({ name, mark = houseMark, href = '/', size = 'large', onNavigate, ...rest }: LogoProps) {
  return (
    <Home {...rest} href={href} onNavigate={onNavigate} aria-label={name} data-size={size}>
      <bdi dir="ltr">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          {mark.map((shape) => (
            <path key={shape.d} data-tone={shape.tone} d={shape.d} />
          ))}
        </svg>
        <span>{name}</span>
      </bdi>
    </Home>
  );
}

const Home = styled(Link)({
  display: 'inline-block',
  maxInlineSize: '100%',
  ...display,
  fontSize: 23,
  fontWeight: 850,
  fontStretch: '118%',
  letterSpacing: '-0.03em',
  color: tone.text,
  textDecoration: 'none',
  '& bdi': { display: 'flex', alignItems: 'center', gap: 11 },
  // The name reads left to right in every language; the arch is at the start edge.
  '&:dir(rtl) bdi': { justifyContent: 'flex-end' },
  '& svg': { flex: 'none', inlineSize: 36, blockSize: 36, fill: tone.onAction },
  '& [data-tone="action"]': { fill: tone.action },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-size="small"]': { fontSize: 16 },
  '&[data-size="small"] bdi': { gap: 8 },
  '&[data-size="small"] svg': { inlineSize: 24, blockSize: 24 },
  // A name without space wraps out of sight.
  [media.compact]: {
    '& bdi': { flexWrap: 'wrap', gap: '0 11px', blockSize: 36, overflow: 'hidden' },
    '& span': { maxInlineSize: '100%', lineHeight: '36px' },
  },
  [media.phone]: {
    fontSize: 17,
    '& bdi, &[data-size="small"] bdi': { flexWrap: 'wrap', gap: '0 8px', blockSize: 30, overflow: 'hidden' },
    '& svg, &[data-size="small"] svg': { inlineSize: 30, blockSize: 30 },
    '& span': { maxInlineSize: '100%', lineHeight: '30px' },
  },
});
