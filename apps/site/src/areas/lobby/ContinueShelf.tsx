import type { Game } from '@site/api/games';
import { Icon } from '@site/ui/Icon';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Section } from './Section';
import { Tiles } from './Tiles';

/** The games in which a member has left a round. Who has left none, and whose rounds cannot be read, has no such shelf. Source: GAM-06. */
export const ContinueShelf = observer(function ContinueShelf() {
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'unfinishedRounds'));
  useEffect(() => void answer.ask({ only: 'left' }), [answer]);
  if (answer.load.state !== 'ready') return null;
  const games = new Map(answer.load.value.list.flatMap(({ game }) => (game?.status === 'open' ? [[game.nodeId, game]] : [])));
  if (games.size === 0) return null;
  // Its words come in a file that a lobby without the shelf does not need.
  return (
    <Suspense>
      <LeftGames games={[...games.values()]} />
    </Suspense>
  );
});

function LeftGames({ games }: { games: Game[] }) {
  const { t } = useTranslation('shell');
  return (
    <Section id="CONTINUE" title={t('game.continue')}>
      <Tiles items={games} onPhone="rail" first={0} markOf={markLeft} />
    </Section>
  );
}

const markLeft = () => <LeftMark />;

function LeftMark() {
  const { t } = useTranslation('shell');
  return (
    <span>
      <Icon name="play" size={13} />
      {t('game.unfinished')}
    </span>
  );
}
