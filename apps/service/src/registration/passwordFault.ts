import { type FieldFault, fieldFault } from '@site/rules/registration';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { BrandSettings } from '../system/brandSettings.ts';
import { rulesOf } from './rulesOf.ts';

const LEAST_LENGTH = 8;
const COMMON = 3000;

/** Of those that are long enough to be chosen at all. Source: ASVS 6.2.4, DR-17. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= LEAST_LENGTH).slice(0, COMMON));

/** What is wrong with a password that somebody chooses, by the brand's rule and by what is tried first. */
export function passwordFault(password: string, settings: BrandSettings): FieldFault | undefined {
  return fieldFault(password, { ...rulesOf(settings).password, required: true }) ?? (isCommon(password) ? 'tooCommon' : undefined);
}

const isCommon = (password: string) => common.has(password.normalize('NFKC').toLowerCase());
