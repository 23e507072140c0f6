import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hueStyle, ink } from '../theme/hueStyle';
import type { RootProps } from '../theme/RootProps';
import type { HueName } from '../theme/tokens';

interface Drawing {
  hue: HueName;
  motif: ReactNode;
}

/** In a box of 320 × 200, the motif around (160, 104), with its bottom at 174. */
const drawings = {
  cash: {
    hue: 'jade',
    motif: (
      <>
        <rect x="86" y="40" width="172" height="104" rx="10" fill={ink.deep} transform="rotate(6 172 92)" />
        <rect x="74" y="56" width="172" height="104" rx="10" fill={ink.main} />
        <rect x="84" y="66" width="152" height="84" rx="5" fill="none" stroke={ink.deep} strokeWidth="3" />
        <circle cx="160" cy="108" r="29" fill={ink.bed} />
        <path
          d="M160 91v34M170 98c-4-5-20-6-20 2 0 8 20 6 20 14 0 9-17 8-21 2"
          stroke={ink.light}
          strokeWidth="4.5"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="100" cy="108" r="6" fill={ink.light} />
        <circle cx="220" cy="108" r="6" fill={ink.light} />
      </>
    ),
  },
  ticket: {
    hue: 'amber',
    motif: (
      <g transform="rotate(-7 160 104)">
        <path d="M74 64h172v26a14 14 0 0 0 0 28v26H74v-26a14 14 0 0 0 0-28Z" fill={ink.main} />
        <path d="M74 64h172v12H74Z" fill={ink.light} />
        <path d="M122 78v62" stroke={ink.deep} strokeWidth="3.5" strokeDasharray="4 7" />
        <path d="m190 82 8.2 16.6 18.3 2.7-13.2 12.9 3.1 18.2-16.4-8.6-16.4 8.6 3.1-18.2-13.2-12.9 18.3-2.700Z" fill={ink.bed} />
        <path d="M88 96h18M88 108h18M88 120h12" stroke={ink.deep} strokeWidth="4" strokeLinecap="round" />
      </g>
    ),
  },
  coffee: {
    hue: 'clay',
    motif: (
      <>
        <path d="M106 72h108l-11 88a13 13 0 0 1-13 11h-60a13 13 0 0 1-13-11Z" fill={ink.light} />
        <path d="M160 72h54l-11 88a13 13 0 0 1-13 11h-30Z" fill={ink.main} opacity="0.28" />
        <path d="M98 58h124v17H98Z" fill={ink.main} />
        <path d="M110 100h100l-4.5 36H114.500Z" fill={ink.main} />
        <path d="M98 58h124v6H98Z" fill={ink.deep} />
        <path
          d="M142 46c-8-9 8-14 0-26M164 46c-8-9 8-14 0-26M186 46c-8-9 8-14 0-26"
          stroke={ink.light}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      </>
    ),
  },
  battery: {
    hue: 'lime',
    motif: (
      <>
        <rect x="112" y="34" width="96" height="138" rx="16" fill={ink.main} />
        <path d="M160 34h32a16 16 0 0 1 16 16v106a16 16 0 0 1-16 16h-32Z" fill={ink.deep} opacity="0.35" />
        <rect x="121" y="43" width="78" height="100" rx="10" fill={ink.bed} />
        <path d="M166 54 139 98h18l-6 34 29-46h-19Z" fill={ink.light} />
        <circle cx="142" cy="157" r="4.5" fill={ink.bed} />
        <circle cx="160" cy="157" r="4.5" fill={ink.bed} />
        <circle cx="178" cy="157" r="4.5" fill={ink.light} />
      </>
    ),
  },
  headphones: {
    hue: 'violet',
    motif: (
      <>
        <path d="M92 112V96a68 68 0 0 1 136 0v16" stroke={ink.light} strokeWidth="13" fill="none" strokeLinecap="round" />
        <path d="M101 96a59 59 0 0 1 118 0" stroke={ink.deep} strokeWidth="4" fill="none" />
        <rect x="76" y="98" width="38" height="66" rx="17" fill={ink.main} />
        <rect x="206" y="98" width="38" height="66" rx="17" fill={ink.main} />
        <rect x="103" y="103" width="14" height="56" rx="7" fill={ink.deep} />
        <rect x="203" y="103" width="14" height="56" rx="7" fill={ink.deep} />
        <path d="M86 116v26M234 116v26" stroke={ink.light} strokeWidth="4" strokeLinecap="round" opacity="0.7" />
      </>
    ),
  },
  bag: {
    hue: 'rose',
    motif: (
      <>
        <path d="M128 90V70a32 32 0 0 1 64 0v20" stroke={ink.light} strokeWidth="9" fill="none" strokeLinecap="round" />
        <path d="M94 78h132l11 92H83Z" fill={ink.main} />
        <path d="M160 78h66l11 92h-77Z" fill={ink.deep} opacity="0.35" />
        <path d="M90 112h140l2.3 19H87.700Z" fill={ink.deep} />
        <rect x="148" y="108" width="24" height="27" rx="5" fill={ink.light} />
      </>
    ),
  },
  watch: {
    hue: 'ice',
    motif: (
      <>
        <path d="M138 18h44l7 44h-58ZM138 182h44l7-44h-58Z" fill={ink.deep} />
        <rect x="116" y="55" width="88" height="92" rx="25" fill={ink.main} />
        <rect x="125" y="64" width="70" height="74" rx="17" fill={ink.bed} />
        <path d="M160 80v22l15 10" stroke={ink.light} strokeWidth="5.5" fill="none" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M160 70v4M160 128v4M131 101h4M185 101h4" stroke={ink.main} strokeWidth="3" strokeLinecap="round" />
        <rect x="204" y="90" width="7" height="22" rx="3" fill={ink.light} />
      </>
    ),
  },
  phone: {
    hue: 'blue',
    motif: (
      <>
        <rect x="121" y="24" width="78" height="150" rx="15" fill={ink.light} />
        <rect x="128" y="32" width="64" height="134" rx="9" fill={ink.bed} />
        <path d="M128 106c20-26 40 12 64-20v71a9 9 0 0 1-9 9h-46a9 9 0 0 1-9-9Z" fill={ink.main} />
        <path d="M128 130c24-16 44 10 64-8v35a9 9 0 0 1-9 9h-46a9 9 0 0 1-9-9Z" fill={ink.deep} />
        <circle cx="170" cy="66" r="12" fill={ink.light} />
        <rect x="148" y="37" width="24" height="5" rx="2.5" fill={ink.light} opacity="0.5" />
      </>
    ),
  },
  gift: {
    hue: 'crimson',
    motif: (
      <>
        <path d="M160 72c-12-34-52-38-48-14 3 15 28 16 48 14ZM160 72c12-34 52-38 48-14-3 15-28 16-48 14Z" fill={ink.light} />
        <path d="M96 92h128v80H96Z" fill={ink.main} />
        <path d="M160 92h64v80h-64Z" fill={ink.deep} opacity="0.5" />
        <path d="M88 70h144v28H88Z" fill={ink.main} />
        <path d="M88 92h144v6H88Z" fill={ink.deep} />
        <path d="M147 70h26v102h-26Z" fill={ink.light} />
      </>
    ),
  },
  coins: {
    hue: 'amber',
    motif: (
      <>
        {[
          [112, 158],
          [112, 142],
          [112, 126],
          [208, 158],
          [208, 142],
          [160, 158],
          [160, 142],
          [160, 126],
          [160, 110],
          [160, 94],
        ].map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path d={`M${Number(x) - 34} ${Number(y) - 8}v12a34 12 0 0 0 68 0v-12Z`} fill={ink.deep} />
            <ellipse cx={x} cy={Number(y) - 8} rx="34" ry="12" fill={ink.main} />
            <ellipse cx={x} cy={Number(y) - 8} rx="24" ry="7.5" fill="none" stroke={ink.deep} strokeWidth="2.5" />
          </g>
        ))}
        <circle cx="188" cy="54" r="27" fill={ink.deep} />
        <circle cx="185" cy="51" r="27" fill={ink.main} />
        <circle cx="185" cy="51" r="20" fill="none" stroke={ink.deep} strokeWidth="3" />
        <path d="m185 38 4 8.2 9 1.3-6.5 6.3 1.5 9-8-4.2-8 4.2 1.5-9-6.5-6.3 9-1.300Z" fill={ink.bed} />
      </>
    ),
  },
  trophy: {
    hue: 'amber',
    motif: (
      <>
        <path
          d="M118 52H84c-2 34 14 52 42 54M202 52h34c2 34-14 52-42 54"
          fill="none"
          stroke={ink.deep}
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path d="M112 34h96c2 48-14 84-48 90-34-6-50-42-48-90Z" fill={ink.main} />
        <path d="M160 34h48c2 48-14 84-48 90Z" fill={ink.deep} opacity="0.55" />
        <path d="M108 28h104v14H108Z" fill={ink.light} />
        <path d="M150 122h20v24h-20Z" fill={ink.deep} />
        <path d="M122 146h76l8 28h-92Z" fill={ink.main} />
        <path d="M118 160h84l4 14h-92Z" fill={ink.deep} />
        <path d="m160 56 6.5 13.2 14.5 2.1-10.5 10.3 2.5 14.4-13-6.8-13 6.8 2.5-14.400L139 71.300l14.5-2.100Z" fill={ink.light} />
      </>
    ),
  },
  target: {
    hue: 'crimson',
    motif: (
      <>
        <circle cx="154" cy="108" r="70" fill={ink.deep} />
        <circle cx="154" cy="108" r="58" fill={ink.light} />
        <circle cx="154" cy="108" r="44" fill={ink.main} />
        <circle cx="154" cy="108" r="28" fill={ink.light} />
        <circle cx="154" cy="108" r="13" fill={ink.main} />
        <path d="m154 108 66-62" stroke={ink.bed} strokeWidth="6" strokeLinecap="round" />
        <path d="m212 34 6 14 16 5-18 17-14-3-4-16Z" fill={ink.bed} stroke={ink.light} strokeWidth="3" strokeLinejoin="round" />
      </>
    ),
  },
  dice: {
    hue: 'blue',
    motif: (
      <>
        <g transform="rotate(-12 124 112)">
          <rect x="86" y="74" width="78" height="78" rx="16" fill={ink.light} />
          <path d="M126 74h22a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16h-22Z" fill={ink.main} opacity="0.35" />
          {[
            [104, 92],
            [146, 92],
            [125, 113],
            [104, 134],
            [146, 134],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7.5" fill={ink.bed} />
          ))}
        </g>
        <g transform="rotate(14 206 96)">
          <rect x="170" y="58" width="72" height="72" rx="15" fill={ink.main} />
          <path d="M206 58h21a15 15 0 0 1 15 15v42a15 15 0 0 1-15 15h-21Z" fill={ink.deep} opacity="0.6" />
          {[
            [188, 76],
            [206, 94],
            [224, 112],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={ink.light} />
          ))}
        </g>
      </>
    ),
  },
  calendar: {
    hue: 'violet',
    motif: (
      <>
        <rect x="92" y="46" width="136" height="126" rx="16" fill={ink.light} />
        <path d="M92 62a16 16 0 0 1 16-16h104a16 16 0 0 1 16 16v22H92Z" fill={ink.main} />
        <path d="M124 34v24M196 34v24" stroke={ink.deep} strokeWidth="10" strokeLinecap="round" />
        {[104, 136, 168, 200].map((x) => (
          <g key={x} fill={ink.deep}>
            <rect x={x} y="98" width="18" height="16" rx="4" opacity="0.35" />
            <rect x={x} y="124" width="18" height="16" rx="4" opacity={x < 168 ? 1 : 0.35} />
          </g>
        ))}
        <path d="m158 140 14 15 30-37" fill="none" stroke={ink.bed} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
      </>
    ),
  },
  friends: {
    hue: 'jade',
    motif: (
      <>
        <circle cx="202" cy="76" r="25" fill={ink.deep} />
        <path d="M162 172c0-36 16-58 40-58s40 22 40 58Z" fill={ink.deep} />
        <circle cx="130" cy="70" r="31" fill={ink.main} />
        <path d="M78 172c0-42 20-66 52-66s52 24 52 66Z" fill={ink.main} />
        <path d="M130 39a31 31 0 0 1 0 62ZM130 106c32 0 52 24 52 66h-52Z" fill={ink.deep} opacity="0.35" />
        <path d="M218 128v40M198 148h40" stroke={ink.light} strokeWidth="9" strokeLinecap="round" />
      </>
    ),
  },
} satisfies Record<string, Drawing>;

