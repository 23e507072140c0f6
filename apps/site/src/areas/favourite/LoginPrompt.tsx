import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { NoFavourites } from '@site/ui/illustration/NoFavourites';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';

/** Shown to visitors instead of personal lists. The lists appear after the login. Source: LOB-05, RTE-03. */
export const LoginPrompt = observer(function LoginPrompt() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { dialogs, session } = useStores();
  if (session.isUnanswered) return <Failed code="networkAbnormal" onRetry={() => void session.askAgain()} />;
  return (
    <EmptyState
      illustration={<NoFavourites />}
      title={t('ownTitle')}
      text={t('ownText')}
      action={
        <Button variant="contained" onClick={() => dialogs.open({ name: 'login', resume: () => {} })}>
          {site.t('session.login')}
        </Button>
      }
    />
  );
});
