import { styled } from '@mui/material/styles';
import { Dialog } from '../dialog/Dialog';
import { tone } from '../theme/vars';
import { DrillValue } from './DrillValue';
import { type FigureFormat, formatFigure } from './formatFigure';
import type { ReportColumn, ReportValue } from './ReportColumn';

export interface RecordSheetProps<Row> {
  columns: readonly ReportColumn<Row>[];
  row: Row;
  format: FigureFormat;
  closeLabel: string;
  onClose: () => void;
}

/** Sheet with one whole record, for phones, whose grid is for comparing many. */
export function RecordSheet<Row extends Record<keyof Row, ReportValue>>({
  columns,
  row,
  format,
  closeLabel,
  onClose,
}: RecordSheetProps<Row>) {
  const [first, ...rest] = columns;
  const drillOf = ({ onDrill }: ReportColumn<Row>) =>
    onDrill &&
    (() => {
      onClose();
      onDrill(row);
    });
  return (
    <Dialog title={first ? formatFigure(row[first.id], first.kind, format).text : ''} closeLabel={closeLabel} onClose={onClose}>
      <Facts>
        {rest.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>
              <DrillValue column={column} row={row} format={format} onDrill={drillOf(column)} />
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
  '& dd': { margin: 0, minInlineSize: 0, fontWeight: 550, textAlign: 'end' },
  // Shows long codes in full.
  '& dd bdi': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});
