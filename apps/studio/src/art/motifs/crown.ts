import { defineMotif } from './defineMotif.ts';

const tips = [
  [30, 96],
  [88, 62],
  [150, 36],
  [212, 62],
  [270, 96],
] as const;

/** A king's crown with jewelled tips. */
export const crown = defineMotif({
  colorings: {
    gold: 'crimson',
    snow: 'azure',
    rose: 'violet',
    jade: 'gold',
    onyx: 'crimson',
    royal: 'gold',
    bronze: 'teal',
    violet: 'gold',
  },
  paint: (main, accent) => ({
    metal: main.mid,
    metalShade: main.deep,
    metalLight: main.light,
    ink: main.dark,
    jewel: accent.mid,
    jewelShade: accent.deep,
    velvet: accent.deep,
  }),
  touches: {
    onyx: { metal: '#4E5670', metalLight: '#8C93A8' },
  },
  draw({ metal, metalShade, metalLight, ink, jewel, jewelShade, velvet }) {
    const lining = `
      <path d="M58 214C58 130 96 92 150 92C204 92 242 130 242 214Z" fill="${velvet}"/>
      <path d="M150 92C204 92 242 130 242 214H176C190 170 180 120 150 92Z" fill="${ink}" opacity=".35"/>`;
    const points = `
      <path d="M30 100L72 168L88 68L122 150L150 42L178 150L212 68L228 168L270 100L250 246Q150 276 50 246Z" fill="${metal}"/>
      <path d="M30 100L72 168L74 152L88 68L122 150L128 128L150 42L150 150L98 214L58 210Z" fill="${metalLight}" opacity=".75"/>
      <path d="M150 42L178 150L212 68L228 168L270 100L250 246Q206 262 164 262C196 220 176 120 150 42Z" fill="${metalShade}" opacity=".8"/>`;
    const band = `
      <path d="M48 222Q150 254 252 222L256 270Q150 304 44 270Z" fill="${metalShade}"/>
      <path d="M46 232Q150 264 254 232L255 258Q150 290 45 258Z" fill="${metal}"/>
      <path d="M49 226Q150 257 251 226" fill="none" stroke="${metalLight}" stroke-width="6"/>
      <path d="M45 266Q150 300 255 266" fill="none" stroke="${metalLight}" stroke-width="5"/>`;
    const gems = `
      <path d="M150 236L178 264L150 292L122 264Z" fill="${jewelShade}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
      <path d="M150 240L174 264H126Z" fill="${jewel}"/>
      <path d="M150 244L134 262H148Z" fill="#fff" opacity=".75"/>
      <g stroke="${ink}" stroke-width="4">
        <ellipse cx="84" cy="254" rx="13" ry="11" fill="${jewel}"/><ellipse cx="216" cy="254" rx="13" ry="11" fill="${jewelShade}"/>
      </g>
      <circle cx="80" cy="250" r="4" fill="#fff"/>`;
    const orbs = tips.map(
      ([x, y]) => `
        <circle cx="${x}" cy="${y}" r="17" fill="${ink}"/><circle cx="${x}" cy="${y}" r="13.5" fill="${jewel}"/>
        <path d="M${x} ${y - 13}a13.5 13.5 0 0 1 0 27q9 -13 0 -27Z" fill="${jewelShade}"/><circle cx="${x - 5}" cy="${y - 5}" r="3.6" fill="#fff"/>`,
    );
    return lining + points + band + gems + orbs.join('');
  },
});
