import type { FieldRule, RegisterRulesValue, RegistrationField, RegistrationUser } from '@site/api/registration';
import { registrationField } from '@site/api/registration';
import { describe, expect, it } from 'vitest';
import { type PatternId, patterns } from './patterns.ts';
import { ageOn, birthdayOf, fieldFault, fieldsOf, isEasyPin, registrationFaults } from './registration.ts';

const rule = (patternId: PatternId, minLength: number, maxLength: number, given: Partial<FieldRule> = {}): FieldRule => ({
  show: true,
  required: true,
  patternId,
  acceptedPattern: patterns[patternId],
  minLength,
  maxLength,
  ...given,
});

const anything = rule('length', 0, 60, { show: false, required: false });
const rules = {
  ...(Object.fromEntries(registrationField.options.map((field) => [field, anything])) as RegisterRulesValue),
  username: rule('letterFirst', 6, 16),
  password: rule('noSpaces', 8, 72),
  mobileNum: rule('digits', 7, 15, { show: false, required: false }),
} satisfies RegisterRulesValue;

const wantedIn = (mode: 'username' | 'mobile', flags: Record<string, string> = {}) =>
  [...fieldsOf(rules, { mode, flags })].filter(([, { required }]) => required).map(([field]) => field);

describe('REG-18 which fields are wanted', () => {
  it.each([
    ['username', {}, ['username', 'password', 'confirmPassword']],
    ['mobile', {}, ['countryDialingCode', 'mobileNum', 'verificationCode']],
    ['mobile', { MOBILEPWDREG: '1' }, ['password', 'confirmPassword', 'countryDialingCode', 'mobileNum', 'verificationCode']],
    ['username', { SMSVERIFY: '1' }, ['username', 'password', 'confirmPassword', 'countryDialingCode', 'mobileNum', 'verificationCode']],
    ['username', { PHONEAUTH: '1' }, ['username', 'password', 'confirmPassword', 'countryDialingCode', 'mobileNum']],
    ['username', { AFFILIATEREQUIRED: '1' }, ['username', 'password', 'confirmPassword', 'affiliateCode']],
    ['username', { AFFILIATEREQUIRED: '0', SMSVERIFY: 'true' }, ['username', 'password', 'confirmPassword']],
  ] as const)('by %s with %j', (mode, flags, fields) => {
    expect(wantedIn(mode, flags)).toEqual(fields);
  });

  it('leaves the dialling code out where no number is asked for', () => {
    expect(fieldsOf(rules, { mode: 'username', flags: {} }).has('countryDialingCode')).toBe(false);
  });
});

describe('REG-03 one field by its rule', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abcde', 'tooShort'],
    ['a'.repeat(17), 'tooLong'],
    ['player-01', 'pattern'],
    ['play\u202Eer1', 'hiddenSign'],
    ['play\u200Ber1', 'hiddenSign'],
    ['plаyer', 'pattern'],
    ['player01', undefined],
  ])('username %j: %s', (typed, fault) => {
    expect(fieldFault(typed, rules.username)).toBe(fault);
  });

  it('takes an empty field that may be left out', () => {
    expect(fieldFault('', rules.mobileNum)).toBeUndefined();
  });

  it('REG-20 counts what a reader takes for one sign', () => {
    expect(fieldFault('👨‍👩‍👧‍👦'.repeat(3), rule('length', 3, 3))).toBeUndefined();
    expect(fieldFault('e\u0301e\u0301', rule('length', 2, 2))).toBeUndefined();
    expect(fieldFault(`e${'\u0301'.repeat(500)}`, rule('length', 1, 10))).toBe('tooLong');
  });
});

const faultOf = (field: RegistrationField, given: Partial<RegistrationUser>, fieldRule = rule('length', 1, 60)) =>
  registrationFaults({ agreed: true, ...given }, { fields: new Map([[field, fieldRule]]), today: '2026-11-21' })[field];

describe('REG-09 what only the whole form shows', () => {
  it('REG-05 wants the terms agreed to', () => {
    expect(registrationFaults({ agreed: false }, { fields: new Map(), today: '2026-11-21' })).toEqual({ agreed: 'required' });
  });

  it.each([
    ['confirmPassword', { password: 'a', confirmPassword: 'b' }, 'different'],
    ['confirmPassword', { password: 'a', confirmPassword: 'a' }, undefined],
    ['username', { username: 'pаypal' }, 'mixedScript'],
    ['username', { username: 'ﻋﻠﻲ' }, undefined],
    ['mobileNum', { mobileNum: '912000001', countryDialingCode: '84' }, undefined],
    ['mobileNum', { mobileNum: '0912000001', countryDialingCode: '+84' }, undefined],
    ['mobileNum', { mobileNum: '9120000011', countryDialingCode: '84' }, 'pattern'],
    ['mobileNum', { mobileNum: '912000001' }, 'pattern'],
    ['paymentPassword', { paymentPassword: '123456' }, 'tooEasy'],
    ['paymentPassword', { paymentPassword: '258036' }, undefined],
    ['birthday', { birthday: '2005-11-21' }, undefined],
    ['birthday', { birthday: '2005-11-22' }, 'tooYoung'],
    ['birthday', { birthday: '11-21-2005' }, undefined],
    ['birthday', { birthday: '2001-02-29' }, 'pattern'],
    ['birthday', { birthday: '2030-01-01' }, 'pattern'],
  ] as const)('%s of %j: %s', (field, given, fault) => {
    expect(faultOf(field, given, rule('length', 1, 60, field === 'birthday' ? { minAge: 21 } : {}))).toBe(fault);
  });
});

it.each([
  ['000000', true],
  ['123456', true],
  ['987654', true],
  ['121212', false],
  ['135790', false],
  ['258036', false],
])('REG-18 payment password %s is too easy: %s', (pin, easy) => expect(isEasyPin(pin)).toBe(easy));

it.each([
  ['2026-02-28', '2004-02-29', 21],
  ['2026-03-01', '2004-02-29', 22],
  ['2026-11-21', '2005-11-21', 21],
])('REG-09 on %s who was born on %s is %i', (today, birthday, age) => expect(ageOn(today, birthday)).toBe(age));

it('REG-19 reads a day in either order', () => {
  expect(['2000-02-29', '02-29-2000', '02-29-2001', 'x'].map(birthdayOf)).toEqual(['2000-02-29', '2000-02-29', undefined, undefined]);
});
