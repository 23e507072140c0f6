import { styled } from '@mui/material/styles';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryAddress, type CategoryQuery, classifies } from './categoryQuery';

/** All, hot or new. A change begins at the first page and clears the search. Source: LOB-05. */
export function ClassifyMenu({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation();
  return (
    <Menu aria-label={t('category.classes')}>
      {classifies.map((classify) => (
        <Link
          key={classify}
          to={categoryAddress({ ...query, classify, gameName: '', page: 1 })}
          aria-current={classify === query.classify ? 'page' : undefined}
        >
          {t(`category.class.${classify}`)}
        </Link>
      ))}
    </Menu>
  );
}

const Menu = styled('nav')({
  display: 'inline-flex',
  justifySelf: 'start',
  gap: 2,
  padding: 4,
  borderRadius: radius.input,
  backgroundColor: tone.sunken,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 34,
    paddingInline: 16,
    borderRadius: 8,
    fontSize: 13,
    fontWeight: 650,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.raised, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.line}` },
});
