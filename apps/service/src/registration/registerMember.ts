import type { FieldRule, register, registerMobile, RegistrationField, RegistrationUser } from '@site/api/registration';
import { type Flags, isOn } from '@site/rules/flags';
import { type Mobile, mobileOf } from '@site/rules/mobile';
import { type Day, dayOf } from '@site/rules/period';
import { birthdayOf, fieldsOf, type RegistrationMode, registrationFaults } from '@site/rules/registration';
import { latinDigits } from '@site/ui/latinDigits';
import { redeemBotCheck } from '../captcha/redeemBotCheck.ts';
import { redeemCaptcha } from '../captcha/redeemCaptcha.ts';
import { accept, type Outcome, refuse, type Request } from '../handle.ts';
import { openSession } from '../session/openSession.ts';
import type { BrandSettings } from '../system/brandSettings.ts';
import { takeTicket } from '../tickets.ts';
import { redeemCode } from '../verification/codes.ts';
import { redeemPhoneToken } from '../verification/redeemPhoneToken.ts';
import { findInviter } from './findInviter.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { rulesOf } from './rulesOf.ts';
import { writeMember } from './writeMember.ts';

type Registration = typeof register | typeof registerMobile;

/** Fields in which figures of any script are figures. */
const numeric: ReadonlySet<string> = new Set(['mobileNum', 'verificationCode', 'paymentPassword', 'birthday', 'captcha']);
/** Fields whose blanks count. */
const verbatim: ReadonlySet<string> = new Set(['password', 'confirmPassword']);
/** Fields that answer a question of ours, each in its turn. */
const checks: ReadonlySet<RegistrationField> = new Set(['captcha', 'altcha']);

/**
 * Makes an account and logs it in: terms and fields, the code of whoever brought them, captcha and bot check, the phone, and then
 * the account, whose name nobody has.
 *
 * Refuses: forbidden where the brand does not register by mobile; wrongCode also for a phone that another provider has not verified.
 *
 * Source: REG-02, REG-04, REG-18, spec §4 "Registration type".
 */
export async function registerMember<C extends Registration>(request: Request<C>, mode: RegistrationMode): Promise<Outcome<Registration>> {
  const { input, merchant, address, userAgent, origin, headers, language, now, services } = request;
  const { db, passwords } = services;
  const { brand, flags, settings } = await services.brands.of(merchant);
  if (mode === 'mobile' && !isOn(flags, 'MOBILEREG')) return refuse('forbidden');

  const user = cleaned(input);
  const fields = fieldsOf(rulesOf(settings), { mode, flags });
  const form = { user, fields };
  const wrong = wrongField(form, { settings, today: dayOf(now, brand.zone) });
  if (wrong) return wrong;
  const inviter = await inviterOf(request, user);
  if (inviter === 'unknown') return refuse('invitationCode');
  if (await isTaken(request, user)) return refuse('conflict', { field: 'username', rule: 'taken' });
  passwords.refuseWhenBusy();
  const mobile = fields.has('mobileNum') && user.mobileNum ? mobileOf(user.countryDialingCode ?? '', user.mobileNum) : undefined;
  const unproven = (await unprovenPerson(request, form)) ?? (await unprovenPhone(request, { ...form, mobile, flags }));
  if (unproven) return unproven;
  const social = input.socialTicket
    ? await takeTicket(db, { kind: 'social', token: input.socialTicket, holds: { merchant }, now })
    : undefined;
  if (input.socialTicket && !social) return refuse('codeExpired');

  const password = fields.has('password') ? user.password : undefined;
  const paymentPassword = shown(form, 'paymentPassword');
  const email = shown(form, 'email');
  const isProven = fields.has('verificationCode') || isOn(flags, 'PHONEAUTH');
  const turn = password || paymentPassword ? await passwords.takeTurn({ isProven: true }) : undefined;
  const accountId = await writeMember(db, {
    merchant,
    currency: brand.currency,
    username: mode === 'mobile' ? (mobile?.number.slice(1) ?? '') : (user.username ?? ''),
    mobile: isProven || (await isNobodys(request, 'mobile', mobile?.number)) ? mobile : undefined,
    email: (await isNobodys(request, 'email', email)) ? email : null,
    payeeName: shown(form, 'payeeName'),
    language,
    country: mobile?.country || settings.country,
    // Somebody without a password logs in by codes.
    passwordHash: turn && password ? await turn.hash(password) : passwords.unguessable,
    paymentPasswordHash: turn && paymentPassword ? await turn.hash(paymentPassword) : null,
    uplineId: inviter,
    profile: { ...profileOf(form), register_url: input.registerUrl, domain: input.domain ?? '' },
    recommenderId: input.recommenderId,
    termsVersion: settings.termsVersion,
    marketing: input.marketing,
    social,
    address,
    now,
  });
  if (accountId === undefined) return refuse('conflict');
  const opened = await openSession(services, { accountId, address, userAgent, origin, headers, now });
  return accept(opened.value, opened.headers);
}

/** What was typed, and what was asked for. */
interface Form {
  user: RegistrationUser;
  fields: ReadonlyMap<RegistrationField, FieldRule>;
}

