import Button from '@mui/material/Button';
import { feedbackTypes, type FeedbackType, MAX_FEEDBACK } from '@site/api/messageKinds';
import { countGraphemes } from '@site/api/countGraphemes';
import { isTrial } from '@site/rules/account';
import { loadChunk } from '@site/ui/loadChunk';
import { SelectField } from '@site/ui/SelectField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { EntryForm } from '../session/EntryForm';
import { FailureLine } from '../session/FailureLine';
import type { Failure } from '../session/SentCode';
import { PicturesField } from '../uploads/PicturesField';
import { usePictures } from '../uploads/usePictures';
import { CountedText } from './CountedText';

const LEAST_CONTACT = 3;

/** Message of each field with a fault. */
type Faults = Partial<Record<'type' | 'content' | 'contact' | 'uploads', string | undefined>>;

/** Writes to customer service. A visitor leaves a contact, and proves in the background to be no program. Source: MEM-09, REG-10, REG-20. */
export const FeedbackForm = observer(function FeedbackForm({ onSent }: { onSent: (id: string) => void }) {
  const { t } = useTranslation('inbox');
  const { api, session } = useStores();
  const pictures = usePictures('feedback');
  const [type, setType] = useState<FeedbackType | ''>('');
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isKnown = session.member !== undefined && !isTrial(session.member);
  const used = countGraphemes(content.trim());

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      ...(type === '' && { type: t('feedback.noType') }),
      ...((used === 0 || used > MAX_FEEDBACK) && { content: t('feedback.length', { least: 1, most: MAX_FEEDBACK }) }),
      ...(pictures.hasFailed && { uploads: t('feedback.badUploads') }),
      ...(!isKnown && contact.trim().length < LEAST_CONTACT && { contact: t('feedback.noContact') }),
    };
    setFaults(found);
    setFailure(undefined);
    if (type === '' || Object.keys(found).length > 0) return;
    setBusy(true);
    const reply = await api('feedback', {
      type,
      content,
      ...(pictures.uploadIds.length > 0 && { uploads: pictures.uploadIds }),
      ...(!isKnown && { contact, altcha: (await solve()) ?? '-' }),
    });
    setBusy(false);
    if (!reply.ok) {
      if (reply.details.field === 'uploads') setFaults({ uploads: t('feedback.badUploads') });
      else setFailure(reply);
      return;
    }
    setContent('');
    pictures.clear();
    onSent(reply.value.id);
  };
  const solve = async () => {
    const { solveChallenge } = await loadChunk('solveChallenge', () => import('../session/solveChallenge'));
    return solveChallenge(api);
  };

  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={t('feedback.type')}
        placeholder={t('feedback.choose')}
        value={type}
        error={faults.type}
        onChange={({ target }) => {
          setType(target.value as FeedbackType);
          setFaults({ ...faults, type: undefined });
        }}
        items={feedbackTypes.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
        required
      />
      <CountedText
        label={t('feedback.content')}
        most={MAX_FEEDBACK}
        value={content}
        error={faults.content}
        onChange={({ target }) => {
          setContent(target.value);
          setFaults({ ...faults, content: undefined });
        }}
        required
      />
      {!isKnown && (
        <TextField
          label={t('feedback.contact')}
          help={t('feedback.contactHelp')}
          value={contact}
          error={faults.contact}
          onChange={({ target }) => {
            setContact(target.value);
            setFaults({ ...faults, contact: undefined });
          }}
          maxLength={100}
          autoComplete="email"
          required
        />
      )}
      {isKnown && <PicturesField pictures={pictures} label={t('feedback.pictures')} error={faults.uploads} />}
      <FailureLine failure={failure} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={pictures.isSending}>
        {t('feedback.send')}
      </Button>
    </EntryForm>
  );
});
