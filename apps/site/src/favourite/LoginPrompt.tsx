import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { NoFavourites } from '@site/ui/illustration/NoFavourites';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';

/** Shown to visitors in place of lists that only members have. The page is filled once they have logged in. Source: LOB-05, RTE-03. */
export function LoginPrompt() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { dialogs } = useStores();
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
}
