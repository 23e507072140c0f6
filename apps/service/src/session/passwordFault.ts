import { isOwnName } from '@site/rules/isOwnName';
import { type FieldFault, fieldFault } from '@site/rules/registration';
import { dictionary } from '@zxcvbn-ts/language-common';
import { rulesOf } from '../registration/rulesOf.ts';
import type { BrandSettings } from '../system/brandSettings.ts';

/** DR-17 requires the first 3,000 of this list of 49,000, all of which occur in attacks. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns why a password may not be chosen, at a registration, a change or a recovery. `names` are those of the account: its username,
 * mobile number and e-mail address, as far as known.
 *
 * Source: docs/domain.md DR-17.
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
