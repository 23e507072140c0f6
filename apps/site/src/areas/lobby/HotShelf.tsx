import type { LobbyValue } from '@site/api/lobby';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { useHistoryCache } from '../../app/useHistoryCache';
import { GameShelfFoot } from './GameShelfFoot';
import { Section } from './Section';
import { ShelfStore } from './ShelfStore';
import { Tiles, type TilesProps } from './Tiles';

export interface HotShelfProps extends Pick<TilesProps, 'arrangement' | 'first'> {
  lobby: LobbyValue;
  /** Text beside the title. */
  note?: string;
}

/** Hot games with a button for more. Source: LOB-03, LOB-06. */
export default observer(function HotShelf({ lobby: { hot, hotTotal }, note, ...tiles }: HotShelfProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const shelf = useHistoryCache('HOT', () => new ShelfStore({ api, filter: { gameClassify: 'HOT' }, games: hot, total: hotTotal }));
  const label = t('game.hot');
  return (
    <Section id="HOT" title={t('lobby.hot')} note={note} all={{ href: '/rng?classify=HOT', label: t('lobby.all', { category: label }) }}>
      <Tiles {...tiles} games={shelf.games} areAllHot />
      <GameShelfFoot shelf={shelf} label={label} />
    </Section>
  );
});
