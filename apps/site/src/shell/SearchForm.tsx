import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Finds slots by name. A plain form, so that it works before JavaScript. */
export function SearchForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('gameName');
    if (typeof name === 'string') void navigate(`/rng?gameName=${encodeURIComponent(name.trim())}`);
  };
  return (
    <search className="search">
      <Form action="/rng" onSubmit={search}>
        <Icon name="search" />
        <input type="search" name="gameName" maxLength={60} aria-label={t('shell.search')} placeholder={t('shell.search')} />
      </Form>
    </search>
  );
}

const Form = styled('form')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  blockSize: 42,
  inlineSize: 'min(340px, 28vw)',
  paddingInline: 14,
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  color: tone.faint,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& input': { flex: 1, minInlineSize: 0, padding: 0, border: 0, outline: 'none', background: 'none', font: 'inherit', color: tone.text },
  '& input::placeholder': { color: tone.faint, opacity: 1 },
});
