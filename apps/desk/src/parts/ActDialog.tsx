import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefusalDetails } from '@site/api/refusals';
import { Dialog } from '@site/ui/Dialog';
import { RequiredMessage } from '@site/ui/RequiredMessage';
import { TextArea } from '@site/ui/TextArea';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine } from './FailureLine';
import { textsOf } from './textsOf';

interface ActDialogProps {
  title: string;
  /** Describes the consequences under the title. */
  text?: string;
  /** Further fields, read by their names. */
  children?: ReactNode;
  /** Label of the reason; omitted where none is asked for. */
  reason?: { label: string; help?: string; isRequired: boolean };
  /** The act by its verb. */
  submit: string;
  isDanger?: boolean;
  /** Carries the act out with what was typed, by the names of the fields. `transferId` is the same at every try, so that it happens once. */
  onAct: (
    textOf: (name: string) => string,
    transferId: string,
  ) => Promise<{ ok: true } | { ok: false; code: string; details: RefusalDetails }>;
  onClose: () => void;
}

/** Asks for what an act needs and carries it out. A refusal is said here, and nothing that was typed is lost. */
export function ActDialog({ title, text, children, reason, submit, isDanger = false, onAct, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const [transferId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const reply = await onAct(textsOf(event.currentTarget), transferId);
    if (reply.ok) return;
    setFailure(reply.code);
    setBusy(false);
  };
  return (
    <Dialog
      title={title}
      text={text}
      width="medium"
      closeLabel={t('close')}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button type="submit" form="act" variant="contained" color={isDanger ? 'error' : 'primary'} loading={isBusy}>
            {submit}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <RequiredMessage value={t('required')}>
        <Form id="act" onSubmit={(event) => void send(event)}>
          {children}
          {reason && <TextArea label={reason.label} help={reason.help} name="reason" maxLength={2000} required={reason.isRequired} />}
          <FailureLine failure={failure} />
        </Form>
      </RequiredMessage>
    </Dialog>
  );
}

const Form = styled('form')({ display: 'grid', gap: 16, '& > p': { margin: 0 } });
