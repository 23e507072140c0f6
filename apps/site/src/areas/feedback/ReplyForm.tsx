import Button from '@mui/material/Button';
import { MAX_FEEDBACK } from '@site/api/messageKinds';
import { countGraphemes } from '@site/api/countGraphemes';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine } from '../session/FailureLine';
import type { Failure } from '../session/SentCode';
import { CountedText } from './CountedText';

interface ReplyFormProps {
  label: string;
  submit: string;
  /** Sends the text. Returns the failure, if it failed. */
  onSend: (content: string) => Promise<Failure | undefined>;
}

/** Writes one more text into a ticket or a chat. Source: MEM-09, REG-20. */
export function ReplyForm({ label, submit, onSend }: ReplyFormProps) {
  const { t } = useTranslation('inbox');
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const used = countGraphemes(content.trim());
    const isShort = used > 0 && used <= MAX_FEEDBACK;
    setFault(isShort ? undefined : t('feedback.length', { least: 1, most: MAX_FEEDBACK }));
    if (!isShort) return;
    setBusy(true);
    const failed = await onSend(content);
    setBusy(false);
    setFailure(failed);
    if (!failed) setContent('');
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <CountedText
        label={label}
        most={MAX_FEEDBACK}
        value={content}
        error={fault}
        onChange={({ target }) => {
          setContent(target.value);
          setFault(undefined);
        }}
      />
      <FailureLine failure={failure} />
      <Button type="submit" variant="outlined" loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
