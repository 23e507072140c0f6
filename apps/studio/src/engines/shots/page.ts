import { localDigits } from '@site/money/localDigits';
import { drawSignLettering } from '../../art/drawLettering.ts';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { CANNON_SIZES, drawBall, drawCannon, drawCoin, drawNet } from './art/drawCannon.ts';
import { drawFish } from './art/drawFish.ts';
import { drawShore, drawWater, waterColors as colorsOf } from './art/drawWater.ts';
import type { ShotsTheme } from './ShotsTheme.ts';
import { waters } from './waters.ts';

/** Colour of the cut line around fish and cannons. */
const INK = '#06131F';

/** Returns the markup of the water and of the list of its fish. Labels are escaped by `word`. */
export function stageMarkup({ name, kinds }: ShotsTheme, word: (key: string) => string, locale: string): string {
  const art = (drawing: string) => `/art/symbol/${name}/${drawing}.svg`;
  const cannons = Array.from(
    { length: CANNON_SIZES },
    (_, size) => `<img src="${art(`cannon-${size}`)}" alt="" data-size="${size}"${size === 0 ? '' : ' hidden'}>`,
  );
  const targets = kinds.map(
    ({ species, multiple, width, height }, index) =>
      `<li><button class="shots-target" type="button" data-kind="${index}" aria-pressed="false"><img src="${art(`one-${species}`)}" alt="" width="${width}" height="${height}" draggable="false"><span class="unseen">${word(`shots.fish.${species}`)} </span><span class="figure" dir="ltr">${localDigits(`×${multiple}`, locale)}</span></button></li>`,
  );
  return `<div class="shots-frame">
<div class="shots-water" id="water" role="application" tabindex="0" aria-label="${word('shots.water')}" aria-describedby="shots-keys">
<img class="shots-shore" src="${art('shore')}" alt="">
<img class="shots-sign" src="${art('sign')}" alt="" width="640" height="120">
<div class="shots-gun" aria-hidden="true"><div class="shots-flash" id="flash"></div><div class="shots-turn" id="turn">${cannons.join('')}</div><p class="shots-cost figure" id="cost" dir="ltr"></p></div>
<div class="shots-sums" id="sums" aria-hidden="true" dir="ltr"></div>
<p class="shots-boss" id="boss" aria-hidden="true" hidden></p>
</div>
</div>
<p class="unseen" id="shots-keys">${word('shots.keys')}</p>
<ul class="shots-targets" id="targets" aria-label="${word('shots.targets')}">${targets.join('')}</ul>
<p class="unseen" id="said" role="status"></p>`;
}

/** Returns the colours of a game as CSS. */
export function waterColors({ name, water }: ShotsTheme): string {
  const { top, middle, deep, glow, bedNear } = colorsOf[water];
  const [body, trim] = waters[water].cannon;
  return `:root{--lit:color-mix(in srgb,${middle} 50%,${deep});--edge:color-mix(in srgb,${deep} 72%,#000);--top:${top};--deep:${deep};--glow:${glow};--bed:${bedNear};--body:${ramps[body].mid};--body-deep:${ramps[body].deep};--body-dark:${ramps[body].dark};--trim:${ramps[trim].mid};--trim-light:${ramps[trim].light};--trim-deep:${ramps[trim].deep}}.shots-water{background-image:url("/art/symbol/${name}/water.svg")}`;
}

/** Draws a picture of a game: its water, cannons and fish. */
export function drawPicture({ water, kinds, sign, look }: ShotsTheme, name: string): string | undefined {
  const { cannon } = waters[water];
  const [body, trim] = [ramps[cannon[0]], ramps[cannon[1]]];
  const [, part = '', which = ''] = /^([a-z]+)(?:-(\w+))?$/i.exec(name) ?? [];
  const kind = kinds.find(({ species }) => species === which);
  const size = Number(which);
  switch (part) {
    case 'water':
      return drawWater(water);
    case 'shore':
      return drawShore(water);
    case 'sign': {
      const { hand, face, warp, fill, key, tone } = look;
      const lettering = drawSignLettering(
        sign,
        hand,
        { face, warp, fill: [ramps[fill].light, ramps[fill].mid], ink: tones[tone].ink, key: ramps[key].mid },
        's',
      );
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120">${lettering}</svg>`;
    }
    case 'cannon':
      return size < CANNON_SIZES ? drawCannon(size, body, trim, INK) : undefined;
    case 'ball':
      return size < CANNON_SIZES ? drawBall(size, body, trim) : undefined;
    case 'net':
      return drawNet(trim);
    case 'coin':
      return drawCoin(trim);
    case 'fish':
      return kind && drawFish(kind, INK);
    case 'one':
      return kind && drawFish(kind, INK, [0.4]);
    case 'icon': {
      const boss = kinds.at(-1);
      return boss && drawFish(boss, INK, [0.4]);
    }
    default:
      return undefined;
  }
}
