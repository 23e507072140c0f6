import { repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

const coins = [
  [78, 150],
  [112, 138],
  [146, 130],
  [182, 136],
  [216, 148],
  [96, 166],
  [130, 156],
  [166, 154],
  [200, 166],
  [232, 166],
  [66, 168],
] as const;

/** An open chest heaped with coin and one great stone. */
export const chest = defineMotif({
  colorings: { bronze: 'crimson', royal: 'gold', crimson: 'jade', jade: 'orchid', violet: 'azure', onyx: 'rose', teal: 'ember' },
  paint: (main, accent) => ({
    wood: main.mid,
    woodShade: main.deep,
    inside: main.dark,
    iron: '#FFC83D',
    ironShade: '#B9760F',
    ink: main.dark,
    stone: accent.mid,
    stoneShade: accent.deep,
    stoneLight: accent.light,
  }),
  touches: { onyx: { wood: '#4A5270' } },
  draw({ wood, woodShade, inside, iron, ironShade, ink, stone, stoneShade, stoneLight }) {
    const lid = `
      <path d="M34 150C30 70 84 34 150 34C216 34 270 70 266 150Z" fill="${wood}"/>
      <path d="M54 150C54 88 100 58 150 58C200 58 246 88 246 150Z" fill="${inside}"/>
      <path d="M34 150C30 70 84 34 150 34V58C100 58 54 88 54 150Z" fill="#fff" opacity=".16"/>
      <path d="M90 46L102 70M210 46L198 70M150 34V58" stroke="${iron}" stroke-width="14"/>
      <path d="M34 150C30 70 84 34 150 34C216 34 270 70 266 150" fill="none" stroke="${iron}" stroke-width="9"/>`;
    const coin = ([x, y]: readonly [number, number]) => `
      <ellipse cx="${x}" cy="${y + 5}" rx="23" ry="15" fill="${ironShade}"/><ellipse cx="${x}" cy="${y}" rx="23" ry="15" fill="${iron}"/>
      <ellipse cx="${x}" cy="${y}" rx="14" ry="8.5" fill="none" stroke="#FFF0B0" stroke-width="3"/>`;
    const jewel = `
      <path d="M118 92H182L206 120L150 182L94 120Z" fill="${stone}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
      <path d="M118 92H150L130 120H94Z" fill="${stoneLight}"/><path d="M182 92L206 120H170L150 92Z" fill="${stone}"/>
      <path d="M130 120H170L150 182Z" fill="${stoneShade}" opacity=".55"/><path d="M170 120H206L150 182Z" fill="${stoneShade}"/>
      <path d="M112 104l5 11 11 5 -11 5 -5 11 -5 -11 -11 -5 11 -5Z" fill="#fff"/>`;
    const box = `
      <path d="M38 172H262L250 292H50Z" fill="${wood}"/>
      <path d="M150 172H262L250 292H150Z" fill="${woodShade}" opacity=".8"/>
      <path d="M42 208H258M46 250H254" stroke="${ink}" stroke-opacity=".5" stroke-width="5"/>
      <path d="M30 160H270V186H30Z" fill="${iron}"/><path d="M150 160H270V186H150Z" fill="${ironShade}" opacity=".7"/><path d="M30 160H270V167H30Z" fill="#FFF0B0" opacity=".8"/>
      <path d="M64 186H92L96 292H70Z" fill="${iron}"/><path d="M208 186H236L230 292H204Z" fill="${ironShade}"/>
      ${repeat(3, (row) => `<circle cx="${80 + row * 1.5}" cy="${204 + row * 34}" r="4.5" fill="${ink}"/><circle cx="${220 - row * 1.5}" cy="${204 + row * 34}" r="4.5" fill="${ink}"/>`)}`;
    const lock = `
      <path d="M118 168H182V214Q182 240 150 246Q118 240 118 214Z" fill="${ink}"/>
      <path d="M124 174H176V212Q176 234 150 239Q124 234 124 212Z" fill="${iron}"/><path d="M150 174H176V212Q176 234 150 239Z" fill="${ironShade}"/>
      <circle cx="150" cy="198" r="9" fill="${ink}"/><path d="M146 200H154L158 222H142Z" fill="${ink}"/>`;
    return lid + coins.map(coin).join('') + jewel + box + lock;
  },
});
