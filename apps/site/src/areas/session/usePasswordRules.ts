import type { FieldRule } from '@site/api/registration';
import { countGraphemes } from '@site/api/countGraphemes';
import type { PasswordRule } from '@site/ui/PasswordField';
import { useTranslation } from 'react-i18next';
import { formatRange } from './formatRange';

/** Returns the rules of a new password one by one, for ticking them while typing. */
export function usePasswordRules(rule: FieldRule | undefined): PasswordRule[] {
  const { t, i18n } = useTranslation('registration');
  if (!rule) return [];
  const { patternId, minLength, maxLength } = rule;
  const rules: (PasswordRule | false)[] = [
    {
      id: 'length',
      label: t('password.length', { range: formatRange(rule, i18n.language) }),
      isMet: (password) => countGraphemes(password) >= minLength && countGraphemes(password) <= maxLength,
    },
    { id: 'spaces', label: t('password.spaces'), isMet: (password) => password !== '' && !/\s/.test(password) },
    (patternId === 'strongPassword' || patternId === 'uppercase') && {
      id: 'upper',
      label: t('password.upper'),
      isMet: (password) => /[A-Z]/.test(password),
    },
    patternId === 'strongPassword' && { id: 'lower', label: t('password.lower'), isMet: (password) => /[a-z]/.test(password) },
    patternId === 'strongPassword' && { id: 'digit', label: t('password.digit'), isMet: (password) => /\d/.test(password) },
    patternId === 'strongPassword' && { id: 'symbol', label: t('password.symbol'), isMet: (password) => /[^A-Za-z\d\s]/.test(password) },
  ];
  return rules.filter((one) => one !== false);
}
