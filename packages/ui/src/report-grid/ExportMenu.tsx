import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { Choices } from './Choices';

export interface ExportMenuProps {
  exportCsv: string;
  exportWorkbook: string;
  onExport: (format: 'csv' | 'xlsx') => void;
}

/** Menu of the formats of an export, for phones: two buttons would take a row of their own. */
export function ExportMenu({ exportCsv, exportWorkbook, onExport }: ExportMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = `${exportCsv} · ${exportWorkbook}`;
  const choose = (format: 'csv' | 'xlsx') => {
    setOpen(false);
    onExport(format);
  };
  return (
    <>
      <DeskButton ref={button} look="icon" aria-label={name} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="download" size={16} />
      </DeskButton>
      <Choices
        open={isOpen}
        anchorEl={isOpen ? () => button.current : null}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem onClick={() => choose('csv')}>
          <Icon name="download" size={16} />
          {exportCsv}
        </MenuItem>
        <MenuItem onClick={() => choose('xlsx')}>
          <Icon name="table" size={16} />
          {exportWorkbook}
        </MenuItem>
      </Choices>
    </>
  );
}
