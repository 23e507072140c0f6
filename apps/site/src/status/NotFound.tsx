import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('status.notFoundTitle')}
      text={t('status.notFoundText')}
      action={
        <Button component={Link} to="/" variant="contained">
          {t('status.home')}
        </Button>
      }
    />
  );
}
