import { useTheme } from '@mui/material/styles';
import { type Glyph, glyphs, type IconName } from './glyphs';

export interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels; a style of the parent may overrule it. */
  size?: number;
}

/** A glyph in the colour of the text around it, hidden from screen readers: the control it stands in carries the name. */
export function Icon({ name, size = 20 }: IconProps) {
  const { direction } = useTheme();
  const { stroke, soft, solid, mirrored }: Glyph = glyphs[name];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <g transform={mirrored && direction === 'rtl' ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        {soft && <path d={soft} opacity={0.5} />}
        {solid && <path d={solid} fillRule="evenodd" />}
        {stroke && <path d={stroke} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" strokeLinejoin="round" />}
      </g>
    </svg>
  );
}
