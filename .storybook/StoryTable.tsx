import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { use } from 'react';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  exportName?: string;
  tags?: string[];
}

const index = fetch('./index.json').then(async (reply) =>
  Object.values(((await reply.json()) as { entries: Record<string, Entry> }).entries),
);

const sources = import.meta.glob<string>(['../packages/ui/src/**/*.stories.tsx'], { eager: true, query: '?raw', import: 'default' });

/** Lists the stories of each component from Storybook's index. */
export function StoryTable() {
  const components = componentsOf(use(index));
  const total = (count: (component: Component) => number) => components.reduce((sum, component) => sum + count(component), 0);
  return (
    <Table className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Stories</th>
          <th scope="col">With behaviour</th>
          <th scope="col">By keyboard</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ title, stories, keyboard, behaving }) => (
          <tr key={title}>
            <th scope="row">
              {title.split('/').at(-1)} <span>{title.split('/')[0]}</span>
            </th>
            <td>{stories.length}</td>
            <td>{behaving}</td>
            <td>
              {keyboard.map(({ id, name }) => (
                <a key={id} href={`?path=/story/${id}`} target="_top">
                  {name}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All {components.length}</th>
          <td>{total(({ stories }) => stories.length)}</td>
          <td>{total(({ behaving }) => behaving)}</td>
          <td>{total(({ keyboard }) => keyboard.length)} stories are played by keyboard alone</td>
        </tr>
      </tfoot>
    </Table>
  );
}

interface Component {
  title: string;
  stories: Entry[];
  behaving: number;
  keyboard: Entry[];
}

/** Returns true when the story's source uses the keyboard. */
function pressesKeys({ importPath, exportName }: Entry): boolean {
  const source = sources[importPath.replace('./', '../')] ?? '';
  const [, story = ''] = source.split(`export const ${exportName}:`);
  const [own = ''] = story.split('\nexport const ');
  return /\.(?:keyboard|tab)\(/.test(own);
}

function componentsOf(entries: Entry[]): Component[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !title.startsWith('Start/'));
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => ({
    title,
    stories: own,
    behaving: own.filter(({ tags }) => tags?.includes('play-fn')).length,
    keyboard: own.filter(pressesKeys),
  }));
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: tone.text,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 12px',
    borderBlockEnd: `1px solid ${tone.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 500,
  },
  '& thead th': { color: tone.muted, fontSize: 12 },
  '& tbody th': { fontWeight: 700 },
  '& th span': { marginInlineStart: 8, color: tone.faint, fontSize: 12, fontWeight: 500 },
  '& a': { marginInlineEnd: 14, color: tone.actionText },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderBlockEnd: 0 },
});
