import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { control } from '../shell/control';

/** Stands in for a page that broke. It is part of the entry, since what broke may be the loading of a chunk; a reload asks for that anew. */
export function Broken() {
  const { t } = useTranslation();
  return (
    <State role="alert">
      <h1>{t('status.brokenTitle')}</h1>
      <p>{t('status.brokenText')}</p>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {t('status.reload')}
      </button>
    </State>
  );
}

const State = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '72px 24px',
  textAlign: 'center',
  '& h1': { margin: 0, ...display, fontSize: 28, lineHeight: 1.15 },
  '& p': { margin: 0, maxInlineSize: 440, color: tone.muted },
  ...control,
});
