import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import type { Brand } from '@site/api/system';
import { Logo } from '@site/ui/Logo';
import { Money } from '@site/ui/Money';
import { StatusChip } from '@site/ui/StatusChip';
import { display } from '@site/ui/display';
import { radius, tone, typeface } from '@site/ui/vars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { previewStyle } from './previewStyle';

interface BrandPreviewProps {
  brand: Brand;
  scheme: 'light' | 'dark';
}

/** A piece of the site in the look of a draft, in one scheme. */
export function BrandPreview({ brand, scheme }: BrandPreviewProps) {
  const { t } = useTranslation('desk-house');
  const { direction } = useTheme();
  const style = useMemo(() => previewStyle(brand, scheme, direction), [brand, scheme, direction]);
  const name = t(scheme === 'light' ? 'brand.light' : 'brand.dark');
  return (
    <Sheet style={style} aria-label={t('brand.previewOf', { name: brand.name, scheme: name })}>
      <header>
        <Logo name={brand.name} mark={brand.mark} size="small" href="/operator/brand" onNavigate={ignore} />
        <small>{name}</small>
      </header>
      <div className="body">
        <h3>{t('brand.sampleTitle')}</h3>
        <p>{t('brand.sampleText')}</p>
        <p className="quiet">{t('brand.sampleQuiet')}</p>
        <div className="card">
          <span className="quiet">{t('brand.sampleBalance')}</span>
          <b>
            <Money amountMinor={1_250_000n} currency={brand.currency} />
          </b>
          <span className="chips">
            <StatusChip tone="good" icon="check" label={t('brand.sampleGood')} />
            <StatusChip tone="waiting" icon="clock" label={t('brand.sampleWaiting')} />
            <StatusChip tone="bad" icon="close" label={t('brand.sampleBad')} />
          </span>
        </div>
        <div className="ways">
          <Button variant="contained" tabIndex={-1}>
            {t('brand.sampleAct')}
          </Button>
          <Button variant="outlined" tabIndex={-1}>
            {t('brand.sampleOther')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The logo of the sample leads nowhere. */
const ignore = () => undefined;

const Sheet = styled('section')({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.tile,
  backgroundColor: tone.page,
  color: tone.text,
  fontFamily: typeface.text,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '10px 16px',
    borderBlockEnd: `1px solid ${tone.line}`,
    backgroundColor: tone.surface,
  },
  '& > header > small': { color: tone.muted, fontSize: 12 },
  '& > .body': { display: 'grid', gap: 10, padding: 16 },
  '& h3': { ...display, margin: 0, fontSize: 20, lineHeight: '26px' },
  '& p': { margin: 0 },
  '& .quiet': { color: tone.muted, fontSize: 13 },
  '& .card': {
    display: 'grid',
    gap: 6,
    padding: 14,
    border: `1px solid ${tone.line}`,
    borderRadius: radius.tile,
    backgroundColor: tone.surface,
  },
  '& .card > b': { fontSize: 22, lineHeight: '28px' },
  '& :is(.chips, .ways)': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
