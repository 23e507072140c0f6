import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The next step from a page of words that has none: the games. Source: ERR-12. */
export function ToLobby() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/" variant="outlined">
      {t('status.home')}
    </Button>
  );
}
