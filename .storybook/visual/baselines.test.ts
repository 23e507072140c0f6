import { readdirSync } from 'node:fs';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { modes, type Visual } from '../modes';
import preview from '../preview';
import { baselines } from './folders';
import { pictureName } from './pictureName';
import suite from '../../vitest.config?raw';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../packages/ui/src/**/*.stories.tsx', '../pages/**/*.stories.tsx'],
  {
    eager: true,
  },
);
setProjectAnnotations(preview);

interface Prepared {
  id: string;
  globals: { language: string };
  parameters: { visual?: Visual; chromatic?: { modes: object; disableSnapshot: boolean } };
}

const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.values<Prepared>(composeStories(module)).map(({ id, globals, parameters }) => ({
    name: pictureName(file, id),
    hasOwnLanguage: globals.language !== modes.dark.language,
    parameters,
  })),
);

describe('SHL-10 pictures of stories', () => {
  it('are written by nobody but who accepts them', () => expect(suite).toMatch(/update: 'none'/));

  it('have a story each: none is left behind', () => {
    const wanted = new Set(
      stories.flatMap(({ name, parameters }) => Object.keys(parameters.chromatic?.modes ?? {}).map((mode) => `${name}__${mode}.png`)),
    );
    // Pictures of the library as it is published, which packLibrary.test.ts compares.
    const published = new Set(['light', 'dark', 'rtl'].map((look) => `published-tile__${look}.png`));
    expect(readdirSync(baselines).filter((file) => !wanted.has(file) && !published.has(file))).toEqual([]);
  });

  it('are taken on Chromatic in the same modes', () => {
    const { dark, rtl } = modes;
    const light = { ...dark, colorScheme: 'light' };
    const further = { secondBrand: { ...dark, brand: 'khela' }, forcedColors: { ...dark, forcedColors: 'active' } };
    const phones = {
      phone: { ...dark, viewport: { width: 390, height: 844 } },
      narrowPhone: { ...dark, viewport: { width: 360, height: 800 } },
      smallPhone: { ...dark, viewport: { width: 320, height: 640 } },
    };
    for (const { name, hasOwnLanguage, parameters } of stories) {
      const { skip = false, phone = false } = parameters.visual ?? {};
      const local = { dark, light, ...(!hasOwnLanguage && { rtl, ...further }), ...(phone && phones) };
      const { modes: taken, disableSnapshot } = parameters.chromatic ?? {};
      expect({ name, taken, disableSnapshot }).toEqual({ name, taken: skip ? {} : local, disableSnapshot: skip });
    }
  });
});
