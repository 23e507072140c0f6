import { useTheme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { type SxRoot, sxRoot } from '../theme/sxRoot';
import { type Glyph, glyphs, type IconName } from './glyphs';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'>, SxRoot {
  /** Name of the icon. */
  name: IconName;
  /** Width and height in CSS pixels: 16 in the agent centre and small controls, 20 in controls, 24 in phones' bars. @default 20 */
  size?: number;
}

const LINE = 1.8;
const MIN_LINE_PX = 4 / 3;

const rootOf = sxRoot('svg');

/** An icon in the colour of the surrounding text, hidden from screen readers: the surrounding control has the name. */
export function Icon({ name, size = 20, sx, ...rest }: IconProps) {
  const { Root, own } = rootOf(sx);
  const { direction } = useTheme();
  const { stroke, soft, solid, mirrored }: Glyph = glyphs[name];
  // A line scaled down with the icon would be fainter than the text beside it.
  const strokeWidth = Math.max(LINE, (MIN_LINE_PX * 24) / size);
  return (
    <Root viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" {...rest} {...own}>
      <g transform={mirrored && direction === 'rtl' ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        {soft && <path d={soft} opacity={0.5} />}
        {solid && <path d={solid} fillRule="evenodd" />}
        {stroke && (
          <path d={stroke} fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round" />
        )}
      </g>
    </Root>
  );
}
