import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, expect, inject } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { type Mode, modes, modesOf, phoneSize, picturesOf, type Prepared, type Visual } from './modes';
import { pictureName } from './visual/pictureName';
import * as preview from './preview';

interface Shown extends Prepared {
  id: string;
  canvasElement: HTMLElement;
  parameters: {
    visual?: Visual;
    /** `full` lets things move; pictures are taken with reduced motion. */
    motion?: 'full';
  };
}

const mode = inject('mode');

/** What axe is asked: all of it in dark. The scheme changes colours alone, and the direction where things stand. */
const asked: Partial<Record<Mode, string[]>> = {
  light: ['color-contrast', 'link-in-text-block'],
  rtl: ['target-size', 'scrollable-region-focusable'],
};

let skip: (why: string) => void;
beforeEach((test) => {
  skip = test.skip;
});

setProjectAnnotations([
  a11y,
  preview,
  {
    initialGlobals: modes[mode],
    ...(asked[mode] && { parameters: { a11y: { options: { runOnly: asked[mode] } } } }),
    beforeEach: async ({ parameters, storyGlobals }: Shown) => {
      if (!(mode in modesOf(storyGlobals))) skip('It is the same in dark.');
      if (parameters.motion !== 'full') return undefined;
      await emulate('no-preference');
      return () => emulate('reduce');
    },
    afterEach: async ({ id, canvasElement, storyGlobals, parameters: { visual = {} } }: Shown) => {
      if (!inject('visual')) return;
      const wanted = picturesOf(visual, storyGlobals);
      const file = pictureName(expect.getState().testPath ?? '', id);
      const picture = async (name: string) => {
        const shown = visual.page ? document.body : canvasElement;
        await settled(shown);
        // What lies below the fold would be taken as blank. What then grows with the window is let grow once.
        for (const _ of [1, 2]) {
          const bottom = Math.ceil(shown.getBoundingClientRect().bottom);
          if (bottom <= window.innerHeight) break;
          await page.viewport(window.innerWidth, bottom);
          await settled(shown);
        }
        // A layer that was moved a moment ago is drawn with other edges until it has been at rest for two frames.
        if (visual.animations === 'allow') for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        await expect(shown).toMatchScreenshot(`${file}__${name}`, {
          screenshotOptions: { animations: visual.animations ?? 'disabled' },
        });
      };
      if (mode in wanted) await picture(mode);
      if (mode !== 'dark' || !('phone' in wanted)) return;
      await page.viewport(phoneSize.width, phoneSize.height);
      await picture('phone');
    },
  },
]);

/** A picture that is given another source meanwhile is not decoded; the one that it has by then is. */
const decoded = (img: HTMLImageElement) => img.decode().catch(() => img.decode());

const settled = async (shown: HTMLElement) => {
  await document.fonts.ready;
  await Promise.all([...shown.querySelectorAll('img')].filter((img) => img.checkVisibility()).map(decoded));
};

const emulate = (motion: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] });
