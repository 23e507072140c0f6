import { Dialog } from '@site/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPicture } from '../session/DialogPicture';
import { useStores } from '../../stores/StoresContext';
import { ForgotForm } from './ForgotForm';
import { MailedDialog } from './MailedDialog';

/** Source: REG-13, REG-08. */
export default function ForgotDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const { navigation } = useStores();
  const [isMailed, setMailed] = useState(false);
  if (isMailed) return <MailedDialog onClose={onClose} />;
  return (
    <Dialog
      id="forgetPassModal"
      title={t('forgot.title')}
      text={t('forgot.text')}
      width="large"
      onClose={onClose}
      closeLabel={t('close')}
      picture={<DialogPicture hero="lake" words={t('forgot.welcome')} />}
    >
      <ForgotForm
        onIn={() => {
          onClose();
          navigation.go('/');
        }}
        onMailed={() => setMailed(true)}
      />
    </Dialog>
  );
}
