import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A horned dragon's head from the front, with whiskers and a mane of flames. */
export const dragon = defineMotif({
  colorings: {
    jade: 'gold',
    ember: 'gold',
    azure: 'snow',
    violet: 'orchid',
    crimson: 'bronze',
    snow: 'azure',
    onyx: 'crimson',
    gold: 'crimson',
  },
  paint: (main, accent) => ({
    skin: main.mid,
    ink: main.dark,
    glow: main.light,
    mane: accent.mid,
    maneShade: accent.deep,
    horn: '#FFF8E2',
    eye: '#FF3B2E',
    mouth: '#5E0A1E',
  }),
  touches: {
    jade: { skin: '#1FA971', ink: '#06352B', glow: '#7BE3A6', mane: '#FFC93C', maneShade: '#D98A12', horn: '#F6FFE0', mouth: '#7A0F22' },
    ember: {
      skin: '#E2331D',
      ink: '#3E0509',
      glow: '#FF8B4A',
      mane: '#FFD34D',
      maneShade: '#E07A0C',
      horn: '#FFF3D0',
      eye: '#1AD1C2',
      mouth: '#2B0308',
    },
    gold: { glow: '#FFE48A', eye: '#16B8A8' },
    crimson: { eye: '#FFD23E' },
    onyx: { skin: '#4A5270', glow: '#7F8AAE' },
  },
  draw({ skin, ink, glow, mane, maneShade, horn, eye, mouth }) {
    const flames = `
      <path d="M151 60L120 92L98 66L96 100L62 88L76 118L32 122L60 146L18 168L56 178L24 212L66 208L46 246L86 232L80 268L112 246L151 262Z" fill="${mane}"/>
      <path d="M151 60L120 92L98 66L96 100L62 88L76 118L32 122L60 146L18 168L56 178L24 212L66 208L46 246L86 232L80 268L112 246L100 180Z" fill="${maneShade}" opacity=".55"/>`;
    const antler = `
      <path d="M112 102C92 84 84 60 88 22C96 34 100 40 106 44C106 32 108 24 114 14C118 46 122 70 140 94Z" fill="${horn}"/>
      <path d="M112 102C98 84 92 62 92 36C104 60 118 80 140 94Z" fill="${maneShade}" opacity=".6"/>`;
    const face = `
      <path d="M151 84C112 84 84 102 80 134C66 136 58 148 62 164C72 160 80 164 84 172C92 188 96 206 96 224C96 254 122 268 151 268Z" fill="${skin}"/>
      <path d="M151 84C124 84 100 94 88 112C110 106 134 108 151 120Z" fill="${glow}"/>`;
    const brow = `
      <path d="M74 134C84 108 112 106 138 140L134 148C112 132 96 130 74 134Z" fill="${mane}"/>
      <path d="M74 134Q64 122 56 120Q62 112 80 116Z" fill="${mane}"/>`;
    const eyes = `
      <path d="M88 142Q110 134 134 158Q118 172 100 164Q90 158 88 142Z" fill="${ink}"/>
      <path d="M95 146Q112 142 128 157Q116 166 104 161Q97 156 95 146Z" fill="${mane}"/>
      <ellipse cx="113" cy="154" rx="4.5" ry="7.5" fill="${eye}"/>
      <circle cx="110" cy="151" r="2.2" fill="#fff"/>`;
    const nostril = `
      <path d="M151 128Q134 136 134 160Q128 178 110 186Q98 196 100 214Q120 228 151 222Z" fill="${glow}" opacity=".75"/>
      <path d="M108 196C96 190 92 206 104 212C120 218 132 206 128 194C122 198 114 198 108 196Z" fill="${skin}"/>
      <ellipse cx="115" cy="204" rx="8" ry="5.5" fill="${ink}"/>`;
    const whisker = `
      <path d="M104 214C70 206 52 226 30 216C22 212 20 200 28 196C20 190 8 196 8 210C10 232 40 238 60 232C78 226 88 222 104 222Z" fill="${mane}"/>`;
    const jaws = `
      <path d="M98 218Q124 236 150 224Q176 236 202 218Q204 276 150 284Q96 276 98 218Z" fill="${mouth}"/>
      <path d="M122 268Q150 242 178 268Q168 282 150 282Q132 282 122 268Z" fill="${eye}"/>`;
    const fangs = `
      <path d="M100 220L118 230L109 256Z" fill="#fff"/>
      <path d="M122 231L136 230L130 243Z" fill="#fff"/>
      <path d="M138 229L149 226L145 237Z" fill="#fff"/>
      <path d="M108 274L112 252L124 278Z" fill="#fff"/>`;
    const warts = `
      <g fill="${ink}" opacity=".5">
      <path d="M84 176q8 -4 14 4q-8 4 -12 2Z"/>
      <path d="M90 190q8 -4 12 4q-6 4 -10 2Z"/>
      </g>`;
    const beard = `
      <path d="M102 268Q90 282 94 302Q104 290 116 288Q116 304 130 312Q130 296 150 288V284Q116 284 102 268Z" fill="${mane}"/>`;
    const jewel = `
      <path d="M150 96l9 14 -9 12 -9 -12Z" fill="${eye}"/>
      <path d="M150 96l9 14 -9 3Z" fill="#fff" opacity=".5"/>`;
    const shade = `
      <path d="M150 84C188 84 216 102 220 134C234 136 242 148 238 164C228 160 220 164 216 172C208 188 204 206 204 220Q180 234 166 226C176 190 172 120 150 84Z" fill="${ink}" opacity=".3"/>`;
    return mirrored(flames + antler + face + brow + eyes + nostril + whisker) + jaws + mirrored(fangs + warts + beard) + jewel + shade;
  },
});
