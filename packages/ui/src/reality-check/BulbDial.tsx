import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tone } from '../theme/vars';

export interface BulbDialProps {
  /** Minutes to show: one bulb for each five; an hour lights all twelve. */
  minutes: number;
  /** Content of the centre. */
  children: ReactNode;
}

const round = 'M80 12a68 68 0 1 1-.01 0';

/** An hour as twelve bulbs. */
export function BulbDial({ minutes, children }: BulbDialProps) {
  const lit = minutes >= 60 ? 12 : Math.floor(minutes / 5);
  const dashes = `${'0 1 '.repeat(Math.max(0, lit - 1))}0 13`;
  return (
    <Dial>
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <circle className="board" cx={80} cy={80} r={78} />
        <circle className="face" cx={80} cy={80} r={55} />
        <path className="off" d={round} pathLength={12} strokeDasharray="0 1" />
        {lit > 0 && (
          <>
            <path className="glow" d={round} pathLength={12} strokeDasharray={dashes} />
            <path className="on" d={round} pathLength={12} strokeDasharray={dashes} />
          </>
        )}
      </svg>
      <div>{children}</div>
    </Dial>
  );
}

const Dial = styled('div')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 160,
  '& > *': { gridArea: '1 / 1' },
  '& svg': { inlineSize: 160, blockSize: 160, fill: 'none', strokeLinecap: 'round', strokeWidth: 10 },
  '& .board': { fill: tone.sign, stroke: tone.signLine, strokeWidth: 3 },
  '& .face': { fill: tone.signDeep },
  '& .off': { stroke: `color-mix(in srgb, ${tone.signAction} 34%, ${tone.sign})` },
  '& .glow': { stroke: tone.signAction, strokeWidth: 22, opacity: 0.28 },
  '& .on': { stroke: tone.signActionHover },
  '& > div': { color: tone.onArt },
});
