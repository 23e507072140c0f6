import { mirrored, ribbon, type Point } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** Curves of the arms: outwards and down from the head, curling up at the tip. */
const arms: readonly ((t: number) => Point)[] = [
  (t) => [128 - 108 * t - 16 * Math.sin(t * 6), 190 + 20 * t - 66 * t * t + 26 * Math.sin(t * 5)],
  (t) => [130 - 106 * t + 10 * Math.sin(t * 7), 204 + 74 * t - 34 * t * t * t + 12 * Math.sin(t * 6)],
  (t) => [138 - 62 * t + 14 * Math.sin(t * 5.5), 210 + 104 * t - 20 * t * t],
  (t) => [146 - 18 * t + 12 * Math.sin(t * 6.5), 214 + 98 * t],
];

/** An octopus, arms out. */
export const octopus = defineMotif({
  colorings: { ember: 'gold', violet: 'rose', rose: 'azure', teal: 'gold', crimson: 'gold', royal: 'lime', jade: 'rose', gold: 'ember' },
  placement: 'translate(6 -2) scale(.96)',
  paint: (main, accent) => ({
    skin: main.mid,
    skinShade: main.deep,
    skinLight: main.light,
    ink: main.dark,
    sucker: main.light,
    iris: accent.mid,
  }),
  draw({ skin, skinShade, skinLight, ink, sucker, iris }) {
    const armHalf = arms
      .map((course, index) => {
        const thickness = 24 - index * 1.5;
        const suckers = [0.25, 0.4, 0.54, 0.67, 0.78].map((t) => {
          const [x, y] = course(t);
          return `<circle cx="${Math.round(x)}" cy="${Math.round(y + (1 - t) * 7)}" r="${Math.round(7 * (1.15 - t))}" fill="${sucker}" opacity=".85"/>`;
        });
        return `<path d="${ribbon(course, (t) => thickness * (1 - t) ** 0.8 + 4)}" fill="${index % 2 === 0 ? skinShade : skin}"/>${suckers.join('')}`;
      })
      .join('');
    const head = `
      <path d="M150 20C92 20 58 62 60 114C62 150 84 168 90 196C96 226 122 240 150 240C178 240 204 226 210 196C216 168 238 150 240 114C242 62 208 20 150 20Z" fill="${skin}"/>
      <path d="M150 20C208 20 242 62 240 114C238 150 216 168 210 196C204 226 178 240 150 240C186 200 206 90 150 20Z" fill="${skinShade}" opacity=".7"/>
      <path d="M80 92C86 62 106 44 132 40" fill="none" stroke="${skinLight}" stroke-width="14" stroke-linecap="round"/><circle cx="78" cy="116" r="7" fill="${skinLight}"/>
      <g fill="${skinShade}"><circle cx="150" cy="60" r="11"/><circle cx="184" cy="74" r="8"/><circle cx="120" cy="78" r="7"/></g>`;
    const eye = `
      <circle cx="112" cy="142" r="31" fill="${ink}"/><circle cx="112" cy="142" r="25" fill="#fff"/><circle cx="116" cy="144" r="17" fill="${iris}"/>
      <rect x="102" y="139" width="28" height="10" rx="5" fill="${ink}"/><circle cx="108" cy="135" r="5" fill="#fff"/>
      <path d="M78 116Q108 98 142 122" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`;
    const mouth = `<path d="M128 194Q150 212 172 194" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`;
    return mirrored(armHalf) + head + mirrored(eye) + mouth;
  },
});
