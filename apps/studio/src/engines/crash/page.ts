import type { CrashTheme } from './wire.ts';

/** Returns the markup of the sky before the first flight. */
export function stageMarkup({ name, motif }: CrashTheme, word: (key: string) => string): string {
  return `<div class="sky" id="sky" dir="ltr">
<ol class="flights" id="flights" aria-label="${word('crash.history')}"></ol>
<div class="craft" id="craft"><img src="/art/symbol/${name}/${motif}.svg" alt=""></div>
<p class="multiplier figure" id="multiplier" aria-hidden="true"></p>
<p class="countdown" id="countdown"></p>
<div class="fuse" id="fuse" hidden><i></i></div>
</div>
<label class="auto">${word('crash.auto')}<input id="cash-out-at" type="number" inputmode="decimal" min="1.01" max="1000" step="0.01" placeholder="–" dir="ltr"></label>`;
}

export function stageColors({ sky: [foot, middle, top], trail, glow, disc }: CrashTheme): string {
  return `:root {--lit:${foot};--edge:${top};--sky-foot:${foot};--sky-middle:${middle};--sky-top:${top};--trail:${trail};--glow:${glow};--disc:${disc};}`;
}
