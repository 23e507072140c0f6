import type { CrashTheme } from './wire.ts';

/** Returns the markup of the sky before the first flight. */
export function stageMarkup({ name, motif }: CrashTheme, word: (key: string) => string): string {
  const picture = (drawing: string) => `/art/symbol/${name}/${drawing}.svg`;
  return `<div class="flight" dir="ltr"><img class="hung-sign" src="/art/sign/${name}.svg" alt="" width="640" height="120">
<div class="sky" id="sky">
<span class="space" id="space"></span>
<img class="land" id="far" src="${picture('far')}" alt="" width="1200" height="260">
<img class="land land-near" id="near" src="${picture('near')}" alt="" width="1200" height="260">
<ol class="heights" id="heights" aria-hidden="true"></ol>
<ol class="flights" id="flights" aria-label="${word('crash.history')}"></ol>
<span class="left-at figure" id="left-at" aria-hidden="true" hidden></span>
<div class="craft" id="craft"><img src="${picture(motif)}" alt=""></div>
<p class="multiplier figure" id="multiplier" aria-hidden="true"></p>
<p class="countdown" id="countdown"></p>
<div class="fuse" id="fuse" hidden><i></i></div>
</div></div>
<label class="auto">${word('crash.auto')}<input id="cash-out-at" type="number" inputmode="decimal" min="1.01" max="1000" step="0.01" placeholder="–" dir="ltr"></label>`;
}

export function stageColors({ name, sky: [foot, middle, top], trail, glow, disc }: CrashTheme): string {
  return `:root {--lit:${foot};--edge:${top};--sky-foot:${foot};--sky-middle:${middle};--sky-top:${top};--trail:${trail};--glow:${glow};--disc:${disc};--room:url("/art/room/${name}.svg");}`;
}
