import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ground } from '../theme/tokens';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

/** Props that a drawing passes to its root. */
export type IllustrationProps = RootProps<'svg'>;

export interface SceneProps extends IllustrationProps {
  /** `still` disables mirroring in right-to-left languages, for a check or a clock. */
  turns?: 'mirrored' | 'still';
  children: ReactNode;
}

/** Base of every illustration, 240 by 180: a disc, a floor, and the palette as classes. Hidden from screen readers. */
export function Scene({ turns = 'mirrored', children, ...rest }: SceneProps) {
  return (
    <Drawing {...rest} viewBox="0 0 240 180" aria-hidden="true" data-turns={turns}>
      <circle className="disc" cx={120} cy={88} r={80} />
      <ellipse className="floor" cx={120} cy={162} rx={88} ry={8} />
      {children}
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  inlineSize: 'min(240px, 100%)',
  aspectRatio: '4 / 3',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...(theme.direction === 'rtl' && { '&[data-turns="mirrored"]': { transform: 'scaleX(-1)' } }),
  '& .disc': { fill: `color-mix(in srgb, ${tone.line} 55%, transparent)` },
  '& .floor': { fill: `color-mix(in srgb, ${tone.edge} 26%, transparent)` },
  '& .cut': { filter: `drop-shadow(3px 4px 0 color-mix(in srgb, ${tone.signDeep} 32%, transparent))` },
  '& .ink': { fill: tone.signDeep },
  '& .inkLine': { stroke: tone.signDeep },
  '& .board': { fill: tone.sign, stroke: tone.signLine },
  '& .panel': { fill: tone.signLine },
  '& .wire': { stroke: tone.edge },
  '& .faintLine': { stroke: tone.edge },
  '& .paper': { fill: tone.onArt },
  '& .paperShade': { fill: tone.onArtMuted },
  '& .paperLine': { stroke: tone.onArtMuted },
  '& .amber': { fill: tone.signAction },
  '& .amberLight': { fill: tone.signActionHover },
  '& .amberDeep': { fill: tone.signActionPress },
  '& .amberLine': { stroke: tone.signAction },
  '& .beam': { fill: tone.signAction, opacity: 0.2 },
  '& .dim': { fill: `color-mix(in srgb, ${tone.signAction} 34%, ${tone.sign})` },
  '& .crimson': { fill: ground.crimson },
  '& .wine': { fill: ground.wine },
  '& .violet': { fill: ground.violet },
  '& .orchid': { fill: ground.orchid },
  '& .jade': { fill: ground.jade },
  '& .lagoon': { fill: ground.lagoon },
  '& .cobalt': { fill: ground.cobalt },
  '& .wood': { stroke: ground.amber },
  '& .rope': { stroke: ground.crimson },
  '& .ropeLight': { stroke: tone.artLight },
}));
