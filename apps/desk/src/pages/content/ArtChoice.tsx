import { styled } from '@mui/material/styles';
import { LEAST_PICTURE } from '@site/api/leastPicture';
import type { ContentArt } from '@site/api/operatorContent';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';

interface ArtChoiceProps {
  arts: readonly ContentArt[];
  value: string;
  error: string | undefined;
  onChange: (art: ContentArt) => void;
  /** Called with the name of a picture that was uploaded: it is among the pictures when they are asked for again. */
  onAdded: (name: string) => void;
}

/** The pictures of the brand, one of which is chosen, or uploaded first. Source: OPR-03. */
export function ArtChoice({ arts, value, error, onChange, onAdded }: ArtChoiceProps) {
  const { t } = useTranslation('desk-content');
  const { api, language } = useDesk();
  const name = useId();
  const [fault, setFault] = useState<'kind' | 'small' | 'large' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const upload = async (image: File | undefined) => {
    if (!image) return;
    setBusy(true);
    const reply = await api('addPicture', { image, transferId: crypto.randomUUID() });
    setBusy(false);
    setFault(reply.ok ? undefined : faultOf(reply));
    if (reply.ok) onAdded(reply.value.name);
  };
  return (
    <Choice aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{t('field.art')}</legend>
      <div className="arts">
        {arts.map((art, index) => (
          <label key={art.name}>
            <input
              type="radio"
              name={name}
              checked={art.name === value}
              onChange={() => onChange(art)}
              aria-label={art.alts[language] ?? t('art.unnamed', { number: index + 1 })}
            />
            <picture>
              <img className="light" src={art.url} alt="" loading="lazy" width={960} height={347} />
              <img className="dark" src={art.urlDark} alt="" loading="lazy" width={960} height={347} />
            </picture>
          </label>
        ))}
      </div>
      <label className="upload" aria-busy={isBusy}>
        <input
          type="file"
          accept="image/png,image/jpeg"
          disabled={isBusy}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = '';
          }}
        />
        <span>{t('art.upload')}</span>
        <small>{t('art.help', LEAST_PICTURE)}</small>
      </label>
      <p role="alert">{fault && t(`art.${fault}`, LEAST_PICTURE)}</p>
      {error && (
        <p role="alert" id={`${name}-error`}>
          {error}
        </p>
      )}
    </Choice>
  );
}

/** Returns what was wrong with a picture. */
function faultOf({ code, details }: { code: string; details: { rule?: string | undefined } }) {
  if (code === 'tooLarge') return 'large';
  if (code !== 'invalidInput') return 'failed';
  return details.rule?.startsWith('too_small') ? 'small' : 'kind';
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
  '& .upload': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    inlineSize: 'fit-content',
    minBlockSize: 36,
    marginBlockStart: 8,
    paddingInline: 12,
    border: `1px solid ${tone.edge}`,
    '& input': { insetInlineStart: 0 },
    '& small': { color: tone.muted },
  },
  '& .upload + p': { margin: 0, color: tone.bad, fontSize: 13 },
  '& label:has(:checked)': { outline: `3px solid ${tone.action}`, outlineOffset: 0 },
  '& label:has(:focus-visible)': { outline: `3px solid ${tone.focus}`, outlineOffset: 2 },
  [media.phone]: { '& .arts': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));
