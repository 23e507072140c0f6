import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { floatingPaper } from '../theme/floatingPaper';
import { tone } from '../theme/vars';

export interface ColumnsMenuLabels {
  columns: string;
  findColumn: string;
  /** Text beside the first column, which cannot be hidden. */
  always: string;
  asDelivered: string;
  /** '9 of 13'. */
  columnsShown: (shown: number, all: number) => string;
}

export interface ColumnsMenuProps {
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  /** Columns hidden by default. */
  delivered: readonly string[];
  labels: ColumnsMenuLabels;
  onHide: (hidden: string[]) => void;
}

/** Menu to show and hide columns. */
export function ColumnsMenu({ columns, hidden, delivered, labels, onHide }: ColumnsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const close = () => {
    setOpen(false);
    setWords('');
  };
  const toggle = (id: string) => onHide(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  const found = columns.filter(({ label }) => label.toLocaleLowerCase().includes(words.toLocaleLowerCase()));

  return (
    <>
      <DeskButton
        ref={button}
        look="icon"
        aria-label={labels.columns}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="columns" size={16} />
      </DeskButton>
      <Panel
        open={isOpen}
        anchorEl={isOpen ? () => button.current : null}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: -6, horizontal: end }}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': labels.columns } }}
      >
        <label className="find">
          <Icon name="search" size={16} />
          <input
            type="search"
            value={words}
            placeholder={labels.findColumn}
            aria-label={labels.findColumn}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
        <ul>
          {found.map(({ id, label }) => {
            const isFirst = id === columns[0]?.id;
            return (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={!hidden.includes(id)} disabled={isFirst} onChange={() => toggle(id)} />
                  {label}
                </label>
                {isFirst && <span>{labels.always}</span>}
              </li>
            );
          })}
        </ul>
        <footer>
          <DeskButton look="plain" onClick={() => onHide([...delivered])}>
            {labels.asDelivered}
          </DeskButton>
          <span>{labels.columnsShown(columns.length - hidden.length, columns.length)}</span>
        </footer>
      </Panel>
    </>
  );
}

const Panel = styled(Popover)({
  '& .MuiPopover-paper': { ...floatingPaper, inlineSize: 280, padding: '10px 14px', fontSize: 13, lineHeight: '20px' },
  '& .find': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    blockSize: 34,
    marginBlockEnd: 6,
    paddingInline: 10,
    border: `1px solid ${tone.edge}`,
    borderRadius: 8,
    backgroundColor: tone.page,
    color: tone.muted,
  },
  '& .find:focus-within': { outline: `2px solid ${tone.focus}`, outlineOffset: 1 },
  '& .find > input': { flex: 1, minInlineSize: 0, border: 0, outline: 'none', background: 'none', color: tone.text, font: 'inherit' },
  '& .find > input::-webkit-search-cancel-button': { display: 'none' },
  '& ul': { maxBlockSize: 320, margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', color: tone.muted },
  '& li > label': { display: 'flex', flex: 1, alignItems: 'center', gap: 10, minBlockSize: 32, color: tone.text, cursor: 'pointer' },
  '& [type="checkbox"]': { flex: 'none', inlineSize: 18, blockSize: 18, margin: 0, accentColor: tone.action },
  '& footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: 4,
    paddingBlockStart: 6,
    borderBlockStart: `1px solid ${tone.line}`,
    color: tone.muted,
  },
  '& footer > button': { marginInlineStart: -12 },
});
