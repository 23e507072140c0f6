import Button from '@mui/material/Button';
import { NotFoundScreen } from '@site/ui/NotFoundScreen';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HotGames } from '../lobby/HotGames';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <NotFoundScreen
        labels={{ title: t('status.notFoundTitle'), text: t('status.notFoundText') }}
        actions={
          <Button component={Link} to="/" variant="contained">
            {t('status.home')}
          </Button>
        }
      />
      <HotGames />
    </>
  );
}
