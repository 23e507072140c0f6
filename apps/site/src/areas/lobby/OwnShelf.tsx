import type { Game } from '@site/api/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startsExpanded, collapsedCount, hasMoreThanFits } from './collapsedCount';
import { Section, type SectionProps } from './Section';
import { ShelfFooter } from './ShelfFooter';
import { Tiles } from './Tiles';

export interface OwnShelfProps extends Pick<SectionProps, 'id' | 'title' | 'all'> {
  /** All games; the first ones are shown at once. */
  games: Game[];
}

/** A shelf of loaded games: the first ones, with a button for the rest. */
export function OwnShelf({ games, title, ...section }: OwnShelfProps) {
  const { t } = useTranslation();
  const total = games.length;
  const closed = collapsedCount(total);
  const [isOpen, setOpen] = useState(startsExpanded(total));
  const shown = isOpen ? games : games.slice(0, closed);
  return (
    <Section {...section} title={title}>
      <Tiles
        items={shown}
        onPhone={isOpen && total > closed ? 'grid' : 'rail'}
        first={0}
        end={
          hasMoreThanFits(total) && (
            <ShelfFooter
              shown={shown.length}
              total={total}
              status={t('lobby.showing', { shown: shown.length, category: title, total })}
              isOpen={isOpen && total > closed}
              onMore={() => setOpen(true)}
              onClose={() => setOpen(false)}
            />
          )
        }
      />
    </Section>
  );
}
