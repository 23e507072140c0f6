import { intlLocale } from '@site/money/intlLocale';
import { useLocale } from '@site/ui/useLocale';
import { useTranslation } from 'react-i18next';
import { type FieldKind, typedOf } from './settingFields';

/** The value of a setting, or that it has its default. */
export function SettingValue({ value, kind }: { value: unknown; kind: FieldKind }) {
  const { t } = useTranslation('desk-house');
  const locale = useLocale();
  const text = typedOf(value, kind);
  const inPercent = new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 4 });
  if (text === '' || text === '[]' || text === '{}') return <small>{t('settings.default')}</small>;
  if (kind === 'switch') return t(text === 'true' ? 'flag.on' : 'flag.off');
  if (kind === 'percent') return <bdi>{inPercent.format(Number(text) / 100)}</bdi>;
  return kind === 'json' ? <pre dir="ltr">{text}</pre> : <bdi dir="ltr">{text.split('\n').join(', ')}</bdi>;
}
