import Button from '@mui/material/Button';
import type { DocumentKind } from '@site/api/profile';
import { Dialog } from '@site/ui/Dialog';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { PicturesField } from '../../uploads/PicturesField';
import { usePictures } from '../../uploads/usePictures';

/** Sends pictures of a document. Source: MEM-25. */
export default function DocumentDialog({ kind, onClose }: { kind: DocumentKind; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: site } = useTranslation();
  const { api } = useStores();
  const pictures = usePictures('document');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isLacking = pictures.uploadIds.length === 0 || pictures.hasFailed;
    setMissing(isLacking);
    if (isLacking) return;
    setBusy(true);
    const reply = await api('sendDocument', { kind, uploads: pictures.uploadIds });
    setBusy(false);
    if (reply.ok) onClose();
    else setFailure(reply);
  };
  return (
    <Dialog title={t(`documents.kind.${kind}`)} text={t(`documents.about.${kind}`)} onClose={onClose} closeLabel={site('shell.close')}>
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        <PicturesField pictures={pictures} label={t('documents.pictures')} error={isMissing ? t('documents.noPictures') : undefined} />
        <FailureLine failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={pictures.isSending}>
          {t('documents.send')}
        </Button>
      </EntryForm>
    </Dialog>
  );
}
