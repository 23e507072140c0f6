import { scatter } from './geometry.ts';
import { ramps, type RampName } from './ramps.ts';

type DealerHair = 'bun' | 'bob' | 'long' | 'short' | 'swept' | 'turban' | 'scarf' | 'curls';
type DealerOutfit = 'waistcoat' | 'suit' | 'qipao' | 'sari' | 'kurta';

/** Appearance of the person behind a live table. */
export interface Dealer {
  skin: number;
  hair: DealerHair;
  /** Index of a hair colour. */
  hairColor: number;
  outfit: DealerOutfit;
  cloth: RampName;
  trim: RampName;
  hasGlasses: boolean;
  hasBeard: boolean;
  hasEarrings: boolean;
}

const skins = [
  { light: '#FBD9BD', mid: '#F0BD98', deep: '#CF8F68', line: '#8C5238' },
  { light: '#F0C49B', mid: '#DDA274', deep: '#B57748', line: '#6E3F22' },
  { light: '#D9A074', mid: '#BE7F51', deep: '#935831', line: '#512B14' },
  { light: '#B87B50', mid: '#965B34', deep: '#6E3D1E', line: '#3A1D0C' },
  { light: '#8E5A3A', mid: '#6F4127', deep: '#4C2915', line: '#241006' },
] as const;
type Skin = (typeof skins)[number];

const hairColors = [
  { mid: '#1D1A22', light: '#4A4456' },
  { mid: '#3A2116', light: '#6D4330' },
  { mid: '#6B3A1A', light: '#A0632F' },
  { mid: '#54606E', light: '#93A1B1' },
] as const;
type Hair = (typeof hairColors)[number];

/** Outfits that go with each hair. */
const outfitsOf: Readonly<Record<DealerHair, readonly DealerOutfit[]>> = {
  bun: ['waistcoat', 'qipao', 'sari', 'suit'],
  bob: ['waistcoat', 'suit', 'qipao'],
  long: ['sari', 'waistcoat', 'qipao', 'kurta'],
  short: ['waistcoat', 'suit', 'kurta'],
  swept: ['suit', 'waistcoat', 'kurta'],
  turban: ['waistcoat', 'kurta', 'suit'],
  scarf: ['kurta', 'suit', 'waistcoat'],
  curls: ['waistcoat', 'suit', 'sari'],
};
const hairs = Object.keys(outfitsOf) as DealerHair[];

/** Returns the dealer that belongs to a seed, dressed in two colours: always the same one. */
export function dealerOf(seed: number, cloth: RampName, trim: RampName): Dealer {
  const next = scatter(seed);
  const pick = <Choice>(choices: readonly Choice[], first: Choice) => choices[Math.floor(next() * choices.length)] ?? first;
  // The first numbers of neighbouring seeds are alike.
  next();
  const hair = pick(hairs, 'bun');
  const outfit = pick(outfitsOf[hair], 'waistcoat');
  const isMan = hair === 'short' || hair === 'swept' || hair === 'turban';
  return {
    skin: Math.floor(next() * skins.length),
    hair,
    hairColor: Math.floor(next() * hairColors.length),
    outfit,
    cloth,
    trim,
    hasGlasses: next() < 0.2,
    hasBeard: isMan && next() < 0.5,
    hasEarrings: !isMan && hair !== 'scarf',
  };
}

/**
 * Draws a dealer from the front, down to the table, 400 × 330. The stage moves the parts by their classes: `dealer-head`, `dealer-lids` and
 * `dealer-arm`, the arm that deals.
 */
export function drawDealer(dealer: Dealer): string {
  const skin = skins[dealer.skin % skins.length] ?? skins[0];
  const hair = hairColors[dealer.hairColor % hairColors.length] ?? hairColors[0];
  return `<svg class="dealer" viewBox="0 0 400 330" aria-hidden="true">
    <g class="dealer-body">${backHair(dealer, hair)}${neck(skin)}${torso(dealer)}</g>
    <g class="dealer-head">${head(dealer, skin, hair)}</g>
    <g class="dealer-rest">${arm(dealer, skin)}</g>
    <g class="dealer-arm"><g transform="translate(400) scale(-1 1)">${arm(dealer, skin)}</g></g></svg>`.replaceAll(/>\s+</g, '><');
}

