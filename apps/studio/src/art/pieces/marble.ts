import { defineMotif } from '../motifs/defineMotif.ts';
import { type RampName, ramps } from '../ramps.ts';

const everyRamp = Object.fromEntries(Object.keys(ramps).map((ramp) => [ramp, 'snow'])) as Record<RampName, RampName>;

/** A glass marble with a swirl, in every colour. */
export const marble = defineMotif({
  colorings: everyRamp,
  paint: (main) => ({ lit: main.light, face: main.mid, shade: main.deep, depth: main.dark }),
  draw: ({ lit, face, shade, depth }) => `
    <circle cx="150" cy="158" r="138" fill="${face}"/>
    <path d="M232 47A138 138 0 1 1 33 231A150 150 0 0 0 232 47Z" fill="${shade}"/>
    <path d="M60 262A138 138 0 0 0 288 158A138 138 0 0 1 110 250Z" fill="${depth}" opacity=".4"/>
    <path d="M40 190C96 214 118 120 168 128C218 136 214 204 280 176C262 244 214 286 156 288C96 284 56 244 40 190Z" fill="${lit}" opacity=".55"/>
    <path d="M46 128C60 76 100 44 146 40C104 66 82 96 76 140Z" fill="#fff" opacity=".92"/>
    <circle cx="70" cy="172" r="12" fill="#fff" opacity=".92"/>`,
});
