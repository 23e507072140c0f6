import { styled } from '@mui/material/styles';
import type { Game } from '@site/api/games';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
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
    <Mark>
      <Icon name="play" size={13} />
      {t('game.unfinished')}
    </Mark>
  );
}

/** On the small tiles of a phone it stands below the heart, beside which it has no room. */
const Mark = styled('span')({
  '&&&': { blockSize: 'auto', minBlockSize: 20, paddingBlock: 3, lineHeight: '14px', whiteSpace: 'normal' },
  [media.phone]: { '&&&': { marginBlockStart: 30, inlineSize: 'max-content', maxInlineSize: 'calc(100% + 30px)' } },
});