const neck = ({ mid, deep }: Skin) =>
  `<path d="M176 140H224V190C224 206 176 206 176 190Z" fill="${mid}"/><path d="M176 160C190 178 212 178 224 158V172C210 188 190 188 176 174Z" fill="${deep}"/>`;

function torso({ outfit, cloth, trim }: Dealer): string {
  const body = ramps[cloth];
  const edge = ramps[trim];
  const shape =
    'M92 330C86 262 92 214 136 196C156 189 168 186 176 180C186 200 214 200 224 180C232 186 244 189 264 196C308 214 314 262 308 330Z';
  const plain = (fill: string, shade: string) =>
    `<path d="${shape}" fill="${fill}"/><path d="M264 196C308 214 314 262 308 330H262C276 280 276 230 264 196Z" fill="${shade}" opacity=".55"/><path d="M128 236C134 268 134 300 128 330H92C86 262 92 222 120 204C122 214 124 224 128 236Z" fill="${shade}" opacity=".3"/>`;
  switch (outfit) {
    case 'waistcoat':
      return `${plain('#F7F4EC', '#C9C3B4')}<path d="M136 196C150 191 160 189 168 186L200 262L232 186C240 189 250 191 264 196C272 236 274 290 272 330H128C126 290 128 236 136 196Z" fill="${body.deep}"/>
        <path d="M168 186L200 262L200 330H128C126 290 128 236 136 196C150 191 160 189 168 186Z" fill="${body.mid}" opacity=".45"/>
        <path d="M168 186L200 262L188 330M232 186L200 262L212 330" fill="none" stroke="${body.dark}" stroke-width="3"/>
        <g fill="${edge.mid}"><circle cx="200" cy="284" r="4.5"/><circle cx="200" cy="306" r="4.5"/></g>
        <path d="M200 204L170 190V222ZM200 204L230 190V222Z" fill="${edge.mid}"/><path d="M200 204L170 222V212ZM200 204L230 222V212Z" fill="${edge.deep}"/><rect x="192" y="196" width="16" height="17" rx="5" fill="${edge.light}"/>`;
    case 'suit':
      return `${plain(body.deep, body.dark)}<path d="M172 184L200 276L228 184C216 200 184 200 172 184Z" fill="#F7F4EC"/><path d="M192 204H208L213 250L200 274L187 250Z" fill="${edge.mid}"/><path d="M200 204H208L213 250L200 274Z" fill="${edge.deep}"/><path d="M190 198H210L207 210H193Z" fill="${edge.light}"/>
        <path d="M170 185L152 196L160 224L148 228L198 288L200 274ZM230 185L248 196L240 224L252 228L202 288L200 274Z" fill="${body.mid}"/><path d="M200 288V330" stroke="${body.dark}" stroke-width="3"/><path d="M250 250L274 246L272 256L250 258Z" fill="${edge.light}"/>`;
    case 'qipao':
      return `${plain(body.mid, body.deep)}<path d="M172 174C184 192 216 192 228 174L232 196C214 212 186 212 168 196Z" fill="${body.deep}" stroke="${edge.mid}" stroke-width="3"/>
        <path d="M200 208C222 222 250 222 272 214" fill="none" stroke="${edge.mid}" stroke-width="6" stroke-linecap="round"/><g fill="${edge.light}"><circle cx="204" cy="212" r="5"/><circle cx="234" cy="222" r="5"/><circle cx="262" cy="218" r="5"/></g>
        <g fill="none" stroke="${edge.mid}" stroke-width="3" opacity=".8"><path d="M140 250C156 236 166 262 152 270C138 276 134 256 148 254"/><path d="M176 300C194 284 204 312 190 322"/><path d="M236 274C252 262 262 288 248 294C236 298 232 282 244 280"/></g>`;
    case 'sari':
      return `${plain(body.deep, body.dark)}<path d="M264 196C246 190 236 186 228 182C196 214 148 268 118 330H232C262 282 276 240 264 196Z" fill="${edge.mid}"/><path d="M264 196C276 240 262 282 232 330H204C240 286 254 236 246 190Z" fill="${edge.deep}"/>
        <path d="M228 182C196 214 148 268 118 330" fill="none" stroke="${edge.light}" stroke-width="8"/><path d="M228 182C196 214 148 268 118 330" fill="none" stroke="${body.mid}" stroke-width="3" stroke-dasharray="2 7"/>
        <path d="M172 186C184 212 216 212 228 186" fill="none" stroke="#FFD75A" stroke-width="5"/><circle cx="200" cy="209" r="7" fill="#FFD75A"/><circle cx="200" cy="209" r="3" fill="#E5242F"/>`;
    case 'kurta':
      return `${plain(body.mid, body.deep)}<path d="M174 178C186 194 214 194 226 178L230 200L208 206V330H192V206L170 200Z" fill="${edge.deep}"/><path d="M174 178C186 194 214 194 226 178L230 198C212 210 188 210 170 198Z" fill="${edge.mid}"/>
        <g fill="${edge.light}"><circle cx="200" cy="226" r="4"/><circle cx="200" cy="250" r="4"/><circle cx="200" cy="274" r="4"/><circle cx="200" cy="298" r="4"/></g>`;
  }
}

