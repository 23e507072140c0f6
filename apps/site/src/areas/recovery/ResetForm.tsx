import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../session/EntryForm';
import { FailureLine } from '../session/FailureLine';
import { useStores } from '../../stores/StoresContext';
import { NewPassword } from './NewPassword';
import { RecoverStore } from './RecoverStore';

/** A new password, with the code of a mailed link. */
export const ResetForm = observer(function ResetForm({ code, onIn }: { code: string; onIn: () => void }) {
  const { t } = useTranslation('session');
  const { api, session } = useStores();
  const [form] = useState(() => new RecoverStore({ api, session, mobile: { country: '', dialling: '', national: '' } }));
  useEffect(() => void form.start(), [form]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await form.resetByLink(code)) onIn();
  };
  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      <NewPassword form={form} />
      <FailureLine failure={form.failure} words={form.failure?.code === 'codeExpired' ? t('forgot.linkOld') : undefined} />
      <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
        {t('forgot.submit')}
      </Button>
    </EntryForm>
  );
});
