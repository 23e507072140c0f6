import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { Code } from './Code';
import { Listing } from './Listing';
import { Prose } from './Prose';
import type { Described } from './PropsReader';

/** The properties of a component, required ones first, and the types that they name. */
export function Properties({ of: { root, properties, types } }: { of: Described }) {
  return (
    <>
      {properties.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Type</th>
              <th scope="col">Default</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ name, type, isRequired, default: byDefault, description }) => (
              <tr key={name}>
                <th scope="row">
                  <Code>{name}</Code>
                  {isRequired && <span>required</span>}
                </th>
                <td>
                  <Code>{type}</Code>
                </td>
                <td>{byDefault && <Code>{byDefault}</Code>}</td>
                <td>
                  <Prose>{description}</Prose>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {root && (
        <Inherited>
          {properties.length > 0 ? 'And' : 'Takes'} <Code>sx</Code> and the properties of <Code>{`<${root}>`}</Code>.
        </Inherited>
      )}
      {types.length > 0 && (
        <Types>
          <summary>
            {types.length === 1 ? 'The type' : 'The types'} {types.map(({ name }) => name).join(', ')}
          </summary>
          <Listing code={types.map(({ code }) => code).join('\n\n')} />
        </Types>
      )}
    </>
  );
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: 1.5,
  '& th, & td': { padding: '10px 16px 10px 0', borderBlockEnd: `1px solid ${tone.line}`, textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { color: tone.faint, fontSize: 12.5, fontWeight: 500 },
  '& tbody th': { fontWeight: 700 },
  '& tbody th > span': { display: 'block', color: tone.faint, fontSize: 12, fontWeight: 400 },
  '& td': { color: tone.muted },
  '& td:nth-of-type(1)': { inlineSize: '30%', color: tone.text, overflowWrap: 'anywhere' },
  '& td:nth-of-type(3)': { inlineSize: '38%' },
  // On a phone each property is a block, whose type and default follow its name.
  '@container (max-width: 640px)': {
    '&, & tbody, & tr, & tbody th, & td': { display: 'block', inlineSize: 'auto' },
    '& thead': { display: 'none' },
    '& tr': { padding: '12px 0', borderBlockEnd: `1px solid ${tone.line}` },
    '& tbody th, & td': { padding: '2px 0', border: 0 },
    '& td:nth-of-type(1), & td:nth-of-type(3)': { inlineSize: 'auto' },
    '& td:nth-of-type(2):not(:empty)::before': { content: '"Default: "' },
    '& tbody th > span': { display: 'inline', marginInlineStart: 8 },
  },
});

const Inherited = styled('p')({ margin: 0, color: tone.muted });

const Types = styled('details')({
  '& > summary': { cursor: 'pointer', color: tone.actionText, fontSize: 14 },
  '& > .listing': { marginBlockStart: 12 },
});
