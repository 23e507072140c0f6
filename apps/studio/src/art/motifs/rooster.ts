import { repeat, round } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

function feather(x: number, y: number, angle: number, length: number, width: number) {
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" d="M0 ${round(-width)}C${round(length * 0.5)} ${round(-width * 1.1)} ${round(length * 0.86)} ${round(-width * 0.5)} ${round(length)} 0C${round(length * 0.86)} ${round(width * 0.5)} ${round(length * 0.5)} ${round(width * 1.1)} 0 ${round(width)}Z"/>`;
}

function ruffRow(count: number, spread: number, color: string) {
  const feathers = repeat(count, (index) => {
    const u = index / (count - 1);
    const x = 112 - spread * 0.1 + u * (86 + spread * 0.46);
    const y = 142 + spread * 0.62 - u * (4 - spread * 0.1);
    return feather(x, y, 104 - u * (52 + spread * 0.12), 64 + spread * 0.08, 15 + spread * 0.035);
  });
  return `<g fill="${color}">${feathers}</g>`;
}

/** A rooster's head and ruff from the side. */
export const rooster = defineMotif({
  colorings: { gold: 'teal', snow: 'steel', ember: 'jade', onyx: 'royal', rose: 'violet', azure: 'royal', lime: 'jade', bronze: 'onyx' },
  paint: (main, accent) => ({
    comb: '#E8202E',
    combShade: '#9C0E25',
    hackle: main.mid,
    hackleShade: main.deep,
    hackleDeep: main.dark,
    breast: accent.deep,
    breastShade: accent.dark,
    beak: '#FFD75A',
    ink: '#180A08',
  }),
  touches: {
    gold: { hackle: '#FFB627', hackleShade: '#F07A13', hackleDeep: '#B23A0B', breast: '#0E4D4A', breastShade: '#07302F' },
    snow: { hackle: '#F5F0E6', hackleShade: '#CFC3AE', hackleDeep: '#5D6B58', breast: '#25323A', breastShade: '#141D24', beak: '#FFC83D' },
    ember: { hackle: '#F4742A', hackleShade: '#C2410C', hackleDeep: '#7A1E06' },
    onyx: { hackle: '#59627F', hackleShade: '#3A4056', hackleDeep: '#1B1E2A' },
  },
  draw({ comb, combShade, hackle, hackleShade, hackleDeep, breast, breastShade, beak, ink }) {
    const ruff = `
      <path d="M104 116C70 190 52 250 66 300H262C276 240 250 170 196 104Z" fill="${breastShade}"/>
      ${ruffRow(6, 128, breastShade)}${ruffRow(6, 112, breast)}${ruffRow(6, 92, hackleDeep)}
      ${ruffRow(6, 66, hackleShade)}${ruffRow(5, 40, hackle)}${ruffRow(4, 16, beak)}`;
    const crest = `
      <path d="M118 66C108 44 112 26 122 14C128 24 132 30 138 34C140 18 150 6 164 0C166 14 170 24 176 30C184 18 198 14 212 16C206 28 206 38 208 46C218 42 230 44 238 52C222 62 214 80 206 96Z" fill="${comb}"/>
      <path d="M206 96C214 80 222 62 238 52C230 44 218 42 208 46C206 38 206 28 212 16C200 40 184 56 150 70Z" fill="${combShade}" opacity=".6"/>`;
    const head = `
      <path d="M104 112C98 76 124 56 156 58C194 60 216 88 214 126C212 152 192 168 168 168C132 168 108 144 104 112Z" fill="${hackle}"/>
      <path d="M214 126C212 152 192 168 168 168C150 168 136 162 124 152C170 150 196 118 190 74C206 86 216 104 214 126Z" fill="${hackleShade}"/>`;
    const cheek = `
      <path d="M96 104C92 84 112 72 136 76C160 80 166 104 156 124C148 140 116 142 104 130Z" fill="${comb}"/>
      <path d="M104 130C116 142 148 140 156 124C164 110 162 96 154 86C156 108 140 124 104 130Z" fill="${combShade}" opacity=".65"/>`;
    const eye = `
      <circle cx="134" cy="100" r="15" fill="${ink}"/>
      <circle cx="134" cy="100" r="11" fill="${beak}"/>
      <circle cx="131" cy="100" r="6" fill="${ink}"/>
      <circle cx="128.5" cy="96.5" r="2.8" fill="#fff"/>
      <path d="M112 84Q134 76 152 90" stroke="${ink}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
    const bill = `
      <path d="M106 92C76 88 50 100 34 124C58 118 66 122 76 126L108 124Z" fill="${beak}"/>
      <path d="M76 126C70 130 62 138 60 144C84 144 100 138 110 124Z" fill="${hackleShade}"/>
      <path d="M106 92C84 90 62 98 46 114C70 104 90 104 108 106Z" fill="#fff" opacity=".6"/>`;
    const wattles = `
      <path d="M104 132C82 148 78 186 96 206C116 200 128 166 124 136Z" fill="${comb}"/>
      <path d="M96 206C116 200 128 166 124 136L114 138C116 168 108 190 90 196Z" fill="${combShade}"/>
      <path d="M126 138C122 156 128 180 144 186C154 172 152 148 144 136Z" fill="${comb}"/>`;
    return ruff + crest + head + cheek + eye + bill + wattles;
  },
});
