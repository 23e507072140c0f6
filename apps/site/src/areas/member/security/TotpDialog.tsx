import Button from '@mui/material/Button';
import { CodeField } from '@site/ui/CodeField';
import { Dialog } from '@site/ui/Dialog';
import { QrCode } from '@site/ui/QrCode';
import { RecoveryCodes } from '@site/ui/RecoveryCodes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { useStores } from '../../../stores/StoresContext';
import { PasswordStep } from './PasswordStep';

/** Adds an authenticator to the account: the password, a code, and recovery codes. */
export default function TotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api, session, system } = useStores();
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState<{ uri: string; secret: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (secret) form.current?.querySelector('input')?.focus();
  }, [secret]);

  const start = async (password: string) => {
    const reply = await api('startTotp', { password });
    if (!reply.ok) return reply;
    setSecret(reply.value);
    return undefined;
  };
  const confirm = async (typed: string) => {
    setBusy(true);
    const reply = await api('confirmTotp', { code: typed });
    setBusy(false);
    setFailure(reply.ok ? undefined : reply);
    if (reply.ok) setRecoveryCodes(reply.value.recoveryCodes);
    else setCode('');
  };

  if (recoveryCodes) {
    const account = session.member?.account ?? '';
    return (
      <Dialog
        title={t('security.recoveryTitle')}
        text={t('security.recoveryText')}
        width="medium"
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('security.recoveryKept')}
          </Button>
        }
      >
        <RecoveryCodes
          items={recoveryCodes}
          title={t('security.recoveryOf', { brand: system.brand.name, account })}
          note={t('security.recoveryNote')}
          labels={{
            codes: t('security.recoveryCodes'),
            copy: t('security.copy'),
            copied: t('security.copied'),
            download: t('security.download'),
            print: t('security.print'),
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('security.totpTitle')}
      text={secret ? t('security.totpScan') : t('security.totpStart')}
      onClose={onClose}
      closeLabel={words('close')}
    >
      {secret ? (
        <EntryForm
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(code);
          }}
        >
          <QrCode
            value={secret.uri}
            text={secret.secret}
            labels={{ code: t('security.qr'), copy: t('security.copyKey'), copied: t('security.copied') }}
          />
          <CodeField label={t('security.totpCode')} value={code} onChange={setCode} onComplete={(typed) => void confirm(typed)} />
          <FailureLine failure={failure} />
          <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={code.length < 6}>
            {t('security.totpConfirm')}
          </Button>
        </EntryForm>
      ) : (
        <PasswordStep onSubmit={start} />
      )}
    </Dialog>
  );
}
