import { mirrored, repeat, round } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

const headdress =
  'M150 34C96 34 64 70 62 118C60 156 46 208 26 258L96 288L104 236H196L204 288L274 258C254 208 240 156 238 118C236 70 204 34 150 34Z';

function stripe(index: number) {
  const [crown, shoulder, side] = [20 + index * 26, 34 + index * 28, 110 + index * 30];
  return `M150 ${crown}Q80 ${shoulder} -10 ${side}V${side + 14}Q84 ${shoulder + 12} 150 ${crown + 13}Q216 ${shoulder + 12} 310 ${side + 14}V${side}Q220 ${shoulder} 150 ${crown}Z`;
}

/** A pharaoh's mask with striped headdress, cobra and collar. */
export const pharaoh = defineMotif({
  colorings: { gold: 'royal', onyx: 'gold', jade: 'gold', rose: 'teal', azure: 'violet', crimson: 'gold' },
  paint: (main, accent) => ({
    cloth: accent.mid,
    clothShade: accent.deep,
    band: main.deep,
    skin: main.mid,
    skinShade: main.deep,
    skinLight: main.light,
    ink: main.dark,
    lips: '#E2412E',
    jewel: accent.light,
  }),
  touches: {
    gold: {
      cloth: '#FFC83D',
      clothShade: '#C77E12',
      band: '#1B3FA8',
      skin: '#E8A45C',
      skinShade: '#B8702F',
      ink: '#180F2B',
      jewel: '#18B7A8',
    },
    onyx: {
      cloth: '#E9EDF6',
      clothShade: '#8E99B8',
      band: '#171B2B',
      skin: '#4A5270',
      skinShade: '#262C45',
      skinLight: '#FFFFFF',
      ink: '#070812',
      lips: '#FFB224',
      jewel: '#FFB224',
    },
    crimson: { skin: '#F0B070', skinShade: '#BF7436', skinLight: '#FFE2B8', jewel: '#E5242F' },
    rose: { skin: '#F2B48C', skinShade: '#C27A56', band: '#C22C6B', jewel: '#FF7FB0' },
    azure: { skin: '#9FDCF2', skinShade: '#4A97C4', lips: '#7D58F2' },
  },
  draw({ cloth, clothShade, band, skin, skinShade, skinLight, ink, lips, jewel }, id) {
    const rings = [clothShade, jewel, cloth, lips, cloth, band, cloth];
    const collar = rings.map((color, index) => {
      const radius = 118 - index * 12.4;
      return `<ellipse cx="150" cy="244" rx="${round(radius)}" ry="${round(radius * 0.56)}" fill="${color}"/>`;
    });
    const nemes = `
      <clipPath id="${id}-nemes"><path d="${headdress}"/></clipPath>
      <path d="${headdress}" fill="${cloth}"/>
      <g clip-path="url(#${id}-nemes)">
        <path d="${repeat(11, stripe)}" fill="${band}"/>
      <path d="M150 34C204 34 236 70 238 118C240 156 254 208 274 258L204 288L196 236L180 236L206 150Q206 70 150 34Z" fill="${ink}" opacity=".34"/>
      <path d="M150 34C96 34 64 70 62 118L56 150L80 140Q84 70 150 50Z" fill="#fff" opacity=".28"/>
      </g>`;
    const browBand = `
      <path d="M90 122C92 84 116 74 150 74C184 74 208 84 210 122L206 136H94Z" fill="${clothShade}"/>
      <path d="M90 122C92 80 116 70 150 70C184 70 208 80 210 122Q180 94 150 94Q120 94 90 122Z" fill="${cloth}"/>`;
    const face = `
      <path d="M96 120C100 100 124 90 150 90C176 90 200 100 204 120C210 170 196 214 168 236Q150 246 132 236C104 214 90 170 96 120Z" fill="${skin}"/>
      <path d="M150 90C176 90 200 100 204 120C210 170 196 214 168 236Q160 241 150 241C176 214 172 150 150 90Z" fill="${skinShade}" opacity=".75"/>
      <path d="M99 128C97 164 106 196 124 222Q112 178 110 130Z" fill="${skinLight}" opacity=".55"/>`;
    const eye = `
      <path d="M102 134Q118 118 142 132L140 139Q120 127 102 141Z" fill="${ink}"/>
      <path d="M84 152Q98 148 106 149Q122 134 142 155Q124 168 106 158L88 166Z" fill="${ink}"/>
      <path d="M110 152Q122 143 136 154Q122 161 110 152Z" fill="#fff"/>
      <circle cx="124" cy="152" r="5.5" fill="${jewel}"/>
      <circle cx="124" cy="152" r="2.6" fill="${ink}"/>`;
    const noseAndLips = `
      <path d="M150 140Q142 168 138 182Q150 192 162 182Q158 168 150 140Z" fill="${skinShade}"/>
      <path d="M150 140Q142 168 138 182Q146 188 150 187Z" fill="${skin}"/>
      <path d="M128 206Q140 198 150 203Q160 198 172 206Q160 218 150 218Q140 218 128 206Z" fill="${lips}"/>
      <path d="M128 206Q150 210 172 206" stroke="${ink}" stroke-width="2.5" fill="none"/>`;
    const beard = `
      <path d="M138 236H162L158 300Q150 312 142 300Z" fill="${cloth}"/>
      <g fill="${band}">
      <path d="M139 246h22l-.6 8h-20.800Z"/>
      <path d="M140 262h20l-.6 8h-18.800Z"/>
      <path d="M141 278h18l-.6 8h-16.800Z"/>
      </g>
      <path d="M150 236H162L158 300Q154 307 150 307Z" fill="${ink}" opacity=".28"/>`;
    const cobra = `
      <path d="M150 92Q138 76 142 52Q132 42 138 26Q150 14 162 26Q168 42 158 52Q162 76 150 92Z" fill="${cloth}"/>
      <path d="M150 92Q162 76 158 52Q168 42 162 26Q156 20 150 20Z" fill="${clothShade}"/>
      <path d="M140 36q10 -8 20 0q-2 12 -10 16q-8 -4 -10 -16Z" fill="${jewel}"/>
      <circle cx="145" cy="34" r="2.4" fill="${ink}"/>
      <circle cx="155" cy="34" r="2.4" fill="${ink}"/>
      <path d="M150 56v26" stroke="${lips}" stroke-width="5" stroke-linecap="round"/>`;
    return collar.join('') + nemes + browBand + face + mirrored(eye) + noseAndLips + beard + cobra;
  },
});
