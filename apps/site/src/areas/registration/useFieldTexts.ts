import type { FieldRule, RegistrationField } from '@site/api/registration';
import type { FieldFault } from '@site/rules/registration';
import { useTranslation } from 'react-i18next';
import { formatRange } from '../session/formatRange';

/** Returns a field's label, its rules, and its error message. Source: REG-03, ERR-01. */
export function useFieldTexts(name: RegistrationField, rule: FieldRule, fault: FieldFault | undefined) {
  const { t, i18n } = useTranslation('registration');
  const range = formatRange(rule, i18n.language);
  const pattern = () => t(`reg_pattern_${rule.patternId}` as 'reg_pattern_length', { range });

  function sentence(of: FieldFault): string {
    const isPattern = of === 'pattern' || of === 'tooShort' || of === 'tooLong';
    if (isPattern) {
      if (name === 'password') return t('wrong.password', { range });
      if (name === 'mobileNum') return t('phone_tips', { max: rule.maxLength });
      if (name === 'payeeName' || name === 'fullname') return `${t('wrong.realName')} ${pattern()}`;
      if (name === 'verificationCode') return t('wrong.code');
      return pattern();
    }
    if (of === 'required') return t('fault.required');
    if (of === 'different') return t('inconsistent twice');
    if (of === 'tooYoung' && rule.minAge) return t('wrong.age', { age: rule.minAge });
    return t(`fault.${of}`);
  }

  return {
    label: rule.required ? t(`field.${name}`) : t('field.optional', { field: t(`field.${name}`) }),
    help: withoutHelp.has(name) ? undefined : pattern(),
    error: fault && sentence(fault),
  };
}

/** Fields whose rules are shown elsewhere, or that have none. */
const withoutHelp: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'birthday',
  'email',
]);