/** The arm on the left, its hand flat on the table. */
function arm({ outfit, cloth }: Dealer, { light, mid, deep, line }: Skin): string {
  const { mid: body, deep: shade, dark } = ramps[cloth];
  const [sleeve, fold] =
    outfit === 'waistcoat' ? ['#FFFDF6', '#CFC8B8'] : outfit === 'qipao' || outfit === 'kurta' ? [body, shade] : [shade, dark];
  return `<path d="M104 210C72 230 58 276 62 316C64 334 92 338 104 326C112 300 122 262 128 236C132 214 122 200 104 210Z" fill="${sleeve}"/><path d="M128 236C122 262 112 300 104 326C98 332 88 334 80 332C98 300 108 262 110 226Z" fill="${fold}"/>
    <path d="M66 308C62 326 78 336 100 332L150 322L146 296L96 300C84 300 70 298 66 308Z" fill="${sleeve}"/><path d="M100 332L150 322L149 314L98 322C82 324 72 320 66 310C62 326 78 336 100 332Z" fill="${fold}"/><path d="M140 295L152 294L156 323L145 325Z" fill="${outfit === 'suit' ? '#F7F4EC' : fold}"/>
    <path d="M152 296C166 290 180 292 192 300C200 304 204 310 200 314C196 318 186 316 178 318C170 324 160 324 154 320Z" fill="${mid}"/><path d="M152 296C166 290 180 292 192 300C180 298 166 300 153 304Z" fill="${light}"/><path d="M200 314C196 318 186 316 178 318C170 324 160 324 154 320L153 314C170 316 186 310 200 314Z" fill="${deep}"/><path d="M182 303C188 305 194 308 199 311" stroke="${line}" stroke-width="1.6" fill="none" opacity=".6"/>`;
}

