import { styled } from '@mui/material/styles';
import { radius, tone } from '@site/ui/vars';

/** Lists the parts of the example in the order a screen reader meets them, from the recorded accessibility tree. */
export function ScreenReader({ tree }: { tree: string }) {
  if (tree.trim() === '') return <Lead>A screen reader meets nothing of it: it is decoration.</Lead>;
  return (
    <div>
      <Lead>A screen reader meets in the example, in this order:</Lead>
      <Tree>
        {nodesOf(tree).map(({ at, depth, role, words, states }) => (
          <li key={at} style={{ paddingInlineStart: depth * 20 }}>
            <span>{role}</span>
            {words && <b>{words}</b>}
            {states.map((state) => (
              <i key={state}>{state}</i>
            ))}
          </li>
        ))}
      </Tree>
    </div>
  );
}

/** Reads the lines of a tree: `- button "Play now" [pressed]`, `- paragraph: Low Water`. Addresses are not spoken. */
const nodesOf = (tree: string) =>
  [...tree.matchAll(/^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)'?(?:: ?(.*))?$/gm)].map(
    ({ index: at, 1: space = '', 2: role = '', 3: name, 4: states = '', 5: text = '' }) => ({
      at,
      depth: space.length / 2,
      role,
      words: (name ?? text).replaceAll(/\\(.)/g, '$1').replaceAll(/^"|"$/g, ''),
      states: [...states.matchAll(/\[([^\]]+)\]/g)].map(([, state = '']) => state.replace('=', ' ')),
    }),
  );

const Lead = styled('p')({ margin: '0 0 12px', color: tone.muted });

const Tree = styled('ol')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 16,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.tile,
  listStyle: 'none',
  fontSize: 14,
  '& span': { marginInlineEnd: 8, color: tone.faint },
  '& b': { fontWeight: 600 },
  '& i': { marginInlineStart: 8, color: tone.actionText, fontSize: 12.5, fontStyle: 'normal' },
});
