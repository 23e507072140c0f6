import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categories, type Category } from '../categories';
import { media, size } from '../layout';

/** Leads to the shelves of the lobby, and marks the one in view. Source: LOB-02. */
export function CategoryStrip({ categories: shown }: { categories: Category[] }) {
  const { t } = useTranslation();
  const current = useSectionInView(['HOT', ...shown]);
  return (
    <Strip aria-label={t('lobby.strip')}>
      <a href="#HOT" aria-current={current === 'HOT' || undefined}>
        <Icon name="hot" size={30} />
        {t('game.hot')}
      </a>
      {shown.map((category) => (
        <a key={category} href={`#${category}`} aria-current={current === category || undefined}>
          <Icon name={categories[category].icon} size={30} />
          {t(categories[category].label)}
        </a>
      ))}
    </Strip>
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

const Strip = styled('nav')({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: size.header,
  display: 'flex',
  gap: 4,
  marginBlockStart: 18,
  paddingBlock: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: tone.page,
  borderBlockEnd: `1px solid ${tone.line}`,
  '& a': {
    position: 'relative',
    flex: '1 0 auto',
    minInlineSize: 84,
    blockSize: 74,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    borderRadius: radius.tile,
    fontSize: 13,
    fontWeight: 650,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { backgroundColor: tone.surface, color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.surface, color: tone.text },
  '& a[aria-current] svg': { color: tone.actionText },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: -8,
    insetInline: '22%',
    blockSize: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: tone.actionText,
  },
  [media.phone]: {
    insetBlockStart: size.headerPhone,
    gap: 2,
    marginInline: -16,
    marginBlockStart: 8,
    paddingInline: 12,
    '& a': { minInlineSize: 74, blockSize: 66, paddingInline: 8, fontSize: 12 },
  },
});
