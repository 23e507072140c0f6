import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  id: string;
  label: string;
  /** Figures are at the end of their column. */
  isFigure?: boolean;
  renderCell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
}

/** Records of the desk, a line each; on phones each is a card. The first column names the record. */
export function RecordTable<Row>({ label, columns, rows, idOf }: RecordTableProps<Row>) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, label: name, isFigure }) => (
            <th key={id} scope="col" data-figure={isFigure || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)}>
            {columns.map(({ id, label: name, isFigure, renderCell }, index) =>
              index === 0 ? (
                <th key={id} scope="row">
                  {renderCell(row)}
                </th>
              ) : (
                <td key={id} data-figure={isFigure || undefined}>
                  <span className="name" aria-hidden="true">
                    {name}
                  </span>
                  <div>{renderCell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { padding: '10px 16px', textAlign: 'start', verticalAlign: 'top', fontWeight: 400, overflowWrap: 'anywhere' },
  '& thead th': { paddingBlock: 8, fontSize: 12, color: tone.muted, whiteSpace: 'nowrap' },
  '& tbody tr': { borderBlockStart: `1px solid ${tone.line}` },
  '& tbody th': { fontWeight: 600 },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .name': { display: 'none' },
  [media.phone]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& :is(tbody, tr)': { display: 'block' },
    '& tbody tr': { padding: '10px 16px 12px' },
    '& tbody th': { display: 'block', padding: '0 0 4px', fontSize: 14 },
    '& td, & td[data-figure]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(90px, 38%) minmax(0, 1fr)',
      gap: 12,
      padding: '3px 0',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    '& td:has(> div:empty)': { display: 'none' },
    '& .name': { display: 'block', color: tone.muted },
  },
});
