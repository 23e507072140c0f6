import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { createElement, type FunctionComponent, type PropsWithChildren, useEffect } from 'react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { forgetStyles } from './caches';
import { isCheckedNarrow, isPlayedIn, type Look, looksOf, type Mode, modes, type Prepared, smallPhone, type Visual } from './modes';
import { textsCutBySpacing } from './textSpacing';
import { pictureName } from './visual/pictureName';
import * as preview from './preview';
import { showIn } from './shownLook';

interface Mounted {
  canvas: object;
  canvasElement: HTMLElement;
  originalStoryFn: () => unknown;
  renderToCanvas: () => Promise<unknown>;
}

interface Shown extends Prepared {
  id: string;
  canvasElement: HTMLElement;
  parameters: {
    visual?: Visual;
    /** `full` plays animations; pictures are taken with reduced motion. */
    motion?: 'full';
    /** Plays the story in the colours of the system. */
    forcedColors?: boolean;
  };
}

const mode = inject('mode');

// This file runs once for each file of stories, in a page that has shown others.
forgetStyles();

/** Rules for axe beside those of dark, which are all: the direction changes only positions, these looks only colours. */
const rulesOfPositions = ['target-size', 'scrollable-region-focusable'];
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
const looksOfColours = new Set(['light', 'secondBrand', 'forcedColors']);

// Axe reads the fill of a text before its colour. No component sets a fill, and Chromium names the component's colour there while it draws the
// system's.
// oxlint-disable-next-line typescript/unbound-method -- called with the style that is asked
const { getPropertyValue } = CSSStyleDeclaration.prototype;
CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
  return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name);
};

let skip: (why: string) => void;
beforeEach((test) => {
  skip = test.skip;
});

// Storybook stops animations for a picture and, when the picture fails, does not restore them: later stories would not move.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
});

/** React runs effects in a separate task after painting; a story's checks start after them. */
const effectsRan = new WeakMap<HTMLElement, () => void>();
function Effects({ of, children }: PropsWithChildren<{ of: HTMLElement }>) {
  useEffect(() => effectsRan.get(of)?.(), [of]);
  return children;
}

// The system's colours show the caret in every picture, which must not blink.
const caret = new CSSStyleSheet();
caret.replaceSync('* { caret-animation: manual !important }');
document.adoptedStyleSheets = [caret];

setProjectAnnotations([
  a11y,
  preview,
  {
    initialGlobals: modes[mode],
    decorators: [
      (Story: FunctionComponent, { canvasElement }: Shown) => createElement(Effects, { of: canvasElement }, createElement(Story)),
    ],
    mount: (shown: object) => async (ui?: unknown) => {
      const context = shown as Mounted;
      if (ui !== undefined) context.originalStoryFn = () => ui;
      const ran = new Promise<void>((resolve) => effectsRan.set(context.canvasElement, resolve));
      await context.renderToCanvas();
      await ran;
      return context.canvas;
    },
    // Describing each passing element takes axe longer than checking it.
    parameters: { a11y: { options: { resultTypes: ['violations'], ...(mode === 'rtl' && { runOnly: rulesOfPositions }) } } },
    beforeEach: async ({ parameters, storyGlobals }: Shown) => {
      if (!isPlayedIn(mode, parameters.visual, storyGlobals)) skip('It is the same in dark.');
      await wakeFrames();
      showIn(modes[mode]);
      const isMoving = parameters.motion === 'full' || inject('motion') === 'full';
      if (!isMoving && !parameters.forcedColors) return undefined;
      await emulate(isMoving ? 'no-preference' : 'reduce', parameters.forcedColors ? 'active' : 'none');
      return () => emulate('reduce', 'none');
    },
    afterEach: async ({ id, canvasElement, storyGlobals, parameters: { visual = {} } }: Shown) => {
      const file = pictureName(expect.getState().testPath ?? '', id);
      const shown = visual.page ? document.body : canvasElement;
      for (const [name, look] of Object.entries(looksOf(visual, storyGlobals))) {
        if (modeOf(look) !== mode) continue;
        await show(look);
        if (looksOfColours.has(name)) await checkRules(shown, name, { runOnly: rulesOfColours });
        if (inject('visual')) await takePicture(`${file}__${name}`, shown, visual);
        if (name !== 'smallPhone') continue;
        await checkNarrow(shown);
        // The narrowest screen is where the reader's own spacing leaves the least room.
        await expect(textsCutBySpacing(shown)).resolves.toEqual([]);
      }
      if (mode === 'dark' && isCheckedNarrow(visual)) {
        await show(smallPhone);
        await checkNarrow(shown);
      }
      await show(modes[mode]);
    },
  },
]);

