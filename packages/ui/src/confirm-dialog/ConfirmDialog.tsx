import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import type { IconName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import { radius, tone } from '../theme/vars';

export interface ConfirmDialogProps extends Omit<DialogProps, 'mark' | 'picture' | 'actions' | 'width' | 'closeLabel' | 'role'> {
  /** Icon above the title. */
  icon: IconName;
  /** The question or message; also the accessible name of the dialog. */
  title: string;
  /** Consequences of the action. */
  text: string;
  /** Further details: an amount, a list of consequences. */
  children?: ReactNode;
  /** The action, named by its verb rather than "yes". */
  confirm: { label: string; onConfirm: () => void };
  /** Label of the cancel button; omitted, the dialog is a message without a choice. */
  cancelLabel?: string | undefined;
  /** Called when closed without an answer. */
  onClose: () => void;
  /** Something would be lost: the action is red, and the focus starts on the cancel button. @default false */
  isDanger?: boolean;
  /** The action is running; nothing can be pressed, and the dialog stays open. @default false */
  isBusy?: boolean;
  /** Error message of a failed action; announced immediately. */
  failure?: string | undefined;
}

/** Asks for confirmation of an action, or shows a message that must be read. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { icon, title, text, children, confirm, cancelLabel, onClose, isDanger = false, isBusy = false, failure, ...rest } = props;
  return (
    <Dialog
      {...rest}
      role={isDanger ? 'alertdialog' : 'dialog'}
      title={title}
      text={text}
      mark={
        <Mark data-danger={isDanger}>
          <Icon name={icon} size={26} />
        </Mark>
      }
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="contained" color={isDanger ? 'error' : 'primary'} loading={isBusy} onClick={confirm.onConfirm}>
            {confirm.label}
          </Button>
          {cancelLabel && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus of an alert dialog starts on what loses nothing
            <Button variant="outlined" disabled={isBusy} autoFocus={isDanger} onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      {failure && <Failure role="alert">{failure}</Failure>}
    </Dialog>
  );
}

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  backgroundColor: tone.actionWash,
  color: tone.actionText,
  '&[data-danger="true"]': { backgroundColor: tone.badWash, color: tone.bad },
});

const Failure = styled('p')({
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.control,
  backgroundColor: tone.badWash,
  color: tone.bad,
  fontWeight: 600,
  textAlign: 'center',
});
