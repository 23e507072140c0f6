import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { OwnShelf } from './OwnShelf';
import { Section } from './Section';

/** The games that a member has opened last. Who has opened none has no such shelf. Source: LOB-03, GAM-05. */
export const RecentShelf = observer(function RecentShelf() {
  const { t } = useTranslation();
  const { games } = useStores();
  const { load } = games.recent;
  useEffect(() => void games.askRecent(), [games]);
  const head = { id: 'RECENT', title: t('lobby.recent'), all: { href: '/favorite/recent', label: t('lobby.allGames') } };
  if (load.state === 'failed')
    return (
      <Section {...head}>
        <Failed {...load} onRetry={() => void games.askRecent()} />
      </Section>
    );
  if (load.state === 'loading' || load.value.list.length === 0) return null;
  return <OwnShelf {...head} games={load.value.list} />;
});
