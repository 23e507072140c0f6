import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import { ExportMenu } from './ExportMenu';

export type ExportFormat = 'csv' | 'xlsx';

export interface ReportToolbarLabels {
  print: string;
  exportCsv: string;
  /** Name of the button for a workbook. Omitted, only CSV is offered. */
  exportWorkbook?: string | undefined;
  /** Name of the button that shows the rows as cards, on narrow phones. */
  cards: string;
}

export interface ReportToolbarProps {
  /** Filters and the page's own controls, at the start. */
  children: ReactNode;
  /** Menus for columns and density. Hidden on phones. */
  menus: ReactNode;
  labels: ReportToolbarLabels;
  isCards?: boolean;
  /** Omitted, there is no choice of cards. */
  onCards?: () => void;
  onPrint: () => void;
  onExport: ((format: ExportFormat) => void) | undefined;
}

/** Toolbar: filters at the start, view menus, print and export at the end. */
export function ReportToolbar({ children, menus, labels, isCards = false, onCards, onPrint, onExport }: ReportToolbarProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Bar>
      <Start>{children}</Start>
      {!isPhone && (
        <>
          {menus}
          <DeskButton look="icon" aria-label={labels.print} onClick={onPrint}>
            <Icon name="print" size={16} />
          </DeskButton>
        </>
      )}
      {onCards && (
        <DeskButton look="icon" aria-label={labels.cards} aria-pressed={isCards} onClick={onCards}>
          <Icon name={isCards ? 'table' : 'density'} size={16} />
        </DeskButton>
      )}
      {onExport && isPhone && labels.exportWorkbook && (
        <ExportMenu exportCsv={labels.exportCsv} exportWorkbook={labels.exportWorkbook} onExport={onExport} />
      )}
      {onExport && isPhone && !labels.exportWorkbook && (
        <DeskButton look="icon" aria-label={labels.exportCsv} onClick={() => onExport('csv')}>
          <Icon name="download" size={16} />
        </DeskButton>
      )}
      {onExport && !isPhone && (
        <>
          <Divider />
          <DeskButton look="outlined" aria-label={labels.exportCsv} onClick={() => onExport('csv')}>
            <Icon name="download" size={16} />
            {labels.exportCsv}
          </DeskButton>
          {labels.exportWorkbook && (
            <DeskButton look="outlined" aria-label={labels.exportWorkbook} onClick={() => onExport('xlsx')}>
              <Icon name="table" size={16} />
              {labels.exportWorkbook}
            </DeskButton>
          )}
        </>
      )}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 52,
  paddingInline: 12,
  paddingBlock: 10,
  [media.phone]: { gap: 0, paddingInline: 8 },
});

const Start = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minInlineSize: 0,
  [media.phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > fieldset': { inlineSize: 'auto', maxInlineSize: 'none' },
  },
});

const Divider = styled('span')({ inlineSize: 1, blockSize: 20, marginInline: 4, backgroundColor: tone.line });
