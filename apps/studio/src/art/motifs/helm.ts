import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A horned machine helmet with a lit visor. */
export const helm = defineMotif({
  colorings: {
    steel: 'crimson',
    onyx: 'lime',
    gold: 'royal',
    royal: 'ember',
    violet: 'azure',
    jade: 'gold',
    crimson: 'gold',
    snow: 'orchid',
  },
  paint: (main, accent) => ({
    plate: main.light,
    plateShade: main.mid,
    ink: main.dark,
    visor: '#18E0FF',
    crest: accent.mid,
    crestShade: accent.deep,
  }),
  touches: {
    steel: { plate: '#E8ECF4', plateShade: '#9AA6BD', ink: '#12141F', crest: '#FF2E63', crestShade: '#A10D3C' },
    onyx: { plate: '#5A637F', plateShade: '#3A4056', visor: '#C6FF3D' },
    gold: { visor: '#6FE9FF' },
    violet: { plate: '#B8A4FF', visor: '#FFE45C' },
    crimson: { plate: '#FF6A5E', plateShade: '#C01F2C', visor: '#FFE45C' },
    royal: { plate: '#7D9CFF', plateShade: '#3E6BFF', visor: '#FFE45C' },
    jade: { plate: '#7BE3A6', plateShade: '#2FC27E', visor: '#FFF6C9' },
  },
  draw({ plate, plateShade, ink, visor, crest, crestShade }) {
    const shellHalf = `
      <path d="M151 30L120 44L92 82L70 66L40 20L46 92L62 122L56 170L70 222L104 268L151 296Z" fill="${plate}"/>
      <path d="M40 20L46 92L62 122L80 96L70 66Z" fill="${crest}"/>
      <path d="M40 20L60 74L62 122L80 96L70 66Z" fill="${crestShade}" opacity=".6"/>
      <path d="M151 30L120 44L108 96L151 118Z" fill="${crest}"/>`;
    const visorHalf = `
      <path d="M62 122L108 132L151 150V198L112 190L70 160Z" fill="${ink}"/>
      <path d="M70 134L108 142L144 158V186L114 180L76 156Z" fill="${visor}"/>
      <path d="M70 134L108 142L144 158V166L108 152L73 146Z" fill="#fff" opacity=".75"/>`;
    const jawHalf = `
      <path d="M70 222L88 196L118 206L130 246L104 268Z" fill="${plateShade}"/>
      <path d="M88 196L118 206L122 220L92 214Z" fill="${ink}"/>
      <path d="M96 224L124 230L126 240L104 240Z" fill="${ink}"/>
      <path d="M151 206L128 210L134 262L151 272Z" fill="${ink}"/>
      <path d="M151 218L136 220L137 230H151ZM151 238L138 238L139 248H151Z" fill="${crest}"/>`;
    const shade = `
      <path d="M150 30L180 44L208 82L230 66L260 20L254 92L238 122L244 170L230 222L196 268L150 296C190 220 190 120 150 30Z" fill="${ink}" opacity=".24"/>`;
    const forehead = `
      <path d="M150 118l14 -20 -14 -44 -14 44Z" fill="${plate}"/>
      <path d="M150 54l14 44 -14 20Z" fill="${plateShade}"/>`;
    return mirrored(shellHalf + visorHalf + jawHalf) + shade + forehead;
  },
});
