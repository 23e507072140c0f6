import type { FieldRule, RegisterRulesValue, RegistrationField, RegistrationUser } from '@site/api/registration';
import { countGraphemes } from '@site/api/countGraphemes';
import { type Flags, isOn } from './flags.ts';
import { hasInvisibleCharacters } from './hasInvisibleCharacters.ts';
import { isMixedScript } from './isMixedScript.ts';
import { isOwnName } from './isOwnName.ts';
import { mobileOf } from './mobile.ts';
import { isAccepted } from './patterns.ts';
import type { Day } from './period.ts';

/** The identifier that accounts register with. */
export type RegistrationMode = 'username' | 'mobile';

/** Faults of a typed value. `pattern`, `tooShort` and `tooLong` use the rule's own message. */
export type FieldFault =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  /** The confirmation differs from the field it confirms. */
  | 'different'
  /** The password is on the list of common passwords. */
  | 'tooCommon'
  /** The password equals the username, the mobile number or the e-mail address. */
  | 'sameAsName'
  /** The payment password repeats one digit or is a sequence of digits. */
  | 'tooEasy'
  /** The text mixes scripts that are not written together. */
  | 'mixedScript'
  /** The text contains invisible characters. */
  | 'hiddenSign'
  | 'tooYoung';

export type RegistrationFaults = Partial<Record<RegistrationField | 'agreed', FieldFault>>;

/** Maximum number of code units in one grapheme; longer ones are abuse. */
const MAX_UNITS_PER_CHARACTER = 16;

/**
 * Returns the fields of a registration form in a mode, from the brand's rules and flags. Fields that are not shown are left out.
 *
 * Source: REG-01, SYS-04, REG-18.
 */
export function fieldsOf(
  rules: RegisterRulesValue,
  { mode, flags }: { mode: RegistrationMode; flags: Flags },
): Map<RegistrationField, FieldRule> {
  const byMobile = mode === 'mobile';
  const withProvider = isOn(flags, 'PHONEAUTH');
  const verifies = byMobile || withProvider || isOn(flags, 'SMSVERIFY');
  const password = byMobile && !isOn(flags, 'MOBILEPWDREG') ? left : wanted;
  const changes: Partial<Record<RegistrationField, typeof wanted>> = {
    username: byMobile ? left : wanted,
    password,
    confirmPassword: password,
    verificationCode: verifies && !withProvider ? wanted : left,
    ...(verifies && { mobileNum: wanted }),
    // Beside an optional number, the dialling code is optional too.
    countryDialingCode: verifies ? wanted : { show: rules.mobileNum.show, required: false },
    ...(isOn(flags, 'AFFILIATEREQUIRED') && { affiliateCode: wanted }),
  };
  const asked = (Object.keys(rules) as RegistrationField[]).map((field) => [field, { ...rules[field], ...changes[field] }] as const);
  return new Map(asked.filter(([, { show }]) => show));
}

const wanted = { show: true, required: true };
const left = { show: false, required: false };

interface Registering {
  fields: ReadonlyMap<RegistrationField, FieldRule>;
  /** Today in the brand's time zone. */
  today: Day;
}

/** Validates a registration. Returns the faults by field, in the order of the fields; empty when valid. Source: REG-18, REG-15. */
export function registrationFaults(user: Partial<RegistrationUser>, { fields, today }: Registering): RegistrationFaults {
  const faults: RegistrationFaults = user.agreed ? {} : { agreed: 'required' };
  for (const [field, fieldRule] of fields) {
    const typed = user[field] ?? '';
    const fault = fieldFault(typed, fieldRule) ?? (typed ? further[field]?.({ typed, user, minAge: fieldRule.minAge, today }) : undefined);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** Validates one field by its rule alone. Expects surrounding spaces to be trimmed already, except in passwords. */
export function fieldFault(typed: string, { required, minLength, maxLength, acceptedPattern }: FieldRule): FieldFault | undefined {
  const text = typed.trim() === '' ? '' : typed;
  if (text === '') return required ? 'required' : undefined;
  if (text.length > maxLength * MAX_UNITS_PER_CHARACTER) return 'tooLong';
  if (hasInvisibleCharacters(text)) return 'hiddenSign';
  const length = countGraphemes(text);
  if (length < minLength) return 'tooShort';
  if (length > maxLength) return 'tooLong';
  return isAccepted(text, acceptedPattern) ? undefined : 'pattern';
}

interface Typed {
  typed: string;
  user: Partial<RegistrationUser>;
  minAge: number | undefined;
  today: Day;
}

/** Checks beyond the rule of a field. */
const further: Partial<Record<RegistrationField, (given: Typed) => FieldFault | undefined>> = {
  username: ({ typed }) => (isMixedScript(typed) ? 'mixedScript' : undefined),
  password: ({ typed, user }) => (isOwnName(typed, [user.username, user.mobileNum, user.email]) ? 'sameAsName' : undefined),
  confirmPassword: ({ typed, user }) => (typed === user.password ? undefined : 'different'),
  mobileNum: ({ typed, user }) => (mobileOf(user.countryDialingCode ?? '', typed) ? undefined : 'pattern'),
  paymentPassword: ({ typed }) => (isEasyPin(typed) ? 'tooEasy' : undefined),
  birthday: birthdayFault,
};

/** Returns true for one repeated digit, or an ascending or descending sequence. Source: docs/domain.md DR-17. */
export function isEasyPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
}

/** Parses a birthday in either of its two orders. Returns undefined for a day that does not exist. */
export function birthdayOf(typed: string): Day | undefined {
  const [, month, dayOfMonth, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(typed) ?? [];
  const day = year ? `${year}-${month}-${dayOfMonth}` : typed;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

function birthdayFault({ typed, minAge = 0, today }: Typed): FieldFault | undefined {
  const birthday = birthdayOf(typed);
  if (!birthday || birthday < '1900-01-01' || birthday > today) return 'pattern';
  return ageOn(today, birthday) < minAge ? 'tooYoung' : undefined;
}

/** Returns the age in whole years on a day. People born on 29 February turn a year older on 1 March of other years. */
export function ageOn(today: Day, birthday: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
