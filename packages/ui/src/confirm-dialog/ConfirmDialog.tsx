import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog';
import type { IconName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface ConfirmDialogProps {
  /** The glyph over the title. */
  icon: IconName;
  /** What is asked or told; names the dialog. */
  title: string;
  /** What follows from it. */
  text: string;
  /** What it is about, where a sentence does not say it: an amount, a list of what ends. */
  children?: ReactNode;
  /** The act, in its own words rather than "yes". */
  confirm: { label: string; onConfirm: () => void };
  /** Left out, the dialog tells rather than asks. */
  cancelLabel?: string | undefined;
  /** Closed without an answer. */
  onClose: () => void;
  /** Something is lost by it: the act is red, and the focus starts on the way out. @default false */
  isDanger?: boolean;
  /** The act is on its way; nothing can be pressed, and the dialog stays. @default false */
  isBusy?: boolean;
  /** Why the act did not happen; announced at once. */
  failure?: string | undefined;
}

/** Asks before an act, or tells one thing that must be read. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { icon, title, text, children, confirm, cancelLabel, onClose, isDanger = false, isBusy = false, failure } = props;
  return (
    <Dialog
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
