import Button from '@mui/material/Button';
import { MAX_REMARK } from '@site/api/rewards';
import { TextArea } from '@site/ui/TextArea';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../session/EntryForm';
import { PicturesField } from '../uploads/PicturesField';
import { usePictures } from '../uploads/usePictures';
import { useWrite } from '../rewards/useWrite';

interface ApplyFormProps {
  id: string;
  /** Version of the terms that are accepted. */
  version: number;
  needsPictures: boolean;
  onSent: () => void;
}

/** Applies for a promotion with a remark and pictures. Source: MEM-10, REG-10. */
export default observer(function ApplyForm({ id, version, needsPictures, onSent }: ApplyFormProps) {
  const { t } = useTranslation('rewards');
  const { write, isBusy } = useWrite();
  const pictures = usePictures('activity');
  const [remark, setRemark] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { uploadIds } = pictures;
    if (pictures.hasFailed || (needsPictures && uploadIds.length === 0)) {
      setFault(t('apply.needsPictures'));
      return;
    }
    setFault(undefined);
    const reply = await write('applyPromotion', { id, version, remark, ...(uploadIds.length > 0 && { uploads: uploadIds }) });
    if (reply.ok) onSent();
  };
  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      <p className="quiet">{t('apply.text')}</p>
      <TextArea
        label={t('apply.remark')}
        help={t('apply.remarkHelp', { most: MAX_REMARK })}
        value={remark}
        maxLength={MAX_REMARK}
        onChange={({ target }) => setRemark(target.value)}
      />
      <PicturesField pictures={pictures} label={t('apply.pictures')} error={fault} />
      <Button type="submit" variant="contained" loading={isBusy} disabled={pictures.isSending}>
        {t('apply.send')}
      </Button>
    </EntryForm>
  );
});
