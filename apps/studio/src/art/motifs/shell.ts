import { repeat, round } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

function onRim(angle: number, reach: number) {
  const radians = (angle * Math.PI) / 180;
  return `${round(150 + 158 * reach * Math.cos(radians))} ${round(214 + 164.3 * reach * Math.sin(radians))}`;
}

/** An open shell with its pearl. */
export const shell = defineMotif({
  colorings: { rose: 'pearl', teal: 'onyx', violet: 'rose', gold: 'snow', azure: 'rose', ember: 'pearl', orchid: 'azure' },
  paint: (main, accent) => ({
    skin: main.mid,
    skinShade: main.deep,
    rim: main.light,
    inside: main.dark,
    ink: main.dark,
    pearl: accent.light,
    pearlShade: accent.mid,
  }),
  touches: {
    rose: {
      skin: '#FF8FA3',
      skinShade: '#E2466F',
      rim: '#FFD9DC',
      ink: '#5B1035',
      inside: '#7A1B4A',
      pearl: '#FFFDF7',
      pearlShade: '#C9B6E8',
    },
    teal: { skinShade: '#0E7F7A', rim: '#A8F5E4', inside: '#04363B', pearl: '#6B6A86', pearlShade: '#2A2840' },
  },
  draw({ skin, skinShade, rim, inside, ink, pearl, pearlShade }, id) {
    const ribAngle = 164 / 9;
    const rib = (index: number) => {
      const start = -172 + index * ribAngle;
      const along = (part: number) => start + ribAngle * part;
      return `
        <path d="M150 214L${onRim(start, 1)}Q${onRim(along(0.5), 1.16)} ${onRim(along(1), 1)}Z" fill="${index % 2 === 0 ? skinShade : skin}"/>
        <path d="M150 214L${onRim(along(0.16), 1)}Q${onRim(along(0.3), 1.1)} ${onRim(along(0.42), 1.04)}Z" fill="${rim}" opacity="${index < 5 ? 0.85 : 0.3}"/>`;
    };
    const lidShade = `
      <path d="M150 214L306 190A160 164 0 0 0 222 68Z" fill="${ink}" opacity=".22"/>
      <g fill="none" stroke="${ink}" stroke-opacity=".26" stroke-width="3">
      <path d="M62 184A90 92 0 0 1 238 184"/>
      <path d="M28 176A128 132 0 0 1 272 176"/>
      </g>`;
    const hollow = `
      <ellipse cx="150" cy="226" rx="118" ry="44" fill="${inside}"/>
      <ellipse cx="150" cy="234" rx="104" ry="34" fill="${ink}"/>`;
    const ball = `
      <radialGradient id="${id}-pearl" cx=".36" cy=".3" r=".8">
        <stop offset="0" stop-color="#fff"/>
      <stop offset=".42" stop-color="${pearl}"/>
      <stop offset=".78" stop-color="${pearlShade}"/>
        <stop offset="1" stop-color="#6E5A9E"/>
      </radialGradient>
      <circle cx="150" cy="182" r="58" fill="url(#${id}-pearl)"/>
      <ellipse cx="130" cy="158" rx="16" ry="10" transform="rotate(-35 130 158)" fill="#fff"/>
      <path d="M196 204A52 52 0 0 1 118 222" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none" stroke-linecap="round"/>`;
    const bowl = `
      <path d="M30 222Q40 250 62 250Q78 262 96 256Q122 268 150 262Q178 268 204 256Q222 262 238 250Q260 250 270 222Q262 300 150 304Q38 300 30 222Z" fill="${skin}"/>
      <g fill="${skinShade}">
      <path d="M62 250Q78 262 96 256L122 300Q84 290 62 250Z"/>
      <path d="M150 262Q122 268 122 263L138 304H162L178 263Q178 268 150 262Z"/>
      <path d="M238 250Q222 262 204 256L178 300Q216 290 238 250Z"/>
      </g>
      <path d="M30 222Q40 250 62 250Q78 262 96 256Q122 268 150 262Q178 268 204 256Q222 262 238 250Q260 250 270 222" stroke="${rim}" stroke-width="6" fill="none" stroke-linejoin="round"/>`;
    return repeat(9, rib) + lidShade + hollow + ball + bowl;
  },
});
