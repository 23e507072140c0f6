import { createElement, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import { parts } from './parts';

export type Props = Record<string, unknown>;

/** A component that the library gives away. */
export interface Exported {
  name: string;
  folder: string;
  component: FunctionComponent<Props>;
}

type Module = Record<string, unknown>;

interface Story {
  args?: Props;
  render?: (args: Props, context: { args: Props; globals: Props }) => ReactNode;
}

export const { exports: entries = {} } =
  Object.values(import.meta.glob<{ exports: Record<string, string> }>('../../packages/ui/package.json', { eager: true }))[0] ?? {};

const source = '../../packages/ui/src/';
const modules = import.meta.glob<Module>(['../../packages/ui/src/*/*.tsx', '!**/*.{stories,example,pairs}.tsx'], { eager: true });
const stories = import.meta.glob<Module>('../../packages/ui/src/*/*.stories.tsx', { eager: true });

const isEntry = (file: string) =>
  Object.values(entries).some((entry) => {
    const [start = '', end] = entry.replace('./src/', source).split('*');
    return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end);
  });

/** Every component of the library's entries: what `exports` leads to, starts with a capital letter and can be rendered. */
export const components: Exported[] = Object.entries(modules).flatMap(([file, module]) =>
  isEntry(file)
    ? Object.entries(module).flatMap(([name, component]) =>
        /^[A-Z][a-z]/.test(name) && (typeof component === 'function' || (typeof component === 'object' && '$$typeof' in (component ?? {})))
          ? [{ name, folder: file.slice(source.length).split('/')[0] ?? '', component: component as Exported['component'] }]
          : [],
      )
    : [],
);

/**
 * Returns props that render the component: those of its first story. A component without stories of its own is looked for in what the
 * stories of its folder render, then in `parts`; one that takes no props needs none.
 *
 * @param render Renders an element, so that hooks of a story work.
 */
export function exampleOf({ name, folder, component }: Exported, render: (element: ReactNode) => void): Props | undefined {
  const files = Object.entries(stories).map(([file, { default: meta, ...own }]) => ({ file, meta: meta as Module & Story, own }));
  const home = files.find(({ meta }) => meta['component'] === component);
  if (home) {
    const { Default = Object.values(home.own)[0] } = home.own;
    return { ...home.meta.args, ...(Default as Story).args };
  }
  for (const { file, meta, own } of files) {
    if (!file.startsWith(`${source}${folder}/`)) continue;
    for (const story of Object.values(own) as Story[]) {
      const found = findIn(story, meta, component, render);
      if (found) return found;
    }
  }
  return parts[name] ?? (component.length === 0 || name.includes('Skeleton') ? {} : undefined);
}

function findIn(story: Story, meta: Module & Story, wanted: unknown, render: (element: ReactNode) => void): Props | undefined {
  let found: Props | undefined;
  const args = { ...meta.args, ...story.args };
  const draw = story.render ?? meta.render ?? ((given: Props) => createElement(meta['component'] as Exported['component'], given));
  const look = (node: unknown, depth = 0): ReactNode[] => {
    if (found || depth > 12) return [];
    if (Array.isArray(node)) return node.flatMap((part) => look(part, depth + 1));
    if (!isValidElement<Props>(node)) return [];
    if (node.type === wanted) found = node.props;
    const inside = Object.values(node.props).flatMap((part) => look(part, depth + 1));
    // A component of the story itself is called, as it is made of what is looked for.
    const isOfStory = typeof node.type === 'function' && !isOfLibrary(node.type);
    return isOfStory ? [...inside, createElement(Called, { key: depth, element: node })] : inside;
  };
  function Called({ element }: { element: { type: unknown; props: Props } }) {
    return look((element.type as FunctionComponent<Props>)(element.props));
  }
  function Drawn() {
    return look(draw(args, { args, globals: {} }));
  }
  render(createElement(Drawn));
  return found;
}

const library = new Set(Object.values(modules).flatMap((module) => Object.values(module)));
const isOfLibrary = (type: unknown) => library.has(type);