const modeOf = ({ language }: Look): Mode => (language === modes.rtl.language ? 'rtl' : 'dark');

async function show({ colorScheme, brand, forcedColors, viewport }: Look) {
  showIn({ colorScheme, ...(brand && { brand }) });
  const wanted = forcedColors ?? 'none';
  if (wanted !== colours) await emulate('reduce', wanted);
  if (!viewport) return;
  await page.viewport(viewport.width, viewport.height);
  // Components learn of the width in the next frame.
  await new Promise(requestAnimationFrame);
}

/** On the narrowest screen the rules of axe hold, and nothing scrolls sideways but what is made for it. */
async function checkNarrow(shown: HTMLElement) {
  await checkRules(shown, 'smallPhone', { rules: { 'target-size': { enabled: true }, region: { enabled: false } } });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect.soft(scrollWidth, 'The page scrolls sideways at 320 px.').toBe(clientWidth);
}

async function checkRules(shown: HTMLElement, look: string, options: axe.RunOptions) {
  const { violations } = await axe.run(shown, { ...options, resultTypes: ['violations'] });
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} in ${look}: ${html}\n${failureSummary}`),
  );
  expect(faults).toEqual([]);
}

async function takePicture(name: string, shown: HTMLElement, { animations }: Visual) {
  await settled(shown);
  // Otherwise every picture of the file would be told as different, and none would say why.
  expect(getComputedStyle(document.body).backgroundColor, `The page has lost its styles: ${describeStyles()}`).not.toBe('rgba(0, 0, 0, 0)');
  // Content below the fold would be captured blank. Some content grows with the window, so the size is set twice.
  for (const _ of [1, 2]) {
    const bottom = Math.ceil(shown.getBoundingClientRect().bottom);
    if (bottom <= window.innerHeight) break;
    await page.viewport(window.innerWidth, bottom);
    await settled(shown);
  }
  // A layer that has just moved is drawn with different edges until it has rested for two frames.
  if (animations === 'allow') for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  // A story that differs in one look is shown in the others too, so that one run finds all.
  await expect.soft(shown).toMatchScreenshot(name, { screenshotOptions: { animations: animations ?? 'disabled' } });
}

function describeStyles(): string {
  const sheets = [...document.styleSheets].map(({ ownerNode, cssRules }) => {
    const owner = ownerNode instanceof HTMLStyleElement ? (ownerNode.dataset['emotion'] ?? ownerNode.textContent.slice(0, 40)) : 'link';
    return `${owner} (${cssRules.length} rules)`;
  });
  return sheets.join(', ');
}

const FRAME_WITHIN_MS = 5000;

const drawsFrames = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), FRAME_WITHIN_MS);
    requestAnimationFrame(() => resolve(true));
  });

/** Chromium sometimes opens a page that draws no frames, in which every wait of a story would end by its timeout. */
async function wakeFrames() {
  if (await drawsFrames()) return;
  await cdp().send('Page.bringToFront');
  if (!(await drawsFrames())) throw new Error('This page draws no frames, also in front.');
  console.warn('This page drew no frames until it was brought to the front.');
}

/** An image whose source changes meanwhile fails to decode; the second call decodes the new source. */
const decoded = (img: HTMLImageElement) => img.decode().catch(() => img.decode());

const settled = async (shown: HTMLElement) => {
  await document.fonts.ready;
  await Promise.all([...shown.querySelectorAll('img')].filter((img) => img.checkVisibility()).map(decoded));
};

/** Whether the colours of the system are shown now. */
let colours: 'active' | 'none' = 'none';

function emulate(motion: 'reduce' | 'no-preference', forcedColors: typeof colours) {
  colours = forcedColors;
  return cdp().send('Emulation.setEmulatedMedia', {
    // What is not named here is reset.
    features: [
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'forced-colors', value: forcedColors },
    ],
  });
}
