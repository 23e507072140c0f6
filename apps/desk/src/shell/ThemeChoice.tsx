import { ThemeSwitch, type ThemeSwitchProps } from '@site/ui/ThemeSwitch';
import { useTranslation } from 'react-i18next';

export function ThemeChoice(place: Pick<ThemeSwitchProps, 'align' | 'side'>) {
  const { t } = useTranslation();
  return (
    <ThemeSwitch
      {...place}
      labels={{ theme: t('theme.label'), system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
    />
  );
}
