import { styled } from '@mui/material/styles';
import { Dialog } from '../dialog/Dialog';
import { tone } from '../theme/vars';
import { ColumnValue } from './ColumnValue';
import { type FigureFormat, formatFigure } from './formatFigure';
import type { ReportColumn, ReportValue } from './ReportColumn';

export interface RecordSheetProps<Row> {
  columns: readonly ReportColumn<Row>[];
  row: Row;
  format: FigureFormat;
  closeLabel: string;
  onClose: () => void;
}

/** One record, whole: on a phone the grid is for comparing many and the sheet for reading one. */
export function RecordSheet<Row extends Record<keyof Row, ReportValue>>({
  columns,
  row,
  format,
  closeLabel,
  onClose,
}: RecordSheetProps<Row>) {
  const [first, ...rest] = columns;
  return (
    <Dialog title={first ? formatFigure(row[first.id], first.kind, format).text : ''} closeLabel={closeLabel} onClose={onClose}>
      <Facts>
        {rest.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>
              <ColumnValue column={column} value={row[column.id]} format={format} />
            </dd>
          </div>
        ))}
      </Facts>
    </Dialog>
  );
}

const Facts = styled('dl')({
  margin: 0,
  fontSize: 14,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 9, borderBlockEnd: `1px solid ${tone.line}` },
  '& > div:last-of-type': { borderBlockEnd: 0 },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontWeight: 550, textAlign: 'end' },
});
