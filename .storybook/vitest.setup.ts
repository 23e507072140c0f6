import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect, inject } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { modes, phoneSize, picturesOf, type Visual } from './modes';
import { pictureName } from './visual/pictureName';
import * as preview from './preview';

interface Shown {
  id: string;
  canvasElement: HTMLElement;
  parameters: {
    visual?: Visual;
    /** `full` lets things move; pictures are taken with reduced motion. */
    motion?: 'full';
  };
}

const mode = inject('mode');

setProjectAnnotations([
  a11y,
  preview,
  {
    initialGlobals: modes[mode],
    // The scheme changes colours alone: whatever else axe asks of a story has had its answer in dark.
    ...(mode === 'light' && { parameters: { a11y: { options: { runOnly: ['color-contrast', 'link-in-text-block'] } } } }),
    beforeEach: async ({ parameters }: Shown) => {
      if (parameters.motion !== 'full') return undefined;
      await emulate('no-preference');
      return () => emulate('reduce');
    },
    afterEach: async ({ id, canvasElement, parameters: { visual = {} } }: Shown) => {
      if (!inject('visual')) return;
      const wanted = picturesOf(visual);
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
