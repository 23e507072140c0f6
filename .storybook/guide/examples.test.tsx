import axe from 'axe-core';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider';
import { caches } from '../caches';
import { Scheme } from '../Scheme';

const library = '../../packages/ui/src/';
const examples = import.meta.glob<ComponentType>('../../packages/ui/src/*/*.example.tsx', { import: 'default' });
const pairs = import.meta.glob<Record<string, ComponentType>>('../../packages/ui/src/*/*.pairs.tsx');
const trees = import.meta.glob<string>('../../packages/ui/src/*/*.aria.yml', { query: '?raw', import: 'default' });

const nameOf = (file: string) => file.slice(library.length).replace(/\.\w+\.tsx$/, '');
const found = Object.entries(examples).map(([file, load]) => {
  const name = nameOf(file);
  return { name, load, recorded: trees[`${library}${name}.aria.yml`] };
});

/** The time that every example tells. */
const NOW = Date.UTC(2026, 10, 23, 12);

const said: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...told: unknown[]) => {
      const line = told.map(String).join(' ');
      // Rules for other browsers, of which this one has nothing to say but that it does not know them.
      if (!line.includes('-moz-')) said.push(line);
    });
  document.documentElement.dir = 'ltr';
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  said.length = 0;
});

describe('examples', () => {
  it.for(found)(
    'SHL-10 the example of $name sounds as recorded, breaks no rule of axe and logs nothing',
    async ({ name, load, recorded }, { task }) => {
      const Example = await load();
      const wanted = (await recorded?.())?.trimEnd();
      const shown = show(Example);
      let tree = '';
      try {
        // What is loaded when needed arrives a moment later.
        await expect
          .poll(async () => (tree = await commands.accessibilityTree()), { timeout: wanted === undefined ? 1000 : 5000 })
          .toBe(wanted);
        expect(await breaches(shown.places())).toEqual([]);
      } catch (difference) {
        task.meta.heard = { file: `${name}.aria.yml`, ...(wanted !== undefined && { recorded: wanted }), tree };
        throw difference;
      } finally {
        shown.unmount();
      }
      expect(said).toEqual([]);
    },
  );

  const drawn = Object.entries(pairs).map(([file, load]) => ({ name: nameOf(file), load }));
  it.for(drawn)('SHL-10 the pairs of $name are drawn and log nothing', async ({ load }) => {
    for (const Half of Object.values(await load())) show(Half).unmount();
    expect(said).toEqual([]);
  });
});

function show(Example: ComponentType) {
  const before = new Set(document.body.children);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <UiProvider direction="ltr" locale="en" cache={caches.ltr}>
        <Scheme mode="dark">
          <Example />
        </Scheme>
      </UiProvider>,
    ),
  );
  // A dialog stands beside the place where it was rendered.
  const places = () => [...document.body.children].filter((child) => !before.has(child));
  return {
    places,
    unmount: () => {
      flushSync(() => root.unmount());
      for (const place of places()) place.remove();
    },
  };
}

async function breaches(include: Element[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include },
    { resultTypes: ['violations'], rules: { 'target-size': { enabled: true }, region: { enabled: false } } },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
