import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { cardStyle } from '@site/ui/cardStyle';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { PageTitle } from '@site/ui/PageTitle';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageBanners } from '../lobby/PageBanners';
import { useStores } from '../../stores/StoresContext';
import { openSupport } from '../support/openSupport';
import { ForgotForm } from './ForgotForm';
import { MailedDialog } from './MailedDialog';
import { ResetForm } from './ResetForm';

/** The recovery forms as a page, and the target of mailed links. Source: REG-11. */
export default observer(function ForgetPage() {
  const { t } = useTranslation('session');
  const { navigation, dialogs, system } = useStores();
  const { supportPath } = system;
  const id = useId();
  const [isMailed, setMailed] = useState(false);
  const code = useResetCode();
  const toLobby = () => navigation.go('/');
  return (
    <Page>
      <PageTitle title={code ? t('forgot.newTitle') : t('forgot.title')} text={code ? undefined : t('forgot.text')} />
      <PageBanners group="w_forget" />
      <div className="ways">
        <div className="form">
          {code ? <ResetForm code={code} onIn={toLobby} /> : <ForgotForm onIn={toLobby} onMailed={() => setMailed(true)} />}
        </div>
        {supportPath && (
          <aside className="help" aria-labelledby={id}>
            <h2 id={id}>{t('forgot.helpTitle')}</h2>
            <p>{t('forgot.helpText')}</p>
            <Button
              variant="outlined"
              startIcon={<Icon name="headset" size={20} />}
              onClick={() => openSupport({ path: supportPath, dialogs })}
            >
              {t('forgot.help')}
            </Button>
          </aside>
        )}
      </div>
      {isMailed && <MailedDialog onClose={toLobby} />}
    </Page>
  );
});

/**
 * Removes the code of a mailed link from the address, so that it is not passed on. Undefined on the service, which renders without the
 * query.
 */
function useResetCode(): string | undefined {
  const [query, setQuery] = useSearchParams();
  const [code, setCode] = useState<string>();
  const brought = query.get('reset');
  useEffect(() => {
    if (!brought) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what is painted is taken over first, and it knows no code
    setCode(brought);
    setQuery(
      (others) => {
        others.delete('reset');
        return others;
      },
      { replace: true },
    );
  }, [brought, setQuery]);
  return code;
}

const Page = styled('div')({
  display: 'grid',
  gap: 20,
  minInlineSize: 0,
  '& .ways': { display: 'grid', gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)', alignItems: 'start', gap: 20 },
  '& .form, & .help': { ...cardStyle, display: 'grid', gap: 20, padding: 28 },
  '& .help': { gap: 8, justifyItems: 'start' },
  '& .help h2': { margin: 0, fontSize: 17, fontWeight: 700, lineHeight: 1.3, textWrap: 'balance' },
  '& .help p': { margin: 0, marginBlockEnd: 10, lineHeight: 1.5, color: tone.muted },
  [media.compact]: { '& .ways': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: { '& .form, & .help': { padding: 18 } },
});
