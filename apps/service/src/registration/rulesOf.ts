import { type FieldRule, type RegisterRulesValue, type RegistrationField, registrationField } from '@site/api/registration';
import { type PatternId, patterns } from '@site/rules/patterns';
import type { BrandSettings } from '../system/brandSettings.ts';

type Default = [patternId: PatternId, minLength: number, maxLength: number];

const account: Default = ['length', 2, 50];

/** Source: docs/domain.md DR-17, where it specifies them. */
const defaults: Record<RegistrationField, Default> = {
  username: ['letterFirst', 6, 16],
  password: ['noSpaces', 8, 72],
  confirmPassword: ['length', 0, 72],
  countryDialingCode: ['length', 1, 5],
  mobileNum: ['digits', 7, 15],
  verificationCode: ['digits', 6, 6],
  payeeName: ['name', 2, 60],
  fullname: ['fullName', 3, 80],
  birthday: ['dateYmd', 10, 10],
  email: ['email', 6, 100],
  paymentPassword: ['digits', 6, 6],
  qqNum: account,
  line: account,
  whatsapp: account,
  facebook: account,
  wechat: account,
  zalo: account,
  telegram: account,
  idNumber: account,
  nationality: ['name', 2, 60],
  addresses: ['length', 5, 200],
  occupation: ['length', 2, 60],
  sourceOfIncome: ['length', 2, 100],
  affiliateCode: ['alphanumeric', 4, 12],
  referralCode: ['alphanumeric', 4, 12],
  captcha: ['length', 1, 20],
  altcha: ['length', 1, 4000],
};

/** Fields shown by default; mode and flags add others. A referral comes with the address. */
const asked: ReadonlySet<RegistrationField> = new Set(['username', 'password', 'confirmPassword', 'altcha']);

/** Returns the rules of every registration field of a brand. A payment password is required when it is shown. Source: REG-03, REG-15, REG-18. */
export function rulesOf({ registration, birthdayMinAge }: BrandSettings): RegisterRulesValue {
  const rules = registrationField.options.map((field) => [field, ruleOf(field, registration[field] ?? {})] as const);
  return Object.fromEntries(
    rules.map(([field, rule]) => [field, field === 'birthday' ? { ...rule, minAge: birthdayMinAge } : rule]),
  ) as RegisterRulesValue;
}

function ruleOf(field: RegistrationField, wanted: NonNullable<BrandSettings['registration'][RegistrationField]>): FieldRule {
  const [usual, minLength, maxLength] = defaults[field];
  const patternId = wanted.patternId ?? usual;
  const show = wanted.show ?? asked.has(field);
  return {
    show,
    required: field === 'paymentPassword' ? show : (wanted.required ?? asked.has(field)),
    patternId,
    acceptedPattern: patterns[patternId],
    minLength: wanted.minLength ?? minLength,
    maxLength: wanted.maxLength ?? maxLength,
  };
}
