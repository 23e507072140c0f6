import { latinDigits } from '@site/money/latinDigits';
import { mobileOf } from '@site/rules/mobile';
import { fieldFault } from '@site/rules/registration';
import { RefusalError } from '../http/RefusalError.ts';
import { rulesOf } from '../registration/rulesOf.ts';
import type { BrandSettings } from '../system/brandSettings.ts';

/**
 * Returns an e-mail address as it is stored.
 *
 * Refuses: invalidInput by `field`.
 */
export function readEmail(typed: string, settings: BrandSettings, field: string): string {
  const fault = fieldFault(typed, { ...rulesOf(settings).email, required: true });
  if (fault) throw new RefusalError('invalidInput', { field, rule: fault });
  return typed;
}

/**
 * Returns a mobile number as it is stored, such as +84912000001.
 *
 * Refuses: invalidInput by `field`.
 */
export function readMobile(typed: string, countryDialingCode: string, field: string): string {
  const mobile = mobileOf(countryDialingCode, latinDigits(typed));
  if (!mobile) throw new RefusalError('invalidInput', { field, rule: 'pattern' });
  return mobile.number;
}
