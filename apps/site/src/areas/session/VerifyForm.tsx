import Button from '@mui/material/Button';
import type { VerifyWay } from '@site/api/session';
import { CodeField } from '@site/ui/CodeField';
import { Icon } from '@site/ui/Icon';
import { SelectField } from '@site/ui/SelectField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { EntryForm } from './EntryForm';
import { FailureLine } from './FailureLine';
import type { LoginStore } from './LoginStore';
import { SentCodeField } from './SentCodeField';
import { VerifyStore } from './VerifyStore';
import { latinInput } from './latinInput';

export interface VerifyFormProps {
  login: LoginStore;
  ticket: string;
  ways: VerifyWay[];
  onDone: () => void;
}

/** Form of the second factor. Source: SES-07, SES-24. */
export const VerifyForm = observer(function VerifyForm({ login, ticket, ways, onDone }: VerifyFormProps) {
  const { t } = useTranslation('session');
  const { api } = useStores();
  const [verify] = useState(() => new VerifyStore({ api, login, ticket, way: ways[0] ?? 'mobile' }));
  const [isRecovery, setRecovery] = useState(false);
  const { way, answer, code } = verify;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await verify.answerWith(answer)) onDone();
  };
  return (
    <EntryForm ref={form} onSubmit={(event) => void submit(event)}>
      <p className="why">
        <Icon name="shield" size={22} />
        <span>{way === 'totp' ? t('verify.whyTotp') : t('verify.why')}</span>
      </p>
      {ways.length > 1 && (
        <SelectField
          label={t('verify.way')}
          value={way}
          onChange={({ target }) => verify.choose(target.value as VerifyWay)}
          items={ways.map((one) => ({ value: one, label: t(`verify.way.${one}`) }))}
        />
      )}
      {(way === 'mobile' || way === 'email') && (
        <>
          <SentCodeField code={code} value={answer} onChange={(typed) => verify.write(typed)} onSend={() => void verify.send()} />
          {verify.sentTo && (
            <p className="quiet">
              {t('verify.sentTo')} <bdi dir="ltr">{verify.sentTo}</bdi>
            </p>
          )}
        </>
      )}
      {way === 'totp' && !isRecovery && (
        <CodeField label={t('verify.totp')} help={t('verify.totpHelp')} value={answer} onChange={(typed) => verify.write(typed)} />
      )}
      {way === 'totp' && isRecovery && (
        <TextField
          label={t('verify.recovery')}
          value={answer}
          onChange={({ target }) => verify.write(target.value)}
          autoComplete="off"
          {...latinInput}
          maxLength={20}
          required
        />
      )}
      {way === 'payeeName' && (
        <TextField
          label={t('verify.payeeName')}
          help={t('verify.payeeNameHelp')}
          value={answer}
          onChange={({ target }) => verify.write(target.value)}
          autoComplete="name"
          maxLength={100}
          required
        />
      )}
      {way === 'totp' && (
        <button
          type="button"
          className="word"
          onClick={() => {
            setRecovery(!isRecovery);
            verify.write('');
          }}
        >
          {isRecovery ? t('verify.useTotp') : t('verify.useRecovery')}
        </button>
      )}
      <FailureLine failure={verify.failure} />
      {verify.triesLeft !== undefined && <p className="quiet">{t('verify.triesLeft', { count: verify.triesLeft })}</p>}
      <Button type="submit" variant="contained" size="large" loading={verify.isBusy} disabled={answer.trim() === ''}>
        {t('verify.submit')}
      </Button>
      <button type="button" className="word" onClick={() => login.startAnew()}>
        {t('verify.back')}
      </button>
    </EntryForm>
  );
});
