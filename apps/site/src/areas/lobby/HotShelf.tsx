import type { LobbyValue } from '@site/api/lobby';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { GameShelfFooter } from './GameShelfFooter';
import { Section } from './Section';
import { Tiles, type TilesProps } from './Tiles';
import { useHotShelf } from './useHotShelf';

export interface HotShelfProps extends Pick<TilesProps, 'arrangement' | 'first'> {
  lobby: LobbyValue;
  /** Text beside the title. */
  note?: string;
}

/** Hot games with a button for more. Source: LOB-03, LOB-06. */
export default observer(function HotShelf({ lobby, note, ...tiles }: HotShelfProps) {
  const { t } = useTranslation();
  const shelf = useHotShelf(lobby);
  const label = t('game.hot');
  return (
    <Section id="HOT" title={t('lobby.hot')} note={note} all={{ href: '/hot', label: t('lobby.all', { category: label }) }}>
      <Tiles
        {...tiles}
        items={shelf.games}
        onPhone={shelf.isGrown ? 'grid' : 'rail'}
        areAllHot
        end={<GameShelfFooter shelf={shelf} label={label} />}
      />
    </Section>
  );
});
