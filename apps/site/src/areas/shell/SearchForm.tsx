import { styled } from '@mui/material/styles';
import { SearchField } from '@site/ui/SearchField';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart';
import { searchAddress } from '../search/searchQuery';

const QuickResults = lazyPart(() => import('../search/QuickResults'));

/** Search for games by name: the first matches under the field while typing, all of them on a page. Source: LOB-08. */
export default function SearchForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const close = () => setWords('');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to the keys of the field and of what is found
    <Place onBlur={leave} onKeyDown={(event) => (event.key === 'Escape' ? close() : moveAmongResults(event))}>
      <SearchField
        action="/search"
        name="q"
        label={t('shell.search')}
        labels={{ clear: t('shell.clearSearch') }}
        onChange={(typed) => setWords(typed.trim())}
        onSearch={(typed) => {
          close();
          void navigate(searchAddress({ words: typed, page: 1 }));
        }}
        onClear={close}
      />
      {words && <QuickResults words={words} onLeave={close} />}
    </Place>
  );
}

/** Moves the focus between the field and the results by arrow keys. */
function moveAmongResults(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-result]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

const Place = styled('div')({ position: 'relative' });
