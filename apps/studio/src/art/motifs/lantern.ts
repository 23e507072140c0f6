import { defineMotif } from './defineMotif.ts';

/** A paper lantern, lit, with its tassel. */
export const lantern = defineMotif({
  colorings: { crimson: 'gold', gold: 'crimson', jade: 'gold', violet: 'gold', rose: 'gold', azure: 'gold', ember: 'gold' },
  paint: (main, accent) => ({
    paper: main.mid,
    paperShade: main.deep,
    paperLight: main.light,
    ink: main.dark,
    metal: accent.mid,
    metalShade: accent.deep,
  }),
  draw({ paper, paperShade, paperLight, ink, metal, metalShade }) {
    const hook = `
      <path d="M150 6V40" stroke="${metalShade}" stroke-width="9" stroke-linecap="round"/>
      <path d="M108 36H192L200 62H100Z" fill="${metal}"/><path d="M150 36H192L200 62H150Z" fill="${metalShade}"/>`;
    const belly = `
      <path d="M104 60H196C256 78 286 114 286 150C286 188 256 222 196 240H104C44 222 14 188 14 150C14 114 44 78 104 60Z" fill="${paper}"/>
      <path d="M176 60H196C256 78 286 114 286 150C286 188 256 222 196 240H176C226 216 240 184 240 150C240 116 226 84 176 60Z" fill="${paperShade}"/>
      <path d="M124 60C74 84 60 116 60 150C60 184 74 216 124 240H104C44 222 14 188 14 150C14 114 44 78 104 60Z" fill="${paperShade}" opacity=".55"/>
      <ellipse cx="138" cy="150" rx="46" ry="86" fill="${paperLight}" opacity=".9"/><ellipse cx="134" cy="150" rx="22" ry="70" fill="#fff" opacity=".75"/>`;
    const ribs = `
      <path d="M124 60C74 84 60 116 60 150C60 184 74 216 124 240M176 60C226 84 240 116 240 150C240 184 226 216 176 240M150 60V240" fill="none" stroke="${ink}" stroke-opacity=".42" stroke-width="5"/>
      <path d="M34 108Q150 132 266 108M34 192Q150 216 266 192" fill="none" stroke="${metal}" stroke-width="6"/>`;
    const foot = `
      <path d="M100 238H200L192 264H108Z" fill="${metal}"/><path d="M150 238H200L192 264H150Z" fill="${metalShade}"/>
      <path d="M120 264V300M136 264V312M152 264V316M168 264V312M184 264V300" stroke="${metal}" stroke-width="9" stroke-linecap="round"/>
      <path d="M152 264V316M168 264V312M184 264V300" stroke="${metalShade}" stroke-width="9" stroke-linecap="round"/>`;
    return hook + belly + ribs + foot;
  },
});
