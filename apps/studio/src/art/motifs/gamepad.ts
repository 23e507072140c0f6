import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A game controller, tilted. */
export const gamepad = defineMotif({
  colorings: {
    violet: 'lime',
    onyx: 'crimson',
    azure: 'gold',
    snow: 'ember',
    rose: 'azure',
    crimson: 'gold',
    jade: 'rose',
    gold: 'violet',
  },
  paint: (main, accent) => ({
    shell: main.mid,
    shellShade: main.deep,
    shellLight: main.light,
    ink: main.dark,
    glow: accent.mid,
  }),
  touches: { onyx: { shell: '#3F465E', shellShade: '#262A3A', shellLight: '#7C86A6' }, snow: { shellShade: '#B4C4DA' } },
  draw({ shell, shellShade, shellLight, ink, glow }) {
    const half = `
      <path d="M151 84H104C62 84 40 104 28 148C16 192 8 236 18 262C28 282 54 284 72 264L108 220H151Z" fill="${shell}"/>
      <path d="M28 148C16 192 8 236 18 262C28 282 54 284 72 264L108 220C90 214 70 222 54 240C40 254 26 240 28 148Z" fill="${shellShade}"/>
      <path d="M70 92L76 68Q78 62 86 62H116Q124 62 125 70L127 86Z" fill="${shellShade}"/>`;
    const light = `<path d="M46 136C54 112 70 100 96 98H140" fill="none" stroke="${shellLight}" stroke-width="9" stroke-linecap="round"/>`;
    const cross = `
      <circle cx="86" cy="148" r="40" fill="${ink}" opacity=".35"/>
      <path d="M76 118H96V138H116V158H96V178H76V158H56V138H76Z" fill="${ink}"/><path d="M80 122H92V142H80Z" fill="#fff" opacity=".22"/>`;
    const buttons = `
      <circle cx="214" cy="148" r="40" fill="${ink}" opacity=".35"/>
      <circle cx="214" cy="122" r="12" fill="#FFD23E"/><circle cx="214" cy="174" r="12" fill="#35D07F"/><circle cx="188" cy="148" r="12" fill="#3DA5FF"/><circle cx="240" cy="148" r="12" fill="#FF4A5E"/>
      <g fill="#fff" opacity=".7"><circle cx="210" cy="118" r="3.5"/><circle cx="210" cy="170" r="3.5"/><circle cx="184" cy="144" r="3.5"/><circle cx="236" cy="144" r="3.5"/></g>`;
    const sticks = mirrored(`
      <circle cx="116" cy="204" r="29" fill="${ink}"/><circle cx="116" cy="200" r="22" fill="${shellShade}"/><circle cx="116" cy="200" r="14" fill="${shell}"/><path d="M106 194a12 12 0 0 1 10 -6" fill="none" stroke="${shellLight}" stroke-width="4" stroke-linecap="round"/>`);
    const bar = `
      <rect x="130" y="112" width="40" height="12" rx="6" fill="${glow}"/><circle cx="150" cy="146" r="13" fill="${ink}"/><path d="M150 137L157 150H143Z" fill="${glow}"/>
      <rect x="126" y="140" width="8" height="14" rx="4" fill="${ink}"/><rect x="166" y="140" width="8" height="14" rx="4" fill="${ink}"/>`;
    const shade = `<path d="M196 84C238 84 260 104 272 148C284 192 292 236 282 262C272 282 246 284 228 264L192 220H150C230 220 250 150 196 84Z" fill="${ink}" opacity=".22"/>`;
    return `<g transform="rotate(-10 150 170)">${mirrored(half)}${light}${shade}${cross}${buttons}${sticks}${bar}</g>`;
  },
});