function head({ hair: style, hasGlasses, hasBeard, hasEarrings, cloth, trim }: Dealer, skin: Skin, hair: Hair): string {
  const { light, mid, deep, line } = skin;
  const brow = style === 'turban' || style === 'scarf' ? '#241A18' : hair.mid;
  const ears = `<path d="M154 104C144 96 138 108 144 120C148 128 156 128 158 122ZM246 104C256 96 262 108 256 120C252 128 244 128 242 122Z" fill="${deep}"/>`;
  const face = `<path d="M154 92C154 58 246 58 246 92C248 124 240 148 222 160C210 168 190 168 178 160C160 148 152 124 154 92Z" fill="${mid}"/><path d="M246 92C248 124 240 148 222 160C214 165 206 167 198 166C224 156 234 124 232 76C240 80 246 86 246 92Z" fill="${deep}" opacity=".5"/><path d="M164 84C170 72 186 68 196 72C180 78 168 92 166 112C162 104 160 92 164 84Z" fill="${light}" opacity=".8"/>`;
  const beard = `<path d="M155 112C158 146 172 168 200 170C228 168 242 146 245 112C240 122 234 132 226 134C214 128 186 128 174 134C166 132 160 122 155 112Z" fill="${hair.mid}"/><path d="M180 132C190 126 210 126 220 132C212 130 206 132 200 134C194 132 188 130 180 132Z" fill="${hair.light}" opacity=".5"/>`;
  const eyes = `<g fill="#FFFFFF"><ellipse cx="181" cy="108" rx="10.5" ry="7.6"/><ellipse cx="219" cy="108" rx="10.5" ry="7.6"/></g><g class="dealer-eyes"><circle cx="181" cy="109" r="6" fill="#3A2013"/><circle cx="219" cy="109" r="6" fill="#3A2013"/><g fill="#fff"><circle cx="179" cy="106.5" r="2"/><circle cx="217" cy="106.5" r="2"/></g></g>
    <g class="dealer-lids" fill="${mid}"><path d="M169 99H193V110C188 117 174 117 169 110ZM207 99H231V110C226 117 212 117 207 110Z"/><path d="M170 111C176 116 186 116 192 111M208 111C214 116 224 116 230 111" fill="none" stroke="${line}" stroke-width="2.4"/></g>
    <path d="M169 107C172 99 188 98 193 105M207 105C212 98 228 99 231 107" fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round"/><path d="M167 93C174 86 186 86 193 91M207 91C214 86 226 86 233 93" fill="none" stroke="${brow}" stroke-width="4.6" stroke-linecap="round"/>`;
  const nose = `<path d="M200 108C198 118 194 124 195 128C198 131 203 131 206 128" fill="none" stroke="${deep}" stroke-width="3" stroke-linecap="round"/>`;
  const mouth = `<path d="M184 143C192 140 208 140 216 143C210 153 190 153 184 143Z" fill="#8C2732"/><path d="M187 143.5C194 142 206 142 213 143.5C208 147 192 147 187 143.5Z" fill="#fff"/><path d="M184 143C192 139 196 141 200 142C204 141 208 139 216 143" fill="none" stroke="#A33A41" stroke-width="2.6" stroke-linecap="round"/>`;
  const glasses = `<g fill="rgb(255 255 255 / .16)" stroke="#22242C" stroke-width="3"><rect x="165" y="97" width="31" height="23" rx="9"/><rect x="204" y="97" width="31" height="23" rx="9"/><path d="M196 106C198 103 202 103 204 106M165 105L154 102M235 105L246 102" fill="none"/></g>`;
  const drops = !hasEarrings
    ? ''
    : '<g fill="#FFD75A"><circle cx="147" cy="130" r="4"/><circle cx="253" cy="130" r="4"/><path d="M147 134l4 9h-8ZM253 134l4 9h-8Z"/></g>';
  return `${ears}${face}${hasBeard ? beard : ''}${nose}${mouth}${eyes}${frontHair(style, hair, cloth, trim)}${hasGlasses ? glasses : ''}${drops}`;
}

