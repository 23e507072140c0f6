import { styled } from '@mui/material/styles';
import { type CategoryEntry, CategoryStrip } from '@site/ui/CategoryStrip';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, type Category, gameTypesOf } from '../category/categories';
import { useBlockedTypes } from '../safer/useBlockedTypes';
import { useStores } from '../../stores/StoresContext';

/** Category strip that links to the lobby's sections, and marks the visible one. Source: LOB-02. */
export default observer(function Shelves({ categories: shown }: { categories: Category[] }) {
  const { t } = useTranslation();
  const { session, games } = useStores();
  const place = useRef<HTMLDivElement>(null);
  // The strip hydrates HTML of a visitor, possibly after the member is known.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const blocked = useBlockedTypes();
  const isMember = isHydrated && session.member !== undefined;
  const { load } = games.recent;
  const entries: Omit<CategoryEntry, 'href'>[] = [];
  entries.push({ id: 'HOT', label: t('game.hot'), icon: 'hot' });
  if (isMember) entries.push({ id: 'FAV', label: t('lobby.favourites'), icon: 'favourites' });
  if (isMember && load.state === 'ready' && load.value.list.length > 0)
    entries.push({ id: 'RECENT', label: t('lobby.recent'), icon: 'recent' });
  const open = shown.filter((id) => !gameTypesOf(id).every((type) => blocked.includes(type)));
  entries.push(...open.map((id) => ({ id, label: t(categories[id].label), icon: categories[id].icon })));
  const current = useSectionInView(entries.map(({ id }) => id).join(), place);
  return (
    <Place ref={place}>
      <CategoryStrip
        label={t('lobby.strip')}
        items={entries.map((entry) => Object.assign(entry, { href: `#${entry.id}` }))}
        current={current}
      />
    </Place>
  );
});

const never = () => () => {};

/** Reading position, as a share of the screen's height. */
const SIGHT = 0.35;
/** Longer than any lobby. */
const FAR_PX = 100_000;

/** Returns the section in view. `ids` are those of the sections, separated by commas; a section may be rendered later than its entry. */
function useSectionInView(ids: string, strip: RefObject<HTMLElement | null>): string {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const places = ids.split(',');
    const look = () => {
      const passed = places.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight * SIGHT);
      setCurrent(passed.at(-1));
    };
    // Everything above the reading position intersects, so that each section is reported in either direction, and after a jump.
    const sight = new IntersectionObserver(look, { rootMargin: `${FAR_PX}px 0px -${100 - SIGHT * 100}% 0px` });
    const watch = () => {
      for (const id of places) {
        const section = document.getElementById(id);
        if (section) sight.observe(section);
      }
    };
    const arrivals = new MutationObserver(watch);
    watch();
    if (strip.current?.parentElement) arrivals.observe(strip.current.parentElement, { childList: true });
    return () => {
      sight.disconnect();
      arrivals.disconnect();
    };
  }, [ids, strip]);
  return current ?? ids.split(',')[0] ?? '';
}

const Place = styled('div')({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 'var(--header-size)',
  marginBlockStart: 18,
  [media.phone]: { marginInline: -16, marginBlockStart: 8 },
});
