import { styled } from '@mui/material/styles';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';

export interface RowsMessageProps {
  icon: IconName;
  title: string;
  help: string;
  /** Next steps, the primary one first. */
  actions: { label: string; onAct: () => void }[];
}

/** Message that replaces the rows, with a reason and next steps. */
export function RowsMessage({ icon, title, help, actions }: RowsMessageProps) {
  return (
    <Place>
      <Icon name={icon} />
      <strong>{title}</strong>
      <span>{help}</span>
      <Actions>
        {actions.map(({ label, onAct }, index) => (
          <DeskButton key={label} look={index === 0 ? 'outlined' : 'plain'} onClick={onAct}>
            {label}
          </DeskButton>
        ))}
      </Actions>
    </Place>
  );
}

const Place = styled('output')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  minBlockSize: 168,
  padding: 16,
  textAlign: 'center',
  color: theme.vars.palette.tone.text,
  '& > svg': { color: theme.vars.palette.tone.muted },
  '& > span:not(:last-child)': { maxInlineSize: 320, color: theme.vars.palette.tone.muted },
}));

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, paddingBlockStart: 4 });
