import type { FieldRule, RegisterRulesValue, RegistrationField, RegistrationUser } from '@site/api/registration';
import { countGraphemes } from './countGraphemes.ts';
import { type Flags, isOn } from './flags.ts';
import { hasHiddenSigns } from './hasHiddenSigns.ts';
import { isMixedScript } from './isMixedScript.ts';
import { isOwnName } from './isOwnName.ts';
import { mobileOf } from './mobile.ts';
import { isAccepted } from './patterns.ts';
import type { Day } from './period.ts';

/** By what somebody registers. */
export type RegistrationMode = 'username' | 'mobile';

/** What is wrong with what was typed. `pattern`, `tooShort` and `tooLong` are said by the rule's own message. */
export type FieldFault =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  /** The confirmation is another than what it confirms. */
  | 'different'
  /** A password among those that are tried first. */
  | 'tooCommon'
  /** A password that is the username, the mobile number or the e-mail address. */
  | 'sameAsName'
  /** A payment password of one digit, or of digits in a row. */
  | 'tooEasy'
  /** Letters of scripts that are not written together. */
  | 'mixedScript'
  /** Signs that nobody sees. */
  | 'hiddenSign'
  | 'tooYoung';

export type RegistrationFaults = Partial<Record<RegistrationField | 'agreed', FieldFault>>;

/** More than this many code units a sign is no writing any more. */
const UNITS_A_SIGN = 16;

/**
 * The fields of a registration as they are asked for in a mode: what the brand's rules say, and what its switches and the mode make of
 * them. Fields that are not shown are left out.
 *
 * Source: spec §5 "Registration", SYS-04, REG-01, REG-18.
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
    // Beside a number that may be left empty, it says nothing.
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
  /** Today in the brand's zone. */
  today: Day;
}

/** What is wrong with a registration, by field, in the order of the fields; empty where nothing is. Source: spec §5. */
export function registrationFaults(user: Partial<RegistrationUser>, { fields, today }: Registering): RegistrationFaults {
  const faults: RegistrationFaults = user.agreed ? {} : { agreed: 'required' };
  for (const [field, fieldRule] of fields) {
    const typed = user[field] ?? '';
    const fault = fieldFault(typed, fieldRule) ?? (typed ? further[field]?.({ typed, user, minAge: fieldRule.minAge, today }) : undefined);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** What is wrong with one field by its rule alone. Blanks around what was typed are taken off before, but those of a password. */
export function fieldFault(typed: string, { required, minLength, maxLength, acceptedPattern }: FieldRule): FieldFault | undefined {
  const text = typed.trim() === '' ? '' : typed;
  if (text === '') return required ? 'required' : undefined;
  if (text.length > maxLength * UNITS_A_SIGN) return 'tooLong';
  if (hasHiddenSigns(text)) return 'hiddenSign';
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

/** What a rule alone does not see. */
const further: Partial<Record<RegistrationField, (given: Typed) => FieldFault | undefined>> = {
  username: ({ typed }) => (isMixedScript(typed) ? 'mixedScript' : undefined),
  password: ({ typed, user }) => (isOwnName(typed, [user.username, user.mobileNum, user.email]) ? 'sameAsName' : undefined),
  confirmPassword: ({ typed, user }) => (typed === user.password ? undefined : 'different'),
  mobileNum: ({ typed, user }) => (mobileOf(user.countryDialingCode ?? '', typed) ? undefined : 'pattern'),
  paymentPassword: ({ typed }) => (isEasyPin(typed) ? 'tooEasy' : undefined),
  birthday: birthdayFault,
};

/** One digit over and over, or digits that follow one another up or down. Source: DR-17. */
export function isEasyPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
}

/** A birthday as a day, whichever of its two orders it was written in. None where the calendar has no such day. */
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

/** Whole years on a day. Who was born on 29 February is a year older on 1 March of a year without that day. */
export function ageOn(today: Day, birthday: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
