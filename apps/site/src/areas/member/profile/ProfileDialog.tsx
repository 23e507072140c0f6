import Button from '@mui/material/Button';
import type { ProfileField } from '@site/api/profile';
import { Dialog } from '@site/ui/Dialog';
import { Skeleton } from '@site/ui/Skeleton';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { Failed } from '../../status/Failed';

type Field = 'nickname' | ProfileField;

/** Changes the nickname and the details that the brand lets a member change. Source: MEM-01. */
export default observer(function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: site } = useTranslation();
  const { api, session } = useStores();
  const [profile] = useState(() => new Answer(api, 'profile'));
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [fault, setFault] = useState<Field>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void profile.ask({}), [profile]);
  const { load } = profile;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    setFailure(undefined);
    const reply = await api('setProfile', typed);
    setBusy(false);
    if (!reply.ok) {
      if (reply.code === 'invalidInput' && reply.details.field) setFault(reply.details.field as Field);
      else setFailure(reply);
      return;
    }
    if (session.token) void session.join(session.token);
    onClose();
  };
  const shown: { field: Field; value: string }[] =
    load.state === 'ready' ? [{ field: 'nickname', value: load.value.nickname }, ...load.value.fields] : [];
  return (
    <Dialog title={t('edit')} text={t('editText')} onClose={onClose} closeLabel={site('shell.close')}>
      {load.state === 'loading' && <Skeleton look="list" count={3} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void profile.ask({})} />}
      {load.state === 'ready' && (
        <EntryForm onSubmit={(event) => void submit(event)} noValidate>
          {shown.map(({ field, value }) => (
            <TextField
              key={field}
              label={t(`field.${field}`)}
              value={typed[field] ?? value}
              onChange={({ target }) => {
                setTyped({ ...typed, [field]: target.value });
                if (fault === field) setFault(undefined);
              }}
              error={fault === field && (field === 'nickname' ? t('badNickname') : t('badField'))}
              autoComplete={field === 'nickname' ? 'nickname' : 'off'}
              required={field === 'nickname'}
            />
          ))}
          <FailureLine failure={failure} />
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('save')}
          </Button>
        </EntryForm>
      )}
    </Dialog>
  );
});
