import type { ComponentType } from 'react';
import type { Guide } from '../../packages/ui/src/guide/Guide';
import { pictureName } from '../visual/pictureName';
import type { Described } from './PropsReader';

/** Everything that the page of a component is made of. */
export interface Content {
  name: string;
  guide?: Guide | undefined;
  Example?: ComponentType | undefined;
  /** Source of the example, as a user of the package would write it. */
  program?: string | undefined;
  /** Components that draw the guide's do-and-don't pairs, by the names of their exports. */
  pairs: Record<string, ComponentType>;
  /** Accessibility tree of the example, as a test recorded it. */
  tree?: string | undefined;
  /** The component as its code describes it; missing for components of MUI, which the library only styles. */
  described?: Described | undefined;
  /** Components of the same folder that have no page of their own. */
  parts: Described[];
  /** Size of the entry after gzip, in kB: the library's own code, and all of it. */
  size?: { ownKB: string; allKB: string } | undefined;
  /** Approved pictures of its default story, which a test holds it to. */
  pictures: { look: Look; href: string }[];
}

const looks = ['dark', 'light', 'rtl'] as const;
type Look = (typeof looks)[number];

const library = '../../packages/ui/src';
const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.ts', { import: 'guide' });
const examples = import.meta.glob<ComponentType>('../../packages/ui/src/*/*.example.tsx', { import: 'default' });
const pairs = import.meta.glob<Content['pairs']>('../../packages/ui/src/*/*.pairs.tsx');
const programs = import.meta.glob<string>('../../packages/ui/src/*/*.example.tsx', { query: '?raw', import: 'default' });
const trees = import.meta.glob<string>('../../packages/ui/src/*/*.aria.yml', { query: '?raw', import: 'default' });
const readme = import.meta.glob<string>('../../packages/ui/README.md', { query: '?raw', import: 'default' });
const manifest = import.meta.glob<Record<string, string>>('../../packages/ui/package.json', { import: 'exports' });
const approved = import.meta.glob<string>('../../packages/ui/visual/*-default__{dark,light,rtl}.png', { query: '?url', import: 'default' });
const stories = Object.keys(import.meta.glob('../../packages/ui/src/*/*.stories.tsx'));
const described = import.meta.glob<Described[]>(
  ['../../packages/ui/src/*/*.tsx', '!../../packages/ui/src/*/*.{stories,example,pairs}.tsx'],
  {
    query: '?props',
    import: 'default',
  },
);

const loaded = new Map<string, Promise<Content>>();

/** Loads what the page of a stories file shows, once. */
export function loadContent(storiesFile: string): Promise<Content> {
  const [folder = '', file = ''] = storiesFile.split('/').slice(-2);
  const content = loaded.get(storiesFile) ?? load(folder, file.replace('.stories.tsx', ''));
  loaded.set(storiesFile, content);
  return content;
}

async function load(folder: string, name: string): Promise<Content> {
  const start = `${library}/${folder}/`;
  const [guide, Example, shown = {}, program, tree, sizes = '', exported = {}, own] = await Promise.all([
    guides[`${start}${name}.guide.ts`]?.(),
    examples[`${start}${name}.example.tsx`]?.(),
    pairs[`${start}${name}.pairs.tsx`]?.(),
    programs[`${start}${name}.example.tsx`]?.(),
    trees[`${start}${name}.aria.yml`]?.(),
    Object.values(readme)[0]?.(),
    Object.values(manifest)[0]?.(),
    Promise.all(Object.entries(described).flatMap(([file, read]) => (file.startsWith(start) ? [read()] : []))),
  ]);
  const [, ownKB = '', allKB = ''] = new RegExp(`\`@site/ui/${name}\` \\| ([\\d.]+) \\| ([\\d.]+)`).exec(sizes) ?? [];
  const components = own.flat();
  const isPart = (part: Described) => `./${part.name}` in exported && !stories.includes(`${start}${part.name}.stories.tsx`);
  const picture = pictureName(`${start}${name}.stories.tsx`, '--default');
  const pictures = await Promise.all(
    looks.flatMap((look) => approved[`../../packages/ui/visual/${picture}__${look}.png`]?.().then((href) => ({ look, href })) ?? []),
  );
  return {
    name,
    guide,
    Example,
    pairs: shown,
    program,
    tree,
    described: components.find((component) => component.name === name),
    parts: isMainOf(folder, name) ? components.filter(isPart) : [],
    size: ownKB ? { ownKB, allKB } : undefined,
    pictures,
  };
}

/** The parts of a folder are on the page of the component that the folder is named after, or that is alone in it. */
const isMainOf = (folder: string, name: string) =>
  folder.replaceAll('-', '') === name.toLowerCase() || stories.filter((file) => file.startsWith(`${library}/${folder}/`)).length === 1;
