import { ThemeSwitch as Switch, type ThemeSwitchProps } from '@site/ui/ThemeSwitch';
import { useTranslation } from 'react-i18next';

export default function ThemeSwitch(place: Pick<ThemeSwitchProps, 'align' | 'side'>) {
  const { t } = useTranslation();
  return (
    <Switch
      {...place}
      labels={{ theme: t('shell.theme'), system: t('shell.themeSystem'), light: t('shell.themeLight'), dark: t('shell.themeDark') }}
    />
  );
}
