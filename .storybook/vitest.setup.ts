import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { createElement, type FunctionComponent, type PropsWithChildren, useEffect } from 'react';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { forgetStyles } from './caches';
import { textsCutBySpacing } from './textSpacing';
import { type Mode, modes, modesOf, phoneSizes, picturesOf, type Prepared, type Visual } from './modes';
import { pictureName } from './visual/pictureName';
import * as preview from './preview';

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
    /** Shows the story in the colours of the system, as Windows does with a contrast theme. */
    forcedColors?: boolean;
  };
}

const mode = inject('mode');

// This file runs once for each file of stories, in a page that has shown others.
forgetStyles();

/** Rules for axe in each mode: all rules in dark. The scheme changes only colours, and the direction only positions. */
const asked: Partial<Record<Mode, string[]>> = {
  light: ['color-contrast', 'link-in-text-block'],
  rtl: ['target-size', 'scrollable-region-focusable'],
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
    parameters: { a11y: { options: { resultTypes: ['violations'], ...(asked[mode] && { runOnly: asked[mode] }) } } },
    beforeEach: async ({ parameters, storyGlobals }: Shown) => {
      if (!(mode in modesOf(parameters.visual, storyGlobals))) skip('It is the same in dark.');
      const isMoving = parameters.motion === 'full' || inject('motion') === 'full';
      if (!isMoving && !parameters.forcedColors) return undefined;
      await emulate(isMoving ? 'no-preference' : 'reduce', parameters.forcedColors ? 'active' : 'none');
      return () => emulate('reduce', 'none');
    },
    afterEach: async (shown: Shown) => {
      if (inject('visual')) await takePictures(shown);
      if (mode === 'dark' && shown.parameters.visual?.phone) await checkSpacing(shown);
    },
  },
]);

async function checkSpacing({ parameters: { visual }, canvasElement }: Shown) {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  await expect(textsCutBySpacing(visual?.page ? document.body : canvasElement)).resolves.toEqual([]);
  await page.viewport(innerWidth, innerHeight);
}

async function takePictures({ id, canvasElement, storyGlobals, parameters: { visual = {} } }: Shown) {
  const wanted = picturesOf(visual, storyGlobals);
  const file = pictureName(expect.getState().testPath ?? '', id);
  const picture = async (name: string) => {
    const shown = visual.page ? document.body : canvasElement;
    await settled(shown);
    // Content below the fold would be captured blank. Some content grows with the window, so the size is set twice.
    for (const _ of [1, 2]) {
      const bottom = Math.ceil(shown.getBoundingClientRect().bottom);
      if (bottom <= window.innerHeight) break;
      await page.viewport(window.innerWidth, bottom);
      await settled(shown);
    }
    // A layer that has just moved is drawn with different edges until it has rested for two frames.
    if (visual.animations === 'allow') for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await expect(shown).toMatchScreenshot(`${file}__${name}`, {
      screenshotOptions: { animations: visual.animations ?? 'disabled' },
    });
  };
  if (mode in wanted) await picture(mode);
  if (mode !== 'dark' || !('phone' in wanted)) return;
  for (const [name, { width, height }] of Object.entries(phoneSizes)) {
    await page.viewport(width, height);
    await picture(name);
  }
}

/** An image whose source changes meanwhile fails to decode; the second call decodes the new source. */
const decoded = (img: HTMLImageElement) => img.decode().catch(() => img.decode());

const settled = async (shown: HTMLElement) => {
  await document.fonts.ready;
  await Promise.all([...shown.querySelectorAll('img')].filter((img) => img.checkVisibility()).map(decoded));
};

const emulate = (motion: 'reduce' | 'no-preference', colors: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    // What is not named here is reset.
    features: [
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'forced-colors', value: colors },
    ],
  });
