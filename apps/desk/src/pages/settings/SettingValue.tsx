import { useLocale } from '@site/ui/useLocale';
import { useTranslation } from 'react-i18next';
import { type FieldKind, formatPpm, typedOf } from './settingFields';

/** The value of a setting, or that it has its default. */
export function SettingValue({ value, kind }: { value: unknown; kind: FieldKind }) {
  const { t } = useTranslation('desk-house');
  const locale = useLocale();
  const text = typedOf(value, kind);
  if (text === '' || text === '[]' || text === '{}') return <small>{t('settings.default')}</small>;
  if (kind === 'switch') return t(text === 'true' ? 'flag.on' : 'flag.off');
  if (kind === 'percent') return <bdi>{formatPpm(value as number, locale)}</bdi>;
  return kind === 'json' ? <pre dir="ltr">{text}</pre> : <bdi dir="ltr">{text.split('\n').join(', ')}</bdi>;
}
