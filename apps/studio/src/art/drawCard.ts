import { drawMotif } from './drawMotif.ts';
import type { PosterTheme } from './drawPoster.ts';
import { repeat } from './geometry.ts';
import { drawLine } from './lettering.ts';
import { pips } from './pips.ts';
import { type Ramp, ramps } from './ramps.ts';
import { tones } from './tones.ts';

type Dress = Pick<PosterTheme, 'hand' | 'motif' | 'coloring' | 'tone' | 'face' | 'key'>;

const RED = '#D0142C';
const BLACK = '#16181F';
const SKIN = '#F6D7B4';
/** Shades the half of a figure away from the light. */
const farHalf =
  '<filter id="f" filterUnits="userSpaceOnUse" primitiveUnits="userSpaceOnUse" x="-20" y="-20" width="240" height="290"><feFlood x="90" y="-20" width="130" height="290" flood-color="#000" flood-opacity=".15" result="d"/><feComposite in="d" in2="SourceAlpha" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>';

/** Draws the face of a card, 250 × 350, with an index that is read at 50 pixels. `rank` is A, 2 to 9, T, J, Q or K. */
export function drawCardFace(rank: string, suit: keyof typeof pips, { coloring, key }: Dress): string {
  const isRed = suit === 'H' || suit === 'D';
  const color = isRed ? RED : BLACK;
  const index = drawLine(rank === 'T' ? '10' : rank, 'passion-one', 'flat', { centerX: 58, foot: 98, maxWidth: 78, maxHeight: 76 });
  const pip = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="${pips[suit]}" fill="${color}"/>`;
  const isCourt = rank === 'J' || rank === 'Q' || rank === 'K';
  const robe = isRed ? ramps[key] : ramps[coloring];
  const trim = isRed ? ramps[coloring] : ramps[key];
  const body = isCourt
    ? `${farHalf}<g transform="translate(52 92) scale(1.06)" filter="url(#f)">${drawCourt(rank, robe, trim)}</g>`
    : pip(160, 236, rank === 'A' ? 2 : 1.6);
  return card(
    `<clipPath id="c"><rect x="5" y="5" width="240" height="340" rx="17"/></clipPath><g clip-path="url(#c)">${body}</g><path d="${index.outline}" fill="${color}"/>${pip(58, 140, 0.68)}`,
    '#FFFDF7',
  );
}

/** Draws the back of the cards of a game, 250 × 350: its motif on a lattice of its colours. */
export function drawCardBack({ hand, motif, coloring, tone: toneName, key }: Dress): string {
  const { base, foot, ink } = tones[toneName];
  const { mid } = ramps[key];
  const lattice = repeat(9, (index) => {
    const start = index * 48 - 96;
    return `<path d="M${start} 0L${start + 350} 350M${start + 350} 0L${start} 350"/>`;
  });
  return card(
    `<clipPath id="c"><rect x="16" y="16" width="218" height="318" rx="11"/></clipPath>
    <linearGradient id="g" x2="0" y2="1"><stop stop-color="${base}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
    <g clip-path="url(#c)"><rect width="250" height="350" fill="url(#g)"/><g fill="none" stroke="${mid}" stroke-width="2.5" opacity=".5">${lattice}</g></g>
    <rect x="24" y="24" width="202" height="302" rx="8" fill="none" stroke="${mid}" stroke-width="3"/>
    <circle cx="125" cy="175" r="76" fill="${foot}" stroke="${mid}" stroke-width="4"/>
    <g transform="translate(62 106) scale(.42)">${drawMotif(motif, coloring, { ink, id: 'b' }, hand)}</g>`,
    '#FFFDF7',
  );
}

function card(drawing: string, paper: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350"><rect x="1.5" y="1.5" width="247" height="347" rx="20" fill="${paper}" stroke="#00000040" stroke-width="3"/>${drawing}</svg>`.replaceAll(
    />\s+</g,
    '><',
  );
}

