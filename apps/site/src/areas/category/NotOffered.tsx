import { NotFoundScreen } from '@site/ui/NotFoundScreen';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';

/** Replaces a category that the brand's market does not allow, or that has no vendor. */
export function NotOffered({ category }: { category: string }) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  return (
    <NotFoundScreen
      labels={{ title: t('notOffered'), text: t('notOfferedText', { category }) }}
      actions={
        <LinkButton href="/" variant="contained">
          {site.t('status.home')}
        </LinkButton>
      }
    />
  );
}
