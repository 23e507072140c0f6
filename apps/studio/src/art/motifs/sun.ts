import { mirrored, repeat } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A carved sun with a face. */
export const sun = defineMotif({
  colorings: { gold: 'ember', ember: 'gold', snow: 'azure', bronze: 'teal', rose: 'gold', jade: 'gold', violet: 'gold' },
  paint: (main, accent) => ({
    face: main.mid,
    faceShade: main.deep,
    faceLight: main.light,
    ink: main.dark,
    ray: accent.mid,
    rayShade: accent.deep,
  }),
  draw({ face, faceShade, faceLight, ink, ray, rayShade }) {
    const longRay = (index: number) => `
      <g transform="rotate(${index * 45})"><path d="M-26 -92L0 -146L26 -92Z" fill="${ray}"/><path d="M0 -146L26 -92H0Z" fill="${rayShade}"/></g>`;
    const curlRay = (index: number) => `
      <g transform="rotate(${index * 45 + 22.5})"><path d="M-20 -88C-24 -112 2 -116 -6 -136C18 -128 26 -108 18 -88Z" fill="${faceShade}"/><path d="M-12 -90C-16 -110 6 -112 2 -128C14 -118 16 -104 10 -90Z" fill="${face}"/></g>`;
    const rim = `
      <circle r="102" fill="${rayShade}"/><circle r="96" fill="${face}"/>
      <path d="M0 -96A96 96 0 0 1 0 96Q62 0 0 -96Z" fill="${faceShade}" opacity=".6"/>
      <circle r="82" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="4"/>
      <path d="M-70 -34A78 78 0 0 1 -26 -74" fill="none" stroke="${faceLight}" stroke-width="11" stroke-linecap="round"/>`;
    const eye = `
      <path d="M88 146Q112 122 138 146Q114 166 88 146Z" fill="${ink}"/><path d="M96 146Q112 132 128 146Q112 157 96 146Z" fill="#fff"/><circle cx="114" cy="146" r="7" fill="${rayShade}"/><circle cx="111" cy="143" r="2.4" fill="#fff"/>
      <path d="M82 128Q110 104 142 130" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>
      <circle cx="92" cy="180" r="15" fill="${ray}" opacity=".7"/>`;
    const features = `
      <path d="M150 140Q140 168 134 182Q142 192 150 192Q158 192 166 182Q160 168 150 140Z" fill="${faceShade}"/><path d="M150 140Q140 168 134 182Q140 190 148 190Z" fill="${faceLight}"/>
      <path d="M120 206Q150 196 180 206Q168 230 150 230Q132 230 120 206Z" fill="${rayShade}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
      <path d="M124 209Q150 216 176 209" fill="none" stroke="${ink}" stroke-width="4"/>
      <path d="M150 84L160 102L150 120L140 102Z" fill="${ray}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
    return `<g transform="translate(150 160)">${repeat(8, curlRay)}${repeat(8, longRay)}${rim}</g>${mirrored(eye)}${features}`;
  },
});
