import { defineMotif } from './defineMotif.ts';

/** An anglerfish with its lamp lit. */
export const angler = defineMotif({
  colorings: { violet: 'rose', teal: 'ember', ember: 'azure', royal: 'lime', crimson: 'gold', jade: 'orchid', onyx: 'crimson' },
  paint: (main, accent) => ({
    body: main.mid,
    ink: main.dark,
    glow: main.light,
    tooth: '#FFFBEA',
    lamp: '#FFE45C',
    mouth: accent.deep,
    fin: accent.mid,
  }),
  touches: { violet: { body: '#5B3FD6', ink: '#150B3F', glow: '#9C86FF', mouth: '#E0265C', fin: '#FF6FA1' } },
  draw({ body, ink, glow, tooth, lamp, mouth, fin }) {
    const lure = `
      <path d="M150 76C150 30 108 8 70 24" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>
      <path d="M150 76C150 30 108 8 70 24" fill="none" stroke="${glow}" stroke-width="6" stroke-linecap="round"/>
      <circle cx="62" cy="36" r="24" fill="${lamp}"/>
      <circle cx="54" cy="29" r="8" fill="#fff"/>`;
    const tail = `
      <path d="M240 150C262 120 286 112 300 92C298 130 296 150 290 168C298 190 298 220 296 250C280 226 262 214 240 206Z" fill="${fin}"/>
      <path d="M250 160L292 122M254 176L284 172M250 190L290 226" stroke="${mouth}" stroke-width="5"/>`;
    const backFin = `
      <path d="M140 84C160 40 210 46 232 66C224 82 222 92 224 106Z" fill="${fin}"/>
      <path d="M168 86L190 58M190 92L212 66" stroke="${mouth}" stroke-width="5"/>`;
    const trunk = `
      <path d="M30 176C34 112 88 72 150 74C214 76 260 120 262 176C262 240 212 286 146 286C90 286 52 260 40 226C70 220 60 196 30 176Z" fill="${body}"/>
      <path d="M262 176C262 240 212 286 146 286C110 286 80 275 60 256C150 262 220 220 214 98C244 116 262 144 262 176Z" fill="${ink}" opacity=".42"/>
      <path d="M52 138C70 104 104 86 146 84C116 96 88 114 72 146Z" fill="${glow}"/>`;
    const maw = `
      <path d="M22 176C70 168 124 178 166 200C152 244 104 262 44 248C52 232 36 204 22 176Z" fill="${ink}"/>
      <path d="M60 236C90 216 124 214 152 218C140 244 104 256 60 246Z" fill="${mouth}"/>`;
    const teeth = `
      <g fill="${tooth}">
      <path d="M26 176L40 174L38 206Z"/>
      <path d="M48 173L66 174L60 212Z"/>
      <path d="M76 175L94 178L84 216Z"/>
      <path d="M104 181L122 186L108 218Z"/>
      <path d="M132 190L148 196L132 216Z"/>
      <path d="M50 248L60 222L68 251Z"/>
      <path d="M82 252L92 226L100 252Z"/>
      <path d="M114 247L122 224L130 240Z"/>
      </g>`;
    const eye = `
      <circle cx="118" cy="132" r="33" fill="${ink}"/>
      <circle cx="118" cy="132" r="27" fill="${tooth}"/>
      <circle cx="108" cy="130" r="14" fill="${ink}"/>
      <circle cx="103" cy="124" r="5" fill="#fff"/>
      <path d="M84 116Q116 88 152 118L146 126Q116 106 88 124Z" fill="${ink}"/>`;
    const sideFin = `
      <path d="M176 190C214 180 240 196 250 222C226 232 196 232 172 216Z" fill="${fin}"/>
      <path d="M186 204L236 214M188 212L222 222" stroke="${mouth}" stroke-width="4"/>`;
    return lure + tail + backFin + trunk + maw + teeth + eye + sideFin;
  },
});