/** Draws a jack, queen or king from the breast up, in a box of 180 × 240. */
function drawCourt(rank: 'J' | 'Q' | 'K', robe: Ramp, trim: Ramp): string {
  const hair = { J: '#8A4B1C', Q: '#C9852A', K: '#5B3A22' }[rank];
  const gold = ramps.gold;
  const robes = `
    <path d="M-6 250C-2 186 36 164 90 164C144 164 182 186 186 250Z" fill="${robe.mid}"/>
    <path d="M22 250Q26 200 58 176L90 250ZM158 250Q154 200 122 176L90 250Z" fill="${robe.deep}"/>
    <path d="M78 190H102L108 250H72Z" fill="${trim.mid}"/>${repeat(3, (index) => `<circle cx="90" cy="${202 + index * 18}" r="4.5" fill="${gold.light}"/>`)}`;
  const neck = '<path d="M72 136H108V176Q90 190 72 176Z" fill="#DDB58C"/>';
  const face = `<path d="M54 84Q54 56 90 56Q126 56 126 84V114Q126 152 90 158Q54 152 54 114Z" fill="${SKIN}"/>`;
  const eyes = `
    <path d="M62 94Q72 86 82 94M98 94Q108 86 118 94" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>
    <circle cx="73" cy="106" r="5" fill="#221712"/><circle cx="107" cy="106" r="5" fill="#221712"/><circle cx="71" cy="104" r="1.6" fill="#fff"/><circle cx="105" cy="104" r="1.6" fill="#fff"/>
    <path d="M91 104L86 124Q90 128 95 124" fill="none" stroke="#B98255" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const lips = `<path d="M78 139Q90 133 102 139Q90 150 78 139Z" fill="#C2263A"/>`;
  switch (rank) {
    case 'K':
      return `${robes}<path d="M40 96Q38 46 90 46Q142 46 140 96L142 146Q122 158 122 118H58Q58 158 38 146Z" fill="${hair}"/>${neck}
        <path d="M30 182Q90 224 150 182L160 204Q90 250 20 204Z" fill="#FFF6E6"/>${repeat(5, (index) => `<path d="M${42 + index * 24} ${[206, 216, 220, 216, 206][index] ?? 0}l4 8h-8Z" fill="#222"/>`)}
        ${face}${eyes}<path d="M54 112Q58 130 70 130Q90 122 110 130Q122 130 126 112V132Q124 172 90 186Q56 172 54 132Z" fill="${hair}"/>${lips}
        <path d="M46 66L36 10L64 38L90 -2L116 38L144 10L134 66Q90 50 46 66Z" fill="${gold.mid}"/><path d="M46 66L44 54Q90 38 136 54L134 66Q90 50 46 66Z" fill="${gold.deep}"/>
        <circle cx="90" cy="22" r="7" fill="${trim.mid}"/><circle cx="54" cy="40" r="5" fill="${robe.mid}"/><circle cx="126" cy="40" r="5" fill="${robe.mid}"/>`;
    case 'Q':
      return `<path d="M36 100Q32 40 90 40Q148 40 144 100L158 200H22Z" fill="${hair}"/>${robes}<path d="M58 176Q90 206 122 176L116 164H64Z" fill="${SKIN}"/>${neck}
        <path d="M62 178Q90 202 118 178" fill="none" stroke="${gold.light}" stroke-width="6" stroke-dasharray="1 8" stroke-linecap="round"/>
        ${face}<path d="M54 92Q60 56 90 58Q74 76 54 92ZM126 92Q120 56 90 58Q106 76 126 92Z" fill="${hair}"/>${eyes}${lips}
        <path d="M56 56L50 22L71 40L90 8L109 40L130 22L124 56Q90 42 56 56Z" fill="${gold.mid}"/><path d="M56 56L54 48Q90 34 126 48L124 56Q90 42 56 56Z" fill="${gold.deep}"/>
        <circle cx="90" cy="10" r="6" fill="#fff"/><circle cx="50" cy="22" r="5" fill="#fff"/><circle cx="130" cy="22" r="5" fill="#fff"/><circle cx="90" cy="34" r="5" fill="${trim.mid}"/>`;
    case 'J':
      return `<path d="M42 90Q42 50 90 50Q138 50 138 90L140 138Q130 148 120 140V100H60V140Q50 148 40 138Z" fill="${hair}"/>${robes}${neck}
        <path d="M50 176L90 206L130 176L138 192L90 226L42 192Z" fill="${trim.light}"/>${face}${eyes}${lips}
        <path d="M52 88Q60 66 84 66Q104 78 128 74V62H52Z" fill="${hair}"/>
        <path d="M36 70Q28 20 92 18Q152 18 146 60Q118 50 90 54Q60 56 36 70Z" fill="${trim.mid}"/><path d="M36 70Q60 56 90 54Q118 50 146 60L145 68Q116 60 90 64Q62 66 38 78Z" fill="${trim.deep}"/>
        <path d="M118 34Q150 -22 186 4Q172 34 130 50Z" fill="#FFF6E6"/><path d="M122 44Q150 10 178 8" fill="none" stroke="#B9A88A" stroke-width="3"/>`;
  }
}
