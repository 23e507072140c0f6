import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface BulbsProps extends RootProps<'g'> {
  /** Path data of the line of bulbs. */
  along: string;
  /** @default 'none' */
  lit?: 'all' | 'half' | 'none';
}

/** Distance between bulbs, in units of the drawing. */
export const BULB_STEP = 11;

/** A row of bulbs: dashes of zero length with round caps. */
export function Bulbs({ along, lit = 'none', ...rest }: BulbsProps) {
  const step = lit === 'half' ? BULB_STEP * 2 : BULB_STEP;
  return (
    <Row {...rest}>
      <path className="off" d={along} strokeDasharray={`0 ${BULB_STEP}`} />
      {lit !== 'none' && (
        <>
          <path className="glow" d={along} strokeDasharray={`0 ${step}`} />
          <path className="on" d={along} strokeDasharray={`0 ${step}`} />
        </>
      )}
    </Row>
  );
}

const Row = styled('g')({
  strokeWidth: 5,
  '& .off': { stroke: `color-mix(in srgb, ${tone.signAction} 34%, ${tone.sign})` },
  '& .on': { stroke: tone.signActionHover },
  '& .glow': { stroke: tone.signAction, strokeWidth: 12, opacity: 0.28 },
});
