import { isOwnName } from '@site/rules/isOwnName';
import { type FieldFault, fieldFault } from '@site/rules/registration';
import { dictionary } from '@zxcvbn-ts/language-common';
import { rulesOf } from '../registration/rulesOf.ts';
import type { BrandSettings } from '../system/brandSettings.ts';

/** The 3,000 that DR-17 asks for stand at the head of a list of 49,000, all of which are tried in any attack. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns why this password may not be chosen, whether at a registration, a change or a recovery. `names` are those of the account: its
 * username, mobile number and e-mail address, as far as they are known.
 *
 * Source: DR-17, quality B6.5.
 */
export function passwordFault(
  password: string,
  settings: BrandSettings,
  names: readonly (string | null | undefined)[],
): FieldFault | undefined {
  const fault = fieldFault(password, { ...rulesOf(settings).password, required: true });
  if (fault) return fault;
  if (common.has(password.normalize('NFKC').toLowerCase())) return 'tooCommon';
  return isOwnName(password, names) ? 'sameAsName' : undefined;
}
