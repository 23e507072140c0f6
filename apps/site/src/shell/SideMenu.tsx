import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { categories, categoriesOf, categoryPath } from '../categories';
import { useStores } from '../stores/StoresContext';

export interface SideMenuProps {
  /** Glyphs with a small word under each, for the narrow form. */
  isRail?: boolean;
  onLeave?: () => void;
}

/** Categories with the number of their games, and the member's own pages. */
export const SideMenu = observer(function SideMenu({ isRail = false, onLeave }: SideMenuProps) {
  const { t } = useTranslation();
  const { games, system } = useStores();
  const { pathname } = useLocation();
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;
  return (
    <Menu aria-label={t('shell.sideMenu')} data-rail={isRail || undefined} onClick={onLeave}>
      <h2>{t('menu.games')}</h2>
      <ul>
        <li>
          <Link to="/" aria-current={pathname === '/' ? 'page' : undefined}>
            <Icon name="home" />
            {t('menu.home')}
          </Link>
        </li>
        {lobby &&
          categoriesOf(lobby).map(({ category, games: count }) => (
            <li key={category}>
              <Link to={categoryPath(category)} aria-current={pathname === categoryPath(category) ? 'page' : undefined}>
                <Icon name={categories[category].icon} size={22} />
                {t(categories[category].label)}
                <span className="count" suppressHydrationWarning>
                  {count.toLocaleString(`${system.locale}-u-nu-latn`)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <h2>{t('menu.yours')}</h2>
      <ul>
        <li>
          <Link to="/member/personalHistoryCopy" aria-current={pathname === '/member/personalHistoryCopy' ? 'page' : undefined}>
            <Icon name="records" />
            {t('menu.bettingRecord')}
          </Link>
        </li>
        <li>
          <Link to="/agent">
            <Icon name="team" />
            {t('menu.agents')}
          </Link>
        </li>
      </ul>
    </Menu>
  );
});

const Menu = styled('nav')({
  '& h2': { margin: 0, padding: '16px 12px 6px', fontSize: 12, fontWeight: 600, color: tone.faint },
  '& h2:first-of-type': { paddingBlockStart: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 40,
    paddingInline: 12,
    borderRadius: radius.control,
    fontWeight: 600,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { backgroundColor: tone.surface, color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.surface, color: tone.text, boxShadow: elevation.rest },
  '& a[aria-current] svg': { color: tone.actionText },
  '& .count': { marginInlineStart: 'auto', fontSize: 12, fontWeight: 500, fontVariantNumeric: 'tabular-nums', color: tone.faint },
  '&[data-rail] h2, &[data-rail] .count': { display: 'none' },
  '&[data-rail] ul + h2 + ul': { marginBlockStart: 8, paddingBlockStart: 8, borderBlockStart: `1px solid ${tone.line}` },
  '&[data-rail] a': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 3,
    minBlockSize: 58,
    padding: 0,
    fontSize: 11,
    lineHeight: 1.1,
    textAlign: 'center',
  },
});
