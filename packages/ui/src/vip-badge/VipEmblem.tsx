import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hueStyle, ink } from '../theme/hueStyle';
import type { RootProps } from '../theme/RootProps';
import type { HueName } from '../theme/tokens';

export interface VipEmblemProps extends RootProps<'svg'> {
  /** Level, starting at 0; ranks above the last emblem use it. */
  level: number;
  /** Width and height in CSS pixels; a style of the parent may override it. */
  size?: number;
}

interface Look {
  hue: HueName;
  motif: ReactNode;
  ornament?: ReactNode;
}

/** The emblem of a rank without text: metal and motif depend on the level. */
export function VipEmblem({ level, size = 96, ...rest }: VipEmblemProps) {
  const { hue, motif, ornament } = looks[Math.min(Math.max(level, 0), looks.length - 1)] ?? member;
  return (
    <Shield {...rest} viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" data-hue={hue}>
      {ornament}
      <path d="M48 7 79 17v28c0 21-12.5 36-31 45C29.5 81 17 66 17 45V17Z" transform="translate(0 3)" fill={ink.bed} />
      <path d="M48 7 79 17v28c0 21-12.5 36-31 45C29.5 81 17 66 17 45V17Z" fill={ink.light} />
      <path d="M48 11.5 75 20.200V45c0 18.8-10.8 32-27 40.300C31.8 77 21 63.8 21 45V20.200Z" fill={ink.deep} />
      <path d="M48 17 25.8 24.200V45c0 15.6 8.6 27 22.2 34.600Z" fill={ink.main} />
      <path d="M48 17l22.2 7.200V45c0 15.6-8.6 27-22.2 34.600Z" fill={ink.main} opacity="0.62" />
      <path d="M29.5 47V27l13-4.2" fill="none" stroke={ink.light} strokeWidth="2" strokeLinecap="round" opacity="0.8" />
      {motif}
    </Shield>
  );
}

const star = (x: number, y: number, scale: number) => (
  <path
    d="M0-13 3.8-4.6 13-3.6 6.2 2.6 8.2 11.6 0 7l-8.2 4.6 2-9L-13-3.600l9.2-1Z"
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill={ink.light}
    stroke={ink.bed}
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

const chevrons = (tops: readonly number[]) =>
  tops.map((top) => (
    <path
      key={top}
      d={`M33 ${top + 11} 48 ${top}l15 11v8L48 ${top + 8} 33 ${top + 19}Z`}
      fill={ink.light}
      stroke={ink.bed}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ));

const leaf = 'M0 0c-6-1-9.5-5-10-11 6 .6 10 4.6 10 11Z';
const laurel = ['', 'translate(96 0) scale(-1 1)'].map((turn) => (
  <g key={turn} transform={turn || undefined} fill={ink.main}>
    <path d="M11 44c-2 18 4 34 18 46" fill="none" stroke={ink.deep} strokeWidth="3" strokeLinecap="round" />
    <path d={leaf} transform="translate(12 54)" />
    <path d={leaf} transform="translate(14 68) rotate(-14)" />
    <path d={leaf} transform="translate(20 81) rotate(-30)" />
    <path d={leaf} transform="translate(12 44) rotate(24) scale(0.8)" />
  </g>
));

const bulbs = (
  <g fill={ink.main}>
    {[16, 32, 48, 64, 80].map((x) => (
      <circle key={x} cx={x} cy={x === 48 ? 4 : x === 32 || x === 64 ? 6 : 11} r="3" />
    ))}
  </g>
);

const member: Look = { hue: 'slate', motif: star(48, 45, 0.9) };

const looks: readonly Look[] = [
  member,
  { hue: 'clay', motif: chevrons([37]) },
  { hue: 'silver', motif: chevrons([28, 43]) },
  {
    hue: 'amber',
    motif: (
      <>
        {star(48, 35, 0.8)}
        {chevrons([48])}
      </>
    ),
    ornament: laurel,
  },
  {
    hue: 'ice',
    motif: (
      <>
        {star(48, 38, 1.25)}
        {star(38, 60, 0.5)}
        {star(58, 60, 0.5)}
      </>
    ),
    ornament: laurel,
  },
  {
    hue: 'blue',
    motif: (
      <g stroke={ink.bed} strokeWidth="2" strokeLinejoin="round">
        <path d="M31 40 39 29h18l8 11-17 26Z" fill={ink.light} />
        <path d="M31 40h34L48 66Z" fill={ink.main} />
        <path d="M41 40h14l-7 26Z" fill={ink.light} />
        <path d="M39 29l2 11 7-11 7 11 2-11" fill="none" />
      </g>
    ),
    ornament: (
      <>
        {laurel}
        {bulbs}
      </>
    ),
  },
  {
    hue: 'violet',
    motif: (
      <g stroke={ink.bed} strokeWidth="2" strokeLinejoin="round">
        <path d="M31 58 27.5 35 39 43.5 48 28l9 15.500L68.5 35 65 58Z" fill={ink.light} />
        <path d="M31 58h34v7H31Z" fill={ink.light} />
        <circle cx="48" cy="51" r="3.5" fill={ink.main} />
        <circle cx="37.5" cy="52" r="2.5" fill={ink.main} />
        <circle cx="58.5" cy="52" r="2.5" fill={ink.main} />
      </g>
    ),
    ornament: (
      <>
        {laurel}
        {bulbs}
      </>
    ),
  },
];

const Shield = styled('svg')({ ...hueStyle, display: 'block', flex: 'none', overflow: 'visible' });
