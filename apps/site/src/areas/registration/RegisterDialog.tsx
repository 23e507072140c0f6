import { Dialog } from '@site/ui/Dialog';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPicture } from '../session/DialogPicture';
import { phoneAt } from '../session/diallingCodes';
import { useLoginElsewhere } from '../session/useLoginElsewhere';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { RegisterForm } from './RegisterForm';
import { readInvitation } from './readInvitation';
import { RegisterStore } from './RegisterStore';

interface RegisterDialogProps {
  /** Continues the action that required it. Omitted, it ends at the lobby. */
  resume?: (() => void) | undefined;
  /** Query of the address that opened it: an invitation. */
  query?: string | undefined;
  onClose: () => void;
}

/** Source: REG-01. */
export default observer(function RegisterDialog({ resume, query, onClose }: RegisterDialogProps) {
  const { t } = useTranslation('registration');
  const { t: site } = useTranslation();
  const { api, session, system, navigation } = useStores();
  const [form] = useState(
    () =>
      new RegisterStore({
        api,
        session,
        system,
        invitation: readInvitation(query),
        address: location.href,
        mobile: phoneAt(system.permission.location),
      }),
  );
  useEffect(() => void form.start(), [form]);
  const toLobby = () => {
    onClose();
    navigation.go('/');
  };
  const goOn = () => {
    toLobby();
    resume?.();
  };
  const comeElsewhere = () => {
    onClose();
    resume?.();
  };
  useLoginElsewhere(comeElsewhere, { isThisForm: form.isIn });
  return (
    <Dialog
      id="registerModal"
      title={t('title')}
      width="large"
      onClose={onClose}
      closeLabel={t('close')}
      picture={<DialogPicture hero="dusk" words={t('welcome')} />}
    >
      {form.rules.state === 'loading' && <Skeleton look="list" count={4} label={site('status.loading')} />}
      {form.rules.state === 'failed' && <Failed {...form.rules} onRetry={() => void form.start()} />}
      {form.rules.state === 'ready' && <RegisterForm form={form} onDone={goOn} onCancel={toLobby} />}
    </Dialog>
  );
});
