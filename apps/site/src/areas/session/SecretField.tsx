import { PasswordField, type PasswordFieldProps } from '@site/ui/PasswordField';
import { useTranslation } from 'react-i18next';

/** A password field in the reader's language. */
export function SecretField(props: Omit<PasswordFieldProps, 'labels'>) {
  const { t } = useTranslation('session');
  return (
    <PasswordField
      {...props}
      labels={{
        show: t('password.show'),
        capsLock: t('password.capsLock'),
        progress: (met, all) => t('password.progress', { met, all }),
      }}
    />
  );
}