/** Hair that falls behind the shoulders. */
function backHair({ hair: style, trim }: Dealer, { mid, light }: Hair): string {
  switch (style) {
    case 'long':
      return `<path d="M146 96C140 40 260 40 254 96C262 140 272 190 262 232H138C128 190 138 140 146 96Z" fill="${mid}"/><path d="M146 110C142 150 140 190 146 226" stroke="${light}" stroke-width="5" fill="none" opacity=".5"/>`;
    case 'bob':
      return `<path d="M142 100C134 36 266 36 258 100C262 130 262 150 254 168H146C138 150 138 130 142 100Z" fill="${mid}"/>`;
    case 'curls':
      return `<g fill="${mid}"><circle cx="146" cy="92" r="24"/><circle cx="254" cy="92" r="24"/><circle cx="140" cy="128" r="22"/><circle cx="260" cy="128" r="22"/><circle cx="150" cy="158" r="20"/><circle cx="250" cy="158" r="20"/></g>`;
    case 'scarf':
      return `<path d="M144 96C138 34 262 34 256 96C266 140 278 180 282 214C240 236 160 236 118 214C122 180 134 140 144 96Z" fill="${ramps[trim].deep}"/>`;
    case 'bun':
      return `<circle cx="200" cy="40" r="24" fill="${mid}"/><path d="M184 32C190 24 204 22 212 30" stroke="${light}" stroke-width="4" fill="none" opacity=".6"/>`;
    case 'short':
    case 'swept':
    case 'turban':
      return '';
  }
}

function frontHair(style: Dealer['hair'], { mid, light }: Hair, cloth: RampName, trim: RampName): string {
  const shine = `<path d="M172 66C182 58 200 55 214 58" stroke="${light}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/>`;
  switch (style) {
    case 'bun':
      return `<path d="M150 106C140 40 260 40 250 106C248 88 240 78 226 74C204 72 180 74 170 78C158 84 152 94 150 106Z" fill="${mid}"/>${shine}`;
    case 'bob':
      return `<path d="M148 134C136 38 264 38 252 134C250 110 248 96 238 88C214 88 186 84 168 78C158 90 150 110 148 134Z" fill="${mid}"/>${shine}`;
    case 'long':
      return `<path d="M150 128C138 38 262 38 250 128C250 100 238 82 204 68C188 84 158 88 150 128Z" fill="${mid}"/>${shine}`;
    case 'curls':
      return `<g fill="${mid}"><circle cx="166" cy="70" r="22"/><circle cx="192" cy="58" r="22"/><circle cx="218" cy="60" r="22"/><circle cx="238" cy="76" r="20"/><circle cx="154" cy="88" r="15"/></g>${shine}`;
    case 'short':
      return `<path d="M152 104C142 42 258 42 248 104C246 90 242 82 236 78C214 84 186 80 168 76C158 82 154 92 152 104Z" fill="${mid}"/>${shine}`;
    case 'swept':
      return `<path d="M152 102C146 60 158 44 186 40C226 34 262 56 248 104C246 86 240 78 230 72C210 70 188 66 176 56C172 72 156 84 152 102Z" fill="${mid}"/>${shine}`;
    case 'turban': {
      const { light: lit, mid: cloth1, deep } = ramps[trim];
      return `<path d="M146 92C138 30 262 30 254 92C240 74 222 68 200 66C178 68 160 74 146 92Z" fill="${cloth1}"/><path d="M146 92C152 66 178 44 214 42C190 50 172 62 164 78ZM254 92C250 70 232 52 208 46C226 56 236 66 238 78Z" fill="${deep}"/><path d="M168 76C182 58 206 48 232 54" stroke="${lit}" stroke-width="4" fill="none" opacity=".7"/><path d="M200 50l8 14-8 10-8-10Z" fill="#FFD75A"/><circle cx="200" cy="62" r="4" fill="${ramps[cloth].mid}"/>`;
    }
    case 'scarf': {
      const { light: lit, mid: cloth1, deep } = ramps[trim];
      return `<path d="M146 100C138 34 262 34 254 100C262 150 256 176 232 196C250 160 254 120 246 96C238 76 220 70 200 70C180 70 162 76 154 96C146 120 150 160 168 196C144 176 138 150 146 100Z" fill="${cloth1}"/><path d="M168 196C184 210 216 210 232 196C226 222 174 222 168 196Z" fill="${deep}"/><path d="M158 84C168 62 190 54 214 58" stroke="${lit}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/>`;
    }
  }
}
