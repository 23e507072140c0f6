import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';

const ContactDialog = lazyPart(() => import('./ContactDialog'));

/** The e-mail address or the mobile number of the account. Source: MEM-30. */
export const Contact = observer(function Contact({ kind, security }: { kind: 'email' | 'mobile'; security: SecurityStore }) {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  const { load } = security.summary;
  const own = load.state === 'ready' ? load.value[kind] : undefined;
  const close = () => {
    setOpen(false);
    void security.summary.ask({});
  };
  return (
    <SecurityCard
      icon={kind === 'email' ? 'message' : 'phone'}
      title={t(`contact.${kind}`)}
      text={own ? <bdi dir="ltr">{own}</bdi> : t(`contact.${kind}Text`)}
      action={
        own !== undefined && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {own === null ? t('security.setUp') : t('security.change')}
          </Button>
        )
      }
    >
      {isOpen && <ContactDialog kind={kind} onClose={close} />}
    </SecurityCard>
  );
});
