import Button from '@mui/material/Button';
import { countGraphemes } from '@site/api/countGraphemes';
import { MAX_REMARK } from '@site/api/messageKinds';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedText } from '../feedback/CountedText';
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

/** Applies for a promotion with a remark and pictures. Source: MEM-10, REG-10, REG-20. */
export default observer(function ApplyForm({ id, version, needsPictures, onSent }: ApplyFormProps) {
  const { t } = useTranslation(['rewards', 'inbox']);
  const { write, isBusy } = useWrite();
  const pictures = usePictures('activity');
  const [remark, setRemark] = useState('');
  const [faults, setFaults] = useState<{ remark?: string | undefined; pictures?: string | undefined }>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { uploadIds } = pictures;
    const found = {
      ...(countGraphemes(remark.trim()) > MAX_REMARK && { remark: t('inbox:feedback.length', { least: 0, most: MAX_REMARK }) }),
      ...((pictures.hasFailed || (needsPictures && uploadIds.length === 0)) && { pictures: t('apply.needsPictures') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const reply = await write('applyPromotion', { id, version, remark, ...(uploadIds.length > 0 && { uploads: uploadIds }) });
    if (reply.ok) onSent();
  };
  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      <p className="quiet">{t('apply.text')}</p>
      <CountedText
        label={t('apply.remark')}
        most={MAX_REMARK}
        value={remark}
        error={faults.remark}
        onChange={({ target }) => {
          setRemark(target.value);
          setFaults({ ...faults, remark: undefined });
        }}
      />
      <PicturesField pictures={pictures} label={t('apply.pictures')} error={faults.pictures} />
      <Button type="submit" variant="contained" loading={isBusy} disabled={pictures.isSending}>
        {t('apply.send')}
      </Button>
    </EntryForm>
  );
});
