import { styled } from '@mui/material/styles';
import type { ContentArt } from '@site/api/operatorContent';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';

interface ArtChoiceProps {
  arts: readonly ContentArt[];
  value: string;
  error: string | undefined;
  onChange: (art: ContentArt) => void;
}

/** The pictures of the brand, one of which is chosen. */
export function ArtChoice({ arts, value, error, onChange }: ArtChoiceProps) {
  const { t } = useTranslation('desk-content');
  const { language } = useDesk();
  const name = useId();
  return (
    <Choice aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{t('field.art')}</legend>
      <div className="arts">
        {arts.map((art) => (
          <label key={art.name}>
            <input
              type="radio"
              name={name}
              checked={art.name === value}
              onChange={() => onChange(art)}
              aria-label={art.alts[language] ?? art.name}
            />
            <picture>
              <img className="light" src={art.url} alt="" loading="lazy" width={960} height={347} />
              <img className="dark" src={art.urlDark} alt="" loading="lazy" width={960} height={347} />
            </picture>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" id={`${name}-error`}>
          {error}
        </p>
      )}
    </Choice>
  );
}

const Choice = styled('fieldset')(({ theme }) => ({
  '& .arts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
    gap: 8,
    maxBlockSize: 214,
    marginBlockStart: 6,
    padding: 3,
    overflowY: 'auto',
  },
  '& label': { position: 'relative', display: 'block', borderRadius: 8, cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', margin: 0, opacity: 0, cursor: 'inherit' },
  '& img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '960 / 347',
    objectFit: 'cover',
    borderRadius: 8,
    backgroundColor: tone.raised,
  },
  '& .dark': { display: 'none' },
  ...theme.applyStyles('dark', { '& .dark': { display: 'block' }, '& .light': { display: 'none' } }),
  '& label:has(:checked)': { outline: `3px solid ${tone.action}`, outlineOffset: 0 },
  '& label:has(:focus-visible)': { outline: `3px solid ${tone.focus}`, outlineOffset: 2 },
  [media.phone]: { '& .arts': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));
