import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { StatusChip } from '../status-chip/StatusChip';
import { floatingPaper } from '../theme/floatingPaper';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import { Missing } from './Missing';

export interface ViewTabsLabels {
  /** Accessible name of the tabs. */
  views: string;
  /** Shown when the view differs from the saved one. */
  changed: string;
  save: string;
  saveAsNew: string;
  viewName: string;
  /** Error message of an empty name: 'Input cannot be empty'. */
  missing: string;
  undo: string;
}

export interface ViewTabsProps {
  items: readonly { id: string; name: string }[];
  value: string;
  /** Id of the tab panel. */
  panel: string;
  isChanged: boolean;
  labels: ViewTabsLabels;
  onChange: (id: string) => void;
  onSave: () => void;
  onSaveNew: (name: string) => void;
  onUndo: () => void;
}

/** Saved views as tabs. Actions for a changed view are shown only once it is changed. */
export function ViewTabs({ items, value, panel, isChanged, labels, onChange, onSave, onSaveNew, onUndo }: ViewTabsProps) {
  return (
    <Line>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div role="tablist" aria-label={labels.views} onKeyDown={move}>
        {items.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === value}
            aria-controls={panel}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {isChanged && (
        <>
          <StatusChip tone="waiting" icon="edit" label={labels.changed} />
          <DeskButton look="accent" onClick={onSave}>
            {labels.save}
          </DeskButton>
          <SaveAsNew labels={labels} onSaveNew={onSaveNew} />
          <DeskButton look="plain" onClick={onUndo}>
            <Icon name="undo" size={16} />
            {labels.undo}
          </DeskButton>
        </>
      )}
    </Line>
  );
}

/** Moves the focus among the tabs in reading direction, and wraps around at the ends. */
function move(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
  const forward = event.currentTarget.ownerDocument.dir === 'rtl' ? -1 : 1;
  const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

function SaveAsNew({ labels, onSaveNew }: Pick<ViewTabsProps, 'labels' | 'onSaveNew'>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isNaming, setNaming] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setNaming(false);
    setMissing(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || !name.trim()) {
      setMissing(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    close();
    onSaveNew(name.trim());
  };
  return (
    <>
      <DeskButton ref={button} look="plain" aria-haspopup="dialog" aria-expanded={isNaming} onClick={() => setNaming(true)}>
        {labels.saveAsNew}
      </DeskButton>
      <Naming
        open={isNaming}
        anchorEl={isNaming ? () => button.current : null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': labels.saveAsNew } }}
      >
        <form onSubmit={submit} noValidate>
          <label htmlFor={`${id}-name`}>{labels.viewName}</label>
          <input
            id={`${id}-name`}
            name="name"
            autoComplete="off"
            maxLength={40}
            required
            aria-invalid={isMissing}
            aria-describedby={`${id}-missing`}
            onChange={() => setMissing(false)}
          />
          <Missing id={`${id}-missing`} text={isMissing ? labels.missing : undefined} />
          <DeskButton type="submit">{labels.save}</DeskButton>
        </form>
      </Naming>
    </>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  paddingInline: 12,
  borderBlockEnd: `1px solid ${tone.line}`,
  '& > [role="tablist"]': { display: 'flex', minInlineSize: 0, marginInlineEnd: 8, overflowX: 'auto', scrollbarWidth: 'none' },
  '& [role="tab"]': {
    position: 'relative',
    flex: 'none',
    blockSize: 40,
    paddingInline: 12,
    border: 0,
    background: 'none',
    color: tone.muted,
    font: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& [role="tab"]:hover': { color: tone.text },
  '& [role="tab"]:focus-visible': { outlineOffset: -3 },
  '& [aria-selected="true"]': { color: tone.text },
  '& [aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -1,
    blockSize: 2,
    backgroundColor: tone.actionText,
  },
  // Phones have column sets instead.
  [media.phone]: { display: 'none' },
});

const Naming = styled(Popover)({
  '& .MuiPopover-paper': { ...floatingPaper, marginBlockStart: 6 },
  '& form': { display: 'grid', gap: 6, inlineSize: 240, padding: 16, fontSize: 13 },
  '& input': {
    blockSize: 32,
    paddingInline: 10,
    border: `1px solid ${tone.edge}`,
    borderRadius: 8,
    backgroundColor: tone.page,
    color: tone.text,
    font: 'inherit',
  },
  '& input[aria-invalid="true"]': { borderColor: tone.bad },
  '& button': { marginBlockStart: 6 },
});
