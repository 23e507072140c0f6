import Button from '@mui/material/Button';
import { latinDigits } from '@site/money/latinDigits';
import { Dialog } from '@site/ui/Dialog';
import { QrCode } from '@site/ui/QrCode';
import { RecoveryCodes } from '@site/ui/RecoveryCodes';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { ActDialog } from '../parts/ActDialog';
import { OwnPassword } from '../parts/OwnPassword';

/** Adds an authenticator to the operator's account: the password, a code, and recovery codes. Source: OPR-01. */
export const TotpDialog = observer(function TotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member');
  const desk = useDesk();
  const [secret, setSecret] = useState<{ uri: string; secret: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  if (recoveryCodes) {
    const finish = async () => {
      await desk.refresh();
      onClose();
    };
    return (
      <Dialog
        title={t('security.recoveryTitle')}
        text={t('security.recoveryText')}
        width="medium"
        actions={
          <Button variant="contained" onClick={() => void finish()}>
            {t('security.recoveryKept')}
          </Button>
        }
      >
        <RecoveryCodes
          items={recoveryCodes}
          title={t('security.recoveryOf', { brand: desk.brand.name, account: desk.operator?.username })}
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
  if (secret)
    return (
      <ActDialog
        key="code"
        title={t('security.totpTitle')}
        text={t('security.totpScan')}
        submit={t('security.totpConfirm')}
        onAct={async (textOf) => {
          const reply = await desk.api('confirmOperatorTotp', { code: latinDigits(textOf('code')) });
          if (reply.ok) setRecoveryCodes(reply.value.recoveryCodes);
          return reply;
        }}
        onClose={onClose}
      >
        <QrCode
          value={secret.uri}
          text={secret.secret}
          labels={{ code: t('security.qr'), copy: t('security.copyKey'), copied: t('security.copied') }}
        />
        <TextField
          label={t('security.totpCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          maxLength={6}
        />
      </ActDialog>
    );
  return (
    <ActDialog
      key="password"
      title={t('security.totpTitle')}
      text={t('security.totpStart')}
      submit={t('security.goOn')}
      onAct={async (textOf) => {
        const reply = await desk.api('startOperatorTotp', { password: textOf('password') });
        if (reply.ok) setSecret(reply.value);
        return reply;
      }}
      onClose={onClose}
    >
      <OwnPassword />
    </ActDialog>
  );
});
