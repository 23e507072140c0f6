import { defineMotif } from './defineMotif.ts';

/** A bell in mid-swing, tied with a ribbon. */
export const bell = defineMotif({
  colorings: { gold: 'crimson', steel: 'azure', bronze: 'jade', rose: 'violet', azure: 'gold', jade: 'crimson', crimson: 'gold' },
  paint: (main, accent) => ({
    metal: main.mid,
    metalShade: main.deep,
    metalLight: main.light,
    ink: main.dark,
    ribbon: accent.mid,
    ribbonShade: accent.deep,
  }),
  draw({ metal, metalShade, metalLight, ink, ribbon, ribbonShade }) {
    const clapper = `
      <circle cx="152" cy="266" r="30" fill="${ink}"/><circle cx="152" cy="266" r="25" fill="${metalShade}"/>
      <circle cx="143" cy="260" r="8" fill="${metalLight}"/>`;
    const body = `
      <path d="M150 54C102 56 84 100 80 148C76 198 64 220 36 244Q150 284 264 244C236 220 224 198 220 148C216 100 198 56 150 54Z" fill="${metal}"/>
      <path d="M150 54C198 56 216 100 220 148C224 198 236 220 264 244Q214 262 164 264C196 214 190 108 150 54Z" fill="${metalShade}" opacity=".85"/>
      <path d="M124 70C98 92 98 150 92 190C88 212 80 226 68 240L54 236C76 216 82 190 86 150C90 108 100 78 124 70Z" fill="${metalLight}"/>
      <path d="M108 84C100 104 98 130 96 152" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`;
    const lip = `
      <path d="M36 244Q150 284 264 244L258 262Q150 300 42 262Z" fill="${metalShade}"/>
      <path d="M36 242Q150 282 264 242" fill="none" stroke="${metalLight}" stroke-width="6" stroke-linecap="round"/>
      <path d="M84 196Q150 214 216 196" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="5"/>
      <path d="M86 178Q150 196 214 178" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="5"/>`;
    const bow = `
      <path d="M150 56C120 20 74 14 56 40C50 66 84 88 150 66Z" fill="${ribbon}"/>
      <path d="M150 56C180 20 226 14 244 40C250 66 216 88 150 66Z" fill="${ribbonShade}"/>
      <path d="M72 40C90 34 118 44 138 58C112 62 84 60 72 40Z" fill="${ink}" opacity=".3"/>
      <path d="M228 40C210 34 182 44 162 58C188 62 216 60 228 40Z" fill="${ink}" opacity=".35"/>
      <path d="M138 62L96 118L126 112L134 132L154 70Z" fill="${ribbon}"/>
      <path d="M162 62L204 118L174 112L166 132L146 70Z" fill="${ribbonShade}"/>
      <rect x="130" y="38" width="40" height="36" rx="12" fill="${ribbon}"/>
      <path d="M150 38H158A12 12 0 0 1 170 50V62A12 12 0 0 1 158 74H150Z" fill="${ribbonShade}"/>
      <path d="M138 46v14" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`;
    return `<g transform="rotate(9 150 160)">${clapper}${body}${lip}${bow}</g>`;
  },
});
