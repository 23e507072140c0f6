import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A tiger's head from the front, roaring. */
export const tiger = defineMotif({
  colorings: { gold: 'rose', snow: 'azure', jade: 'gold', royal: 'ember', rose: 'violet', onyx: 'crimson', ember: 'teal', violet: 'lime' },
  paint: (main, accent) => ({
    coat: main.mid,
    glow: main.light,
    stripe: main.dark,
    cream: '#FFF6E6',
    nose: accent.mid,
    eye: accent.light,
    mouth: accent.dark,
  }),
  touches: {
    gold: { coat: '#F58A1F', stripe: '#27120A', cream: '#FFF1D6', glow: '#FFB44A', nose: '#E8556B', eye: '#FFD23E', mouth: '#6B0F17' },
    snow: { coat: '#EAF3FA', cream: '#FFFFFF', nose: '#F58BA4', eye: '#4FD8FF', mouth: '#3B0E2A' },
    onyx: { coat: '#4A5270', glow: '#707A9C', cream: '#C9D2EA', eye: '#FFD23E' },
  },
  draw({ coat, glow, stripe, cream, nose, eye, mouth }) {
    const ear = `
      <circle cx="72" cy="74" r="38" fill="${coat}"/>
      <circle cx="70" cy="72" r="24" fill="${stripe}"/>
      <path d="M56 84a20 20 0 0 1 24-30q6 22-8 38Z" fill="${cream}" opacity=".9"/>`;
    const face = `
      <path d="M151 42C112 42 84 54 68 78C54 96 50 116 50 134C40 148 26 158 22 182C32 178 40 180 45 186C36 202 36 214 42 228C50 222 58 224 64 230C64 246 72 258 84 264C102 284 128 294 151 294Z" fill="${coat}"/>
      <path d="M22 182C26 158 40 148 50 134C56 160 60 190 84 214C92 240 100 260 118 286C100 280 90 272 84 264C72 258 64 246 64 230C58 224 50 222 42 228C36 214 36 202 45 186C40 180 32 178 22 182Z" fill="${cream}"/>
      <path d="M151 42C112 42 84 54 68 78C96 66 120 70 151 74Z" fill="${glow}"/>`;
    const stripes = `
      <g fill="${stripe}">
      <path d="M151 52L151 66Q136 64 118 56Q134 50 151 52Z"/>
      <path d="M151 76L151 90Q128 88 106 74Q128 72 151 76Z"/>
      <path d="M151 100L151 112Q138 112 124 102Q136 98 151 100Z"/>
      <path d="M60 92Q82 92 96 108Q74 106 56 112Z"/>
      <path d="M51 128Q70 126 84 136Q66 140 47 150Z"/>
      <path d="M30 166Q52 158 70 168Q50 172 30 178Z"/>
      <path d="M42 196Q58 188 74 196Q58 202 40 212Z"/>
      <path d="M60 232Q72 220 86 226Q74 236 68 246Z"/>
      </g>`;
    const eyes = `
      <path d="M82 122Q102 106 130 126Q136 134 132 142Q106 128 82 122Z" fill="${cream}"/>
      <path d="M84 140Q104 128 134 152Q128 168 108 166Q92 162 84 140Z" fill="${stripe}"/>
      <path d="M90 144Q106 136 128 152Q120 164 108 161Q96 158 90 144Z" fill="${eye}"/>
      <circle cx="110" cy="150" r="8.5" fill="${stripe}"/>
      <circle cx="106.5" cy="146" r="3.2" fill="#fff"/>`;
    const cheek = `
      <path d="M151 112Q130 118 128 146Q132 170 122 190L151 196Z" fill="${glow}"/>
      <path d="M151 186Q112 176 100 204Q94 226 112 236Q132 242 151 226Z" fill="${cream}"/>`;
    const brow = `
      <path d="M144 53h12v13h-12ZM144 77h12v12.600h-12ZM144 100.800h12v11h-12Z" fill="${stripe}"/>
      <path d="M146 114h8v78h-8ZM146 43h8v9h-8Z" fill="${glow}"/>`;
    const jaws = `
      <path d="M112 228Q132 240 150 226Q168 240 188 228Q196 280 150 288Q104 280 112 228Z" fill="${mouth}"/>
      <path d="M126 268Q150 244 174 268Q164 284 150 284Q136 284 126 268Z" fill="${nose}"/>`;
    const fangs = `
      <path d="M114 229Q122 234 132 234L125 258Z" fill="#fff"/>
      <path d="M120 278L126 260L135 281Z" fill="#fff"/>
      <path d="M134 234L144 230L140 240Z" fill="#fff"/>`;
    const whiskers = `
      <g fill="${stripe}">
      <circle cx="116" cy="208" r="2.6"/>
      <circle cx="126" cy="216" r="2.6"/>
      <circle cx="113" cy="219" r="2.6"/>
      </g>
      <path d="M108 212Q70 200 40 214M108 220Q74 222 50 244" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>`;
    const snout = `
      <path d="M124 182Q150 172 176 182Q174 198 150 206Q126 198 124 182Z" fill="${nose}"/>
      <path d="M130 183Q150 176 170 183Q150 188 130 183Z" fill="#fff" opacity=".45"/>
      <path d="M150 205V226" stroke="${stripe}" stroke-width="4"/>`;
    const shade = `
      <path d="M150 42C188 42 216 54 232 78C246 96 250 116 250 134C260 148 274 158 278 182C268 178 260 180 255 186C264 202 264 214 258 228C250 222 242 224 236 230C236 246 228 258 216 264C198 284 172 294 150 294C176 270 196 226 186 196C200 140 186 90 150 42Z" fill="${stripe}" opacity=".2"/>`;
    return mirrored(ear + face + stripes + eyes + cheek) + brow + jaws + mirrored(fangs + whiskers) + snout + shade;
  },
});
