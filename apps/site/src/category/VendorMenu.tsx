import { styled } from '@mui/material/styles';
import type { LobbyValue } from '@site/api/lobby';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { media } from '../layout';
import type { Load } from '../stores/load';
import { useStores } from '../stores/StoresContext';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

/** All vendors of the category. Another vendor begins anew: every class, the first page, no search. Source: LOB-05. */
export const VendorMenu = observer(function VendorMenu({ query, lobby }: { query: CategoryQuery; lobby: Load<LobbyValue> }) {
  const { t } = useTranslation();
  const { system } = useStores();
  if (lobby.state !== 'ready') return <Menu aria-busy="true" />;
  const cards = lobby.value.categories.find(({ gameCategory }) => gameCategory === query.category)?.cards ?? {};
  const entries = [
    { vassalage: '', name: t('category.allVendors'), games: undefined },
    ...Object.entries(cards).map(([vassalage, { name, games }]) => ({ vassalage, name, games })),
  ];
  return (
    <Menu aria-label={t('category.vendors')}>
      {entries.map(({ vassalage, name, games }) => (
        <Link
          key={vassalage}
          to={categoryAddress({ category: query.category, vassalage, classify: 'ALL', gameName: '', page: 1 })}
          aria-current={vassalage === query.vassalage ? 'page' : undefined}
        >
          {name}
          {games !== undefined && <span suppressHydrationWarning>{games.toLocaleString(`${system.locale}-u-nu-latn`)}</span>}
        </Link>
      ))}
    </Menu>
  );
});

const Menu = styled('nav')({
  display: 'grid',
  gap: 2,
  padding: 8,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 38,
    paddingInline: 12,
    borderRadius: radius.control,
    fontWeight: 600,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { backgroundColor: tone.hover, color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.select, color: tone.text, position: 'relative' },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 10,
    insetInlineStart: 0,
    inlineSize: 2,
    borderRadius: 2,
    backgroundColor: tone.actionText,
  },
  '& span': { fontSize: 12, fontWeight: 500, fontVariantNumeric: 'tabular-nums', color: tone.faint },
  [media.compact]: {
    display: 'flex',
    gap: 6,
    marginInline: -24,
    padding: '0 24px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    backgroundColor: 'transparent',
    boxShadow: 'none',
    '& a': { flex: 'none', borderRadius: 999, boxShadow: `inset 0 0 0 1px ${tone.line}` },
    '& a[aria-current]::before': { display: 'none' },
    '& a[aria-current]': { boxShadow: `inset 0 0 0 1.5px ${tone.actionText}` },
  },
  [media.phone]: { marginInline: -16, paddingInline: 16 },
});
