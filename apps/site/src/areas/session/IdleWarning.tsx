import { localDigits } from '@site/money/localDigits';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { display } from '@site/ui/display';
import { useSecondsUntil } from '@site/ui/useSecondsUntil';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './useSignOut';

export interface IdleWarningProps {
  /** End of the session without activity, in milliseconds since 1970. */
  endsAtMs: number;
  onStay: () => void;
}

/** Asks whether the member is still there. */
export default function IdleWarning({ endsAtMs, onStay }: IdleWarningProps) {
  const { t, i18n } = useTranslation('session');
  const signOut = useSignOut();
  const seconds = useSecondsUntil(endsAtMs);
  return (
    <Dialog
      role="alertdialog"
      title={t('idle.title')}
      text={t('idle.text')}
      onClose={onStay}
      actions={
        <>
          <Button variant="contained" onClick={onStay}>
            {t('idle.stay')}
          </Button>
          <Button variant="outlined" onClick={() => void signOut()}>
            {t('signOut.confirm')}
          </Button>
        </>
      }
      mark={
        <Left role="timer" dir="ltr">
          {localDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, i18n.language)}
        </Left>
      }
    />
  );
}

const Left = styled('span')({ ...display, fontSize: 44, lineHeight: 1, fontVariantNumeric: 'tabular-nums' });
