import { PasswordField } from '@site/ui/PasswordField';
import { useTranslation } from 'react-i18next';

/** Field `password` for the operator's own, to log in or to show who it is. */
export function OwnPassword() {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('login.password')}
      name="password"
      autoComplete="current-password"
      required
      labels={{ show: t('login.showPassword'), capsLock: t('login.capsLock') }}
    />
  );
}
