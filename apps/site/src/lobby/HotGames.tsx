import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { Section } from './Section';
import { Tiles } from './Tiles';

/** What people open right now, for whoever has found nothing of their own yet: the next step of pages that are short or empty. */
export const HotGames = observer(function HotGames() {
  const { t } = useTranslation();
  const { games } = useStores();
  if (games.lobby.state !== 'ready' || games.lobby.value.hot.length === 0) return null;
  return (
    <Section id="HOT" title={t('lobby.hot')} all={{ href: '/rng', label: t('lobby.allGames') }}>
      <Tiles games={games.lobby.value.hot.slice(0, 12)} first={12} areAllHot />
    </Section>
  );
});
