import { NotFoundScreen } from '@site/ui/NotFoundScreen';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';
import { HotGames } from '../lobby/HotGames';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <NotFoundScreen
        labels={{ title: t('status.notFoundTitle'), text: t('status.notFoundText') }}
        actions={
          <LinkButton href="/" variant="contained">
            {t('status.home')}
          </LinkButton>
        }
      />
      <HotGames />
    </>
  );
}
