import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A festival fox mask with painted marks. */
export const mask = defineMotif({
  colorings: {
    snow: 'crimson',
    onyx: 'gold',
    gold: 'crimson',
    crimson: 'gold',
    azure: 'royal',
    rose: 'violet',
    jade: 'gold',
    violet: 'rose',
  },
  paint: (main, accent) => ({
    face: main.mid,
    faceShade: main.deep,
    faceLight: main.light,
    ink: main.dark,
    mark: accent.mid,
    markShade: accent.deep,
    gold: '#FFC83D',
  }),
  touches: {
    snow: { face: '#FFF8EC', faceShade: '#D9C7AE', faceLight: '#FFFFFF', ink: '#231512' },
    onyx: { face: '#3A4056', faceLight: '#5B6480', gold: '#E9EDF6' },
    crimson: { faceLight: '#FF6A5E' },
  },
  draw({ face, faceShade, faceLight, ink, mark, markShade, gold }) {
    const ear = `
      <path d="M126 92C110 56 84 26 50 10C42 58 46 104 66 142Z" fill="${face}"/>
      <path d="M114 96C102 66 84 44 62 30C58 66 64 98 78 126Z" fill="${mark}"/>
      <path d="M62 30C58 66 64 98 78 126L88 118C76 92 68 62 62 30Z" fill="${markShade}"/>`;
    const cheek = `
      <path d="M151 78C112 76 78 96 62 134C48 160 44 188 50 206C70 204 82 214 92 228C108 252 128 276 151 292Z" fill="${face}"/>
      <path d="M62 134C48 160 44 188 50 206C70 204 82 214 92 228C108 252 128 276 151 292C126 258 96 216 74 180Q66 160 62 134Z" fill="${faceShade}" opacity=".7"/>
      <path d="M151 78C124 76 100 86 84 102C106 94 130 96 151 104Z" fill="${faceLight}"/>`;
    const eye = `
      <path d="M72 150C92 138 120 146 138 172C116 178 90 172 72 150Z" fill="${ink}"/>
      <path d="M86 154C100 150 116 156 126 168C110 170 96 166 86 154Z" fill="${gold}"/>
      <ellipse cx="107" cy="161" rx="4.5" ry="7" fill="${ink}"/>
      <path d="M66 140C90 122 124 130 144 162" fill="none" stroke="${mark}" stroke-width="8" stroke-linecap="round"/>`;
    const marks = `
      <path d="M136 104C132 122 138 138 150 150V100Z" fill="${mark}"/>
      <path d="M60 190Q82 192 98 204M62 204Q82 206 94 218" fill="none" stroke="${mark}" stroke-width="6" stroke-linecap="round"/>
      <path d="M112 222Q126 212 138 222Q132 236 120 236Z" fill="${mark}"/>`;
    const nose = `
      <path d="M150 162Q140 200 132 226Q140 240 150 242Q160 240 168 226Q160 200 150 162Z" fill="${faceLight}" opacity=".8"/>
      <path d="M132 236Q150 226 168 236Q164 254 150 260Q136 254 132 236Z" fill="${ink}"/>
      <path d="M138 238Q148 233 156 237" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M150 260V270Q136 284 122 274M150 270Q164 284 178 274" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
      <circle cx="150" cy="122" r="9" fill="${gold}"/>`;
    const shade = `<path d="M150 78C188 76 222 96 238 134C252 160 256 188 250 206C230 204 218 214 208 228C192 252 172 276 150 292C178 240 186 140 150 78Z" fill="${ink}" opacity=".16"/>`;
    const cords = `<path d="M52 206C30 226 26 262 40 300M248 206C270 226 274 262 260 300" fill="none" stroke="${mark}" stroke-width="9" stroke-linecap="round"/>`;
    return cords + mirrored(ear + cheek + eye + marks) + nose + shade;
  },
});
