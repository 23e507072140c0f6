import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { media, size } from '../layout';

/** Where a thumb finds the main pages on a phone. Source: SHL-09. */
export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = [
    { to: '/', icon: 'home', label: t('menu.home') },
    { to: '/rng', icon: 'slots', label: t('category.RNG') },
    { to: '/member/personalHistoryCopy', icon: 'records', label: t('menu.record') },
  ] as const;
  return (
    <Bar aria-label={t('shell.bottomBar')}>
      {entries.map(({ to, icon, label }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          <Icon name={icon} size={24} />
          {label}
        </Link>
      ))}
      <button type="button" onClick={onOpenMenu}>
        <Icon name="more" size={24} />
        {t('shell.more')}
      </button>
    </Bar>
  );
}

const Bar = styled('nav')({
  display: 'none',
  [media.phone]: {
    position: 'fixed',
    zIndex: 25,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: tone.overlay,
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '& :is(a, button)': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    minInlineSize: 0,
    blockSize: size.bottomBar,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 11,
    fontWeight: 650,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& [aria-current]': { color: tone.actionText },
});
