import { styled } from '@mui/material/styles';
import type { Game } from '@site/api/games';
import { display } from '@site/ui/display';
import { media } from '@site/ui/layout';
import { StatusChip } from '@site/ui/StatusChip';
import { elevation, radius, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';

/** A game that cannot be opened at the moment, with other suggestions. */
export function ClosedGame({ game: { displayName, pictures, status } }: { game: Game }) {
  const { t } = useTranslation('lottery');
  const { t: site } = useTranslation();
  const poster = pictures.at(-1);
  const sourcesOf = (kind: 'avif' | 'webp') => pictures.map((picture) => `${picture[kind]} ${picture.width}w`).join(', ');
  return (
    <Place>
      {poster && (
        <picture>
          <source type="image/avif" srcSet={sourcesOf('avif')} sizes={SIZES} />
          <img src={poster.webp} srcSet={sourcesOf('webp')} sizes={SIZES} width={poster.width} height={poster.height} alt="" />
        </picture>
      )}
      <div className="words">
        <StatusChip tone="waiting" icon="tools" label={site(status === 'open' ? 'game.maintenance' : `game.${status}`)} />
        <h2>{t('closedTitle', { game: displayName })}</h2>
        <p>{t('closedText')}</p>
        <div className="acts">
          <LinkButton href="/lott" variant="contained" size="large">
            {t('others')}
          </LinkButton>
          <LinkButton href="/" variant="outlined" size="large">
            {site('status.home')}
          </LinkButton>
        </div>
      </div>
    </Place>
  );
}

const SIZES = '(max-width: 767px) 200px, 300px';

const Place = styled('section')({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 420px)',
  gap: 48,
  placeContent: 'center',
  alignItems: 'center',
  minBlockSize: '100%',
  boxSizing: 'border-box',
  padding: 32,
  color: tone.text,
  '& img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: radius.lead,
    boxShadow: elevation.lifted,
  },
  '& .words': { display: 'grid', gap: 14, justifyItems: 'start' },
  '& h2': { ...display, margin: 0, fontSize: 34, lineHeight: 1.1, textWrap: 'balance', overflowWrap: 'anywhere' },
  '& p': { margin: 0, fontSize: 16, lineHeight: 1.55, color: tone.muted, textWrap: 'pretty' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 10 },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    padding: '24px 16px 40px',
    justifyItems: 'center',
    textAlign: 'center',
    '& picture': { inlineSize: 200 },
    '& .words': { justifyItems: 'center' },
    '& h2': { fontSize: 28 },
    '& .acts': { display: 'grid', inlineSize: '100%' },
  },
});
