import { useTheme } from '@mui/material/styles';
import { type Glyph, glyphs, type IconName } from './glyphs';

export interface IconProps {
  /** Which glyph of the set. */
  name: IconName;
  /** Width and height in CSS pixels: 16 on the desk and in small controls, 20 in controls, 24 on phones' bars. @default 20 */
  size?: number;
}

const LINE = 1.8;
const LEAST_LINE_PX = 4 / 3;

/** A glyph in the colour of the text around it, hidden from screen readers: the control it stands in carries the name. */
export function Icon({ name, size = 20 }: IconProps) {
  const { direction } = useTheme();
  const { stroke, soft, solid, mirrored }: Glyph = glyphs[name];
  // A line that shrank with the glyph would be fainter than the text beside it.
  const strokeWidth = Math.max(LINE, (LEAST_LINE_PX * 24) / size);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <g transform={mirrored && direction === 'rtl' ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        {soft && <path d={soft} opacity={0.5} />}
        {solid && <path d={solid} fillRule="evenodd" />}
        {stroke && (
          <path d={stroke} fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round" />
        )}
      </g>
    </svg>
  );
}
