import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Notice } from '@site/api/content';
import { Icon } from '@site/ui/Icon';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';

/** Notices that run along the foot of the sign. They stand still under the pointer, when paused, and where motion is unwelcome. */
export function NoticeLip({ notices }: { notices: Notice[] }) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const line = notices.map(({ id, title }) => <li key={id}>{title}</li>);
  return (
    <Lip aria-label={t('lobby.notices')} data-paused={isPaused}>
      <span className="label">
        <Icon name="notice" />
        <b>{t('lobby.notices')}</b>
        <span className="count">{notices.length}</span>
      </span>
      <div className="window">
        <div className="run">
          <ul>{line}</ul>
          <ul aria-hidden="true">{line}</ul>
        </div>
      </div>
      <button type="button" aria-label={isPaused ? t('motion.playNotices') : t('motion.pauseNotices')} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </button>
    </Lip>
  );
}

const run = keyframes({ to: { transform: 'translateX(calc(-50% * var(--forward)))' } });

const Lip = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  blockSize: 50,
  paddingInline: '22px 8px',
  color: tone.onArt,
  '--forward': 1,
  '[dir="rtl"] &': { '--forward': -1 },
  '& .label': { display: 'flex', alignItems: 'center', gap: 10, whiteSpace: 'nowrap' },
  '& .label svg': { color: tone.action },
  '& .label b': { fontWeight: 700 },
  '& .count': {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 20,
    blockSize: 20,
    paddingInline: 6,
    borderRadius: 10,
    backgroundColor: tone.hot,
    color: tone.onHot,
    fontSize: 12,
    fontWeight: 700,
  },
  '& .window': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    maskImage: 'linear-gradient(to right, transparent, black 28px, black calc(100% - 48px), transparent)',
  },
  '& .run': { display: 'flex', inlineSize: 'max-content', animation: `${run} 48s linear infinite` },
  '& .window:hover .run, &[data-paused="true"] .run': { animationPlayState: 'paused' },
  '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none', whiteSpace: 'nowrap', color: tone.onArtMuted },
  '& li': { paddingInline: '24px 20px' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 40,
    blockSize: 40,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.onArtMuted,
    cursor: 'pointer',
  },
  '& button:hover': { color: tone.onArt, backgroundColor: tone.signLine },
  '& button:focus-visible': { outlineColor: tone.onArt },
  '@media (prefers-reduced-motion: reduce)': { '& .run': { animation: 'none' } },
  [media.phone]: { blockSize: 48, gap: 4, paddingInline: '16px 4px', '& .label b': { display: 'none' } },
});
