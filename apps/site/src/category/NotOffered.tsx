import Button from '@mui/material/Button';
import { NotFoundScreen } from '@site/ui/NotFoundScreen';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A kind of games that the brand's market does not allow, or that has no vendor. */
export function NotOffered({ category }: { category: string }) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  return (
    <NotFoundScreen
      labels={{ title: t('notOffered'), text: t('notOfferedText', { category }) }}
      actions={
        <Button component={Link} to="/" variant="contained">
          {site.t('status.home')}
        </Button>
      }
    />
  );
}
