import type { FieldRule } from '@site/api/registration';
import type { FieldFault } from '@site/rules/registration';
import { useTranslation } from 'react-i18next';
import { formatRange } from './formatRange';

/** Source: docs/domain.md DR-17. */
const usual = { minLength: 8, maxLength: 72 };

/** Returns the error message of a new password. Source: ERR-01. */
export function usePasswordFault(fault: FieldFault | 'sameAsBefore' | undefined, rule: FieldRule | undefined): string | undefined {
  const { t, i18n } = useTranslation('registration');
  if (!fault) return undefined;
  const isPattern = fault === 'pattern' || fault === 'tooShort' || fault === 'tooLong';
  if (isPattern) return t('wrong.password', { range: formatRange(rule ?? usual, i18n.language) });
  if (fault === 'sameAsBefore') return t('wrong.samePassword');
  if (fault === 'tooCommon' || fault === 'sameAsName' || fault === 'hiddenSign') return t(`fault.${fault}`);
  return t('fault.required');
}
