import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories } from '../categories';
import { categoryAddress, type CategoryQuery } from './categoryQuery';

/** Finds games of the category by a part of their name. */
export function NameSearch({ query }: { query: CategoryQuery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const label = t('category.search', { category: t(categories[query.category].label) });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const gameName = new FormData(event.currentTarget).get('gameName');
    if (typeof gameName === 'string') void navigate(categoryAddress({ ...query, gameName: gameName.trim(), page: 1 }));
  };
  return (
    <search>
      <Form action={`/${query.category.toLowerCase()}`} onSubmit={search}>
        <input type="search" name="gameName" defaultValue={query.gameName} maxLength={60} aria-label={label} placeholder={label} />
        <button type="submit" aria-label={t('category.find')}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
}

const Form = styled('form')({
  display: 'flex',
  alignItems: 'center',
  blockSize: 42,
  inlineSize: 280,
  paddingInline: '14px 2px',
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& input': { flex: 1, minInlineSize: 0, padding: 0, border: 0, outline: 'none', background: 'none', font: 'inherit', color: tone.text },
  '& input::placeholder': { color: tone.faint, opacity: 1 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 38,
    blockSize: 38,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& button:hover': { color: tone.text, backgroundColor: tone.hover },
});
