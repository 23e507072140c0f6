import { NotFoundScreen } from '@site/ui/NotFoundScreen';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';

/** Replaces a category that the brand's market does not allow, that has no vendor, or that the member has blocked. */
export function NotOffered({ category, isBlocked = false }: { category: string; isBlocked?: boolean }) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  return (
    <NotFoundScreen
      labels={{
        title: t(isBlocked ? 'blocked' : 'notOffered', { category }),
        text: t(isBlocked ? 'blockedText' : 'notOfferedText', { category }),
      }}
      actions={
        <LinkButton href={isBlocked ? '/member/responsiblePlay' : '/'} variant="contained">
          {site.t(isBlocked ? 'place.responsiblePlay' : 'status.home')}
        </LinkButton>
      }
    />
  );
}