export type RewardArtName = keyof typeof drawings;

export const rewardArtNames = Object.keys(drawings) as RewardArtName[];

export interface RewardArtProps extends RootProps<'svg'> {
  /** Name of the drawing. */
  name: RewardArtName;
  /** `wide` is 8:5 for the top of a card, `square` for the start of a line. @default 'wide' */
  crop?: 'wide' | 'square';
}

/** An illustration of a reward, a mission or a promotion on a background of its hue. Hidden from screen readers. */
export function RewardArt({ name, crop = 'wide', ...rest }: RewardArtProps) {
  const { hue, motif }: Drawing = drawings[name];
  return (
    <Picture
      {...rest}
      viewBox={crop === 'wide' ? '0 0 320 200' : '50 -6 220 220'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-hue={hue}
    >
      <path d="M-10-10h340v230H-10Z" fill={ink.bed} />
      <circle cx="160" cy="104" r="88" fill={ink.main} opacity="0.12" />
      <ellipse cx="160" cy="180" rx="78" ry="7" fill={ink.bed} />
      <ellipse cx="160" cy="180" rx="78" ry="7" opacity="0.35" />
      {motif}
    </Picture>
  );
}

const Picture = styled('svg')({ ...hueStyle, display: 'block', inlineSize: '100%', blockSize: 'auto' });
