import { styled } from '@mui/material/styles';
import { cardStyle } from '@site/ui/cardStyle';
import { media } from '@site/ui/layout';
import { PageTitle } from '@site/ui/PageTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { GroupOffers } from '../lobby/GroupOffers';
import { useStores } from '../stores/StoresContext';
import { ForgotForm } from './ForgotForm';
import { MailedDialog } from './MailedDialog';
import { ResetForm } from './ResetForm';

/** The modal's two forms as a page, and where a mailed link leads. Source: REG-11. */
export default function ForgetPage() {
  const { t } = useTranslation('session');
  const { navigation } = useStores();
  const [query] = useSearchParams();
  const [isMailed, setMailed] = useState(false);
  const code = query.get('reset');
  const toLobby = () => navigation.go('/');
  return (
    <Page>
      <PageTitle title={code ? t('forgot.newTitle') : t('forgot.title')} text={code ? undefined : t('forgot.text')} />
      <GroupOffers group="w_forget" />
      <div className="form">
        {code ? <ResetForm code={code} onIn={toLobby} /> : <ForgotForm onIn={toLobby} onMailed={() => setMailed(true)} />}
      </div>
      {isMailed && <MailedDialog onClose={toLobby} />}
    </Page>
  );
}

const Page = styled('div')({
  display: 'grid',
  gap: 20,
  minInlineSize: 0,
  '& .form': { ...cardStyle, display: 'grid', gap: 20, inlineSize: '100%', maxInlineSize: 560, padding: 28 },
  [media.phone]: { '& .form': { padding: 18 } },
});
