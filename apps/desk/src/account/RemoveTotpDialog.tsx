import { latinDigits } from '@site/money/latinDigits';
import { TextField } from '@site/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { ActDialog } from '../parts/ActDialog';
import { OwnPassword } from '../parts/OwnPassword';

/** Removes the authenticator from the operator's account, by the password and its last code or a recovery code. Source: OPR-01. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['operator', 'member']);
  const desk = useDesk();
  return (
    <ActDialog
      title={t('member:security.removeTitle')}
      text={t('account.removeText')}
      submit={t('member:security.remove')}
      isDanger
      onAct={async (textOf) => {
        const reply = await desk.api('removeOperatorTotp', { password: textOf('password'), code: latinDigits(textOf('code')) });
        if (reply.ok) {
          await desk.refresh();
          onClose();
        }
        return reply;
      }}
      onClose={onClose}
    >
      <OwnPassword />
      <TextField
        label={t('member:security.removeCode')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        maxLength={20}
      />
    </ActDialog>
  );
}
