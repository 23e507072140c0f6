import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect, inject } from 'vitest';
import { modes } from './modes';
import * as preview from './preview';

interface Shown {
  id: string;
  canvasElement: HTMLElement;
  parameters: {
    /** `page` takes the whole page, for dialogs, whose portal stands outside the canvas. */
    visual?: { skip?: boolean; page?: boolean };
  };
}

const mode = inject('mode');

setProjectAnnotations([
  a11y,
  preview,
  {
    initialGlobals: modes[mode],
    afterEach: async ({ id, canvasElement, parameters }: Shown) => {
      if (parameters.visual?.skip || !inject('visual')) return;
      await document.fonts.ready;
      await expect(parameters.visual?.page ? document.body : canvasElement).toMatchScreenshot(`${id}__${mode}`);
    },
  },
]);
