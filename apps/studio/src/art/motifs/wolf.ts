import { mirrored } from '../geometry.ts';
import { defineMotif } from './defineMotif.ts';

/** A wolf's head from the front. */
export const wolf = defineMotif({
  colorings: { steel: 'gold', snow: 'azure', onyx: 'lime', ember: 'gold', royal: 'azure', violet: 'rose', bronze: 'jade', azure: 'gold' },
  paint: (main, accent) => ({
    coat: main.mid,
    coatShade: main.deep,
    ruff: main.light,
    ink: main.dark,
    eye: accent.mid,
    ear: accent.deep,
  }),
  touches: {
    steel: { coat: '#8D9BB5', coatShade: '#55627D', ruff: '#EEF2F8' },
    snow: { coat: '#EAF3FA', coatShade: '#A9BDD6' },
    onyx: { coat: '#4A5270', coatShade: '#2B3044', ruff: '#9AA3BC' },
  },
  draw({ coat, coatShade, ruff, ink, eye, ear }) {
    const earHalf = `
      <path d="M76 142C62 96 62 50 74 10C102 30 124 58 138 92Z" fill="${coatShade}"/>
      <path d="M86 126C76 94 76 64 82 38C100 54 114 74 122 98Z" fill="${ear}"/>
      <path d="M82 38C76 64 76 94 86 126L96 118C88 92 84 64 82 38Z" fill="${ink}" opacity=".4"/>`;
    const ruffHalf = `
      <path d="M92 112C62 136 42 164 22 204L56 196L34 238L72 224L62 262L98 242L104 272L130 252L151 300V120Z" fill="${ruff}"/>
      <path d="M22 204L56 196L34 238L72 224L62 262L98 242L104 272L130 252L151 300V270C112 256 84 226 74 180Z" fill="${coatShade}" opacity=".55"/>`;
    const faceHalf = `
      <path d="M151 70C116 72 86 92 76 130C70 156 76 180 92 198C104 210 116 216 124 232L151 240Z" fill="${coat}"/>
      <path d="M151 70C132 72 112 80 98 94C116 100 134 112 151 138Z" fill="${ruff}" opacity=".55"/>
      <path d="M76 130C70 156 76 180 92 198C104 210 116 216 124 232C120 204 96 186 88 150Z" fill="${coatShade}"/>
      <path d="M96 176C112 190 122 204 124 226L151 236V180Z" fill="${ruff}"/>`;
    const eyeHalf = `
      <path d="M90 142C108 134 128 146 138 168C118 170 98 162 90 142Z" fill="${ink}"/>
      <path d="M100 148C112 146 122 154 129 164C116 164 106 158 100 148Z" fill="${eye}"/>
      <circle cx="115" cy="156" r="4.6" fill="${ink}"/><circle cx="112" cy="153" r="2" fill="#fff"/>
      <path d="M84 136C104 122 128 130 144 158" fill="none" stroke="${coatShade}" stroke-width="8" stroke-linecap="round"/>`;
    const snout = `
      <path d="M150 140Q132 168 126 206Q136 226 150 228Q164 226 174 206Q168 168 150 140Z" fill="${coat}"/>
      <path d="M150 140Q168 168 174 206Q164 226 150 228Z" fill="${coatShade}" opacity=".8"/>
      <path d="M118 218Q150 206 182 218Q184 252 150 274Q116 252 118 218Z" fill="${ruff}"/>
      <path d="M124 208Q150 194 176 208Q174 228 150 236Q126 228 124 208Z" fill="${ink}"/>
      <path d="M132 208Q148 200 162 206" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>
      <path d="M150 236V250Q136 264 122 254M150 250Q164 264 178 254" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
      <path d="M130 258L138 256L136 270ZM170 258L162 256L164 270Z" fill="#fff"/>`;
    const shade = `<path d="M150 70C186 72 214 92 224 130L280 206L244 196L266 238L228 224L238 262L202 242L196 272L170 252L150 300C176 230 180 140 150 70Z" fill="${ink}" opacity=".2"/>`;
    return mirrored(earHalf + ruffHalf + faceHalf + eyeHalf) + snout + shade;
  },
});
