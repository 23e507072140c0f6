import { ThemeSwitch as Switch } from '@site/ui/ThemeSwitch';
import { useTranslation } from 'react-i18next';

export function ThemeSwitch() {
  const { t } = useTranslation();
  return <Switch label={t('shell.theme')} />;
}