/** What was typed in a field that is asked for: what is not asked for is not kept. */
const shown = ({ user, fields }: Form, field: RegistrationField): string | null => (fields.has(field) && user[field]) || null;

function wrongField({ user, fields }: Form, { settings, today }: { settings: BrandSettings; today: Day }) {
  const typed = new Map([...fields].filter(([field]) => !checks.has(field)));
  const [fault] = Object.entries(registrationFaults(user, { fields: typed, today }));
  if (fault) {
    const [field, rule] = fault;
    return refuse(rule === 'tooYoung' ? 'tooYoung' : 'invalidInput', { field, rule });
  }
  const weakness = fields.has('password') && passwordFault(user.password ?? '', settings, [user.username, user.mobileNum, user.email]);
  return weakness ? refuse('invalidInput', { field: 'password', rule: weakness }) : undefined;
}

/** Refuses whoever may be a program. */
async function unprovenPerson({ headers, input, now, services }: Request<Registration>, { user, fields }: Form) {
  if (fields.has('captcha') && !(await redeemCaptcha(services.db, String(headers['x-captcha'] ?? ''), user.captcha, now)))
    return refuse('captchaRequired', { captcha: true });
  return fields.has('altcha') && !(await redeemBotCheck(services, input.altcha, now)) ? refuse('botCheckFailed') : undefined;
}

/** Refuses a number that may be somebody else's, where the brand wants it verified. */
async function unprovenPhone(
  { input, merchant, now, services }: Request<Registration>,
  { user, fields, mobile, flags }: Form & { mobile: Mobile | undefined; flags: Flags },
) {
  if (isOn(flags, 'PHONEAUTH')) {
    const token = { idToken: input.firebaseIdToken ?? '', number: mobile?.number ?? '', now };
    return (await redeemPhoneToken(services, token)) ? undefined : refuse('wrongCode');
  }
  if (!fields.has('verificationCode')) return undefined;
  const of = { merchant, recipient: mobile?.number ?? '', purpose: 'register' } as const;
  const redeemed = await redeemCode(services.db, { ...of, code: user.verificationCode ?? '' }, now);
  return redeemed === 'right' ? undefined : refuse(redeemed);
}

const profileOf = (form: Form) => ({
  fullname: shown(form, 'fullname'),
  birthday: birthdayOf(shown(form, 'birthday') ?? '') ?? null,
  qq_num: shown(form, 'qqNum'),
  line: shown(form, 'line'),
  whatsapp: shown(form, 'whatsapp'),
  facebook: shown(form, 'facebook'),
  wechat: shown(form, 'wechat'),
  zalo: shown(form, 'zalo'),
  telegram: shown(form, 'telegram'),
  id_number: shown(form, 'idNumber'),
  nationality: shown(form, 'nationality'),
  addresses: shown(form, 'addresses'),
  occupation: shown(form, 'occupation'),
  source_of_income: shown(form, 'sourceOfIncome'),
});

/** Returns what was typed without the blanks around it: figures of any script as 0 to 9, letters composed, the mobile number in its parts. */
function cleaned(input: Request<Registration>['input']): RegistrationUser {
  const user = Object.fromEntries(Object.entries(input).map(([field, value]) => [field, clean(field, value)])) as RegistrationUser;
  const mobile = user.mobileNum && mobileOf(user.countryDialingCode ?? '', user.mobileNum);
  return mobile ? { ...user, mobileNum: mobile.national, countryDialingCode: mobile.dialling } : user;
}

function clean(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || verbatim.has(field)) return value;
  return (numeric.has(field) ? latinDigits(value) : value).normalize('NFC').trim();
}

/** Whoever brings the new member. A code that was typed has to be somebody's; one that came with an address may be out of date. */
async function inviterOf(
  { merchant, services: { db } }: Request<Registration>,
  user: RegistrationUser,
): Promise<number | undefined | 'unknown'> {
  const { affiliateCode, referralCode, domain = '' } = user;
  if (affiliateCode) return (await findInviter(db, { merchant, code: affiliateCode, domain })) ?? 'unknown';
  return referralCode ? findInviter(db, { merchant, code: referralCode, domain }) : undefined;
}

/**
 * Whether no account has a number or an e-mail address. One that somebody has, and that nobody has shown to be theirs, is left out:
 * a refusal would tell whoever asks that there is such an account. Source: quality B6.4.
 */
async function isNobodys(
  { merchant, services: { db } }: Request<Registration>,
  column: 'mobile' | 'email',
  value: string | null | undefined,
): Promise<boolean> {
  if (!value) return true;
  const found = await db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => eb(eb.fn('lower', [column]), '=', value.toLowerCase()))
    .select('id')
    .executeTakeFirst();
  return found === undefined;
}

/** Asked before a code is used up; the database has the last word. Whose number it is, only its owner may learn. */
async function isTaken({ merchant, services: { db } }: Request<Registration>, { username }: RegistrationUser): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => eb(eb.fn('lower', ['username']), '=', (username ?? '').toLowerCase()))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
