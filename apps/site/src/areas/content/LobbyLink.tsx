import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';

/** Link to the games, for content pages without another next step. Source: ERR-12. */
export function LobbyLink() {
  const { t } = useTranslation();
  return (
    <LinkButton href="/" variant="outlined">
      {t('status.home')}
    </LinkButton>
  );
}
