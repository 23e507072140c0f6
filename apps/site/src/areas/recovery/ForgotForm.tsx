import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { PhoneField } from '@site/ui/PhoneField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaBox } from '../session/CaptchaBox';
import { phoneAt } from '../session/diallingCodes';
import { EntryForm } from '../session/EntryForm';
import { FailureLine } from '../session/FailureLine';
import { SentCodeField } from '../session/SentCodeField';
import { useDialling } from '../session/useDialling';
import { latinInput } from '../session/latinInput';
import { useStores } from '../../stores/StoresContext';
import { NewPassword } from './NewPassword';
import { RecoverStore } from './RecoverStore';
import { recoveryMethods } from './recoveryMethods';
import { SliderDialog } from './SliderDialog';

/** Ways to recover an account, as enabled by the brand. Source: REG-13. */
export const ForgotForm = observer(function ForgotForm({ onIn, onMailed }: { onIn: () => void; onMailed: () => void }) {
  const { t } = useTranslation('session');
  const { api, session, system } = useStores();
  const names = { phone: t('forgot.byPhone'), email: t('forgot.byEmail') };
  const ways = recoveryMethods(system.permission.info.whitelabel).map((id) => ({ id, label: names[id] }));
  const [way, setWay] = useState(ways[0]?.id);
  const [form] = useState(() => new RecoverStore({ api, session, mobile: phoneAt(system.permission.location) }));
  useEffect(() => void form.start(), [form]);

  if (!way) return <EmptyState title={t('forgot.noneTitle')} text={t('forgot.noneText')} />;
  return (
    <>
      {ways.length > 1 && <ModeSwitch label={t('forgot.way')} items={ways} value={way} onChange={setWay} />}
      {way === 'phone' ? <ByPhone form={form} onIn={onIn} /> : <ByEmail form={form} onMailed={onMailed} />}
    </>
  );
});

const ByPhone = observer(function ByPhone({ form, onIn }: { form: RecoverStore; onIn: () => void }) {
  const { t } = useTranslation('session');
  const dialling = useDialling();
  const { faults } = form;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.askForReset();
  };
  const goOn = async (ticket: string) => {
    if (await form.goOn(ticket)) onIn();
  };
  return (
    <EntryForm onSubmit={submit} noValidate>
      <PhoneField
        label={t('mobile.label')}
        value={form.mobile}
        onChange={(mobile) => form.writeMobile(mobile)}
        error={faults.mobile && (faults.mobile === 'required' ? t('empty') : t('mobile.format'))}
        required
        {...dialling}
      />
      <SentCodeField
        code={form.code}
        value={form.typed.code}
        onChange={(code) => form.write('code', code)}
        onSend={() => form.askForCode()}
        isOff={form.mobile.national === ''}
        error={faults.code && (faults.code === 'required' ? t('empty') : t('code.wrong'))}
      />
      <NewPassword form={form} />
      <FailureLine failure={form.failure} />
      <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
        {t('forgot.submit')}
      </Button>
      {form.proves && <SliderDialog onSolved={(ticket) => void goOn(ticket)} onClose={() => form.turnAway()} />}
    </EntryForm>
  );
});

const ByEmail = observer(function ByEmail({ form, onMailed }: { form: RecoverStore; onMailed: () => void }) {
  const { t } = useTranslation('session');
  const { faults, typed } = form;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await form.mail();
    if (form.isMailed) onMailed();
  };
  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('forgot.username')}
        value={typed.username}
        onChange={({ target }) => form.write('username', target.value)}
        error={faults.username && t('empty')}
        autoComplete="username"
        {...latinInput}
        maxLength={60}
        required
      />
      <TextField
        label={t('forgot.email')}
        type="email"
        value={typed.email}
        onChange={({ target }) => form.write('email', target.value)}
        error={faults.email && t('empty')}
        autoComplete="email"
        dir="ltr"
        maxLength={100}
        required
      />
      {form.wantsCaptcha && <CaptchaBox captcha={form.captcha} />}
      <FailureLine failure={form.failure} words={form.failure?.code === 'notFound' ? t('forgot.notFound') : undefined} />
      <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
        {t('forgot.mail')}
      </Button>
    </EntryForm>
  );
});
