import { readdirSync } from 'node:fs';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { modes, picturesOf, type Visual } from '../modes';
import preview from '../preview';
import { baselines } from './folders';
import { pictureName } from './pictureName';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../packages/ui/src/**/*.stories.tsx', '../pages/**/*.stories.tsx'],
  {
    eager: true,
  },
);
setProjectAnnotations(preview);

interface Prepared {
  id: string;
  parameters: { visual?: Visual; chromatic?: object };
}

const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.values<Prepared>(composeStories(module)).map(({ id, parameters }) => ({ name: pictureName(file, id), parameters })),
);

describe('SHL-10 pictures of stories', () => {
  it('have a story each: none is left behind', () => {
    const wanted = new Set(
      stories.flatMap(({ name, parameters }) => Object.keys(picturesOf(parameters.visual)).map((mode) => `${name}__${mode}.png`)),
    );
    expect(readdirSync(baselines).filter((file) => !wanted.has(file))).toEqual([]);
  });

  it('are taken on Chromatic in the same modes', () => {
    const everywhere = { light: modes.light, dark: modes.dark, rtl: modes.rtl };
    for (const { name, parameters } of stories) {
      const { skip = false, phone = false } = parameters.visual ?? {};
      const local = phone ? { ...everywhere, phone: { ...modes.dark, viewport: { width: 390, height: 844 } } } : everywhere;
      expect([name, parameters.chromatic]).toMatchObject([name, { modes: skip ? {} : local, disableSnapshot: skip }]);
    }
  });
});
