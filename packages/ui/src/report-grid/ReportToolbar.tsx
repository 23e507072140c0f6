import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsPanelTrigger } from '@mui/x-data-grid';
import { type ReactNode, useRef, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';

export type Density = 'compact' | 'standard' | 'roomy';

export interface ReportToolbarLabels {
  columns: string;
  density: string;
  densities: Record<Density, string>;
  print: string;
  exportCsv: string;
}

export interface ReportToolbarProps {
  /** Filters and the page's own controls, at the start. */
  children: ReactNode;
  density: Density;
  labels: ReportToolbarLabels;
  onDensity: (density: Density) => void;
  onPrint: () => void;
  onExport: (() => void) | undefined;
}

const densities: Density[] = ['compact', 'standard', 'roomy'];

/** What is shown at the start, how it is shown and where it goes at the end. */
export function ReportToolbar({ children, density, labels, onDensity, onPrint, onExport }: ReportToolbarProps) {
  const densityButton = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <Bar>
      <Start>{children}</Start>
      {!isPhone && (
        <>
          <ColumnsPanelTrigger
            render={
              <DeskButton look="icon" aria-label={labels.columns}>
                <Icon name="columns" size={16} />
              </DeskButton>
            }
          />
          <DeskButton
            ref={densityButton}
            look="icon"
            aria-label={labels.density}
            aria-haspopup="menu"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(true)}
          >
            <Icon name="density" size={16} />
          </DeskButton>
          <Menu
            open={isChoosing}
            anchorEl={() => densityButton.current}
            onClose={() => setChoosing(false)}
            slotProps={{ list: { 'aria-label': labels.density } }}
          >
            {densities.map((choice) => (
              <MenuItem
                key={choice}
                role="menuitemradio"
                aria-checked={choice === density}
                selected={choice === density}
                onClick={() => {
                  setChoosing(false);
                  onDensity(choice);
                }}
              >
                {labels.densities[choice]}
              </MenuItem>
            ))}
          </Menu>
          <DeskButton look="icon" aria-label={labels.print} onClick={onPrint}>
            <Icon name="print" size={16} />
          </DeskButton>
        </>
      )}
      {onExport && (
        <>
          {!isPhone && <Divider />}
          <DeskButton look={isPhone ? 'icon' : 'outlined'} aria-label={labels.exportCsv} onClick={onExport}>
            <Icon name="download" size={16} />
            {!isPhone && labels.exportCsv}
          </DeskButton>
        </>
      )}
    </Bar>
  );
}

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 52, paddingInline: 12, paddingBlock: 10 });

const Start = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minInlineSize: 0,
  [theme.breakpoints.down('md')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
}));

const Divider = styled('span')(({ theme }) => ({
  inlineSize: 1,
  blockSize: 20,
  marginInline: 4,
  backgroundColor: theme.vars.palette.tone.line,
}));
