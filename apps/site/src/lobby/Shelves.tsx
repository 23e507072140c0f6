import { styled } from '@mui/material/styles';
import { CategoryStrip } from '@site/ui/CategoryStrip';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, type Category } from '../categories';
import { media } from '@site/ui/layout';

/** Leads to the shelves of the lobby, and marks the one in view. Source: LOB-02. */
export function Shelves({ categories: shown }: { categories: Category[] }) {
  const { t } = useTranslation();
  const current = useSectionInView(['HOT', ...shown]);
  const entries = shown.map((id) => ({ id, href: `#${id}`, label: t(categories[id].label), icon: categories[id].icon }));
  return (
    <Place>
      <CategoryStrip
        label={t('lobby.strip')}
        categories={[{ id: 'HOT', href: '#HOT', label: t('game.hot'), icon: 'hot' }, ...entries]}
        current={current}
      />
    </Place>
  );
}

function useSectionInView(ids: string[]): string {
  const [current, setCurrent] = useState('HOT');
  const all = ids.join();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-30% 0px -65% 0px' },
    );
    for (const id of all.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}

const Place = styled('div')({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 'var(--header-size)',
  marginBlockStart: 18,
  [media.phone]: { marginInline: -16, marginBlockStart: 8 },
});
