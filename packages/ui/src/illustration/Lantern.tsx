import type { ComponentPropsWithRef } from 'react';
import { type SxRoot, sxRoot } from '../theme/sxRoot';

export interface LanternProps extends Omit<ComponentPropsWithRef<'g'>, 'x' | 'y' | 'scale'>, SxRoot {
  /** Centre of the lantern. */
  x: number;
  y: number;
  /** @default 1 */
  scale?: number;
  isLit?: boolean;
}

const rootOf = sxRoot('g');

/** A paper lantern on a cord from the top edge. */
export function Lantern({ x, y, scale = 1, isLit = false, sx, ...rest }: LanternProps) {
  const { Root, own } = rootOf(sx);
  return (
    <Root {...rest} {...own} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="wire" strokeWidth={2.5} d={`M0 -24V${-y / scale}`} />
      {isLit && <circle className="beam" r={34} />}
      <g className="cut">
        <path className="wire" strokeWidth={2.5} d="M-4 26v8M4 26v8M0 26v11" />
        <ellipse className={isLit ? 'amberDeep' : 'panel'} rx={19} ry={21} />
        <ellipse className={isLit ? 'amber' : 'dim'} rx={12} ry={21} />
        <ellipse className={isLit ? 'amberLight' : 'panel'} rx={4.5} ry={21} />
        <path className="ink" d="M-10 -26h20v7h-20ZM-10 19h20v7h-20Z" />
      </g>
    </Root>
  );
}
