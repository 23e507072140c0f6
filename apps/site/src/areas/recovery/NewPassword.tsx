import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { usePasswordFault } from '../session/usePasswordFault';
import { usePasswordRules } from '../session/usePasswordRules';
import type { RecoverStore } from './RecoverStore';
import { SecretField } from '../session/SecretField';

/** Fields of the new password, with its rules. */
export const NewPassword = observer(function NewPassword({ form }: { form: RecoverStore }) {
  const { t } = useTranslation('session');
  const { passwordRule, faults, typed } = form;
  const rules = usePasswordRules(passwordRule);
  return (
    <SecretField
      label={t('password.new')}
      value={typed.password}
      onChange={({ target }) => form.write('password', target.value)}
      error={usePasswordFault(faults.password, passwordRule)}
      autoComplete="new-password"
      required
      rules={rules}
    />
  );
});
