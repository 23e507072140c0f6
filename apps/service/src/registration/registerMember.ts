import type { FieldRule, register, registerMobile, RegistrationField, RegistrationUser } from '@site/api/registration';
import { type Flags, isOn } from '@site/rules/flags';
import { type Mobile, mobileOf } from '@site/rules/mobile';
import { type Day, dayOf } from '@site/rules/period';
import { birthdayOf, fieldsOf, type RegistrationMode, registrationFaults } from '@site/rules/registration';
import { latinDigits } from '@site/money/latinDigits';
import { redeemBotCheck } from '../captcha/redeemBotCheck.ts';
import { redeemCaptcha } from '../captcha/redeemCaptcha.ts';
import { accept, type Outcome, refuse, type Request } from '../http/handle.ts';
import { openSession } from '../session/openSession.ts';
import type { BrandSettings } from '../system/brandSettings.ts';
import { takeTicket } from '../verification/tickets.ts';
import { redeemCode } from '../verification/codes.ts';
import { redeemPhoneToken } from '../verification/redeemPhoneToken.ts';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findInviter, type Inviter, type Link } from './findInviter.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { rulesOf } from './rulesOf.ts';
import { useLink } from './useLink.ts';
import { type NewMember, writeMember } from './writeMember.ts';

type Registration = typeof register | typeof registerMobile;

/** Fields whose digits may be of any script. */
const numeric: ReadonlySet<string> = new Set(['mobileNum', 'verificationCode', 'paymentPassword', 'birthday', 'captcha']);
/** Fields whose spaces are significant. */
const verbatim: ReadonlySet<string> = new Set(['password', 'confirmPassword']);
/** Captcha fields, checked in their own steps. */
const checks: ReadonlySet<RegistrationField> = new Set(['captcha', 'altcha']);

/**
 * Creates an account and logs it in: checks terms and fields, the referral code, captcha and bot check, the phone, and the uniqueness of
 * the name.
 *
 * Refuses: forbidden where the brand does not register by mobile; wrongCode also for a phone that the provider has not verified.
 *
 * Source: REG-02, REG-04, REG-18, REG-12, AGT-04.
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
  if (inviter && 'fault' in inviter) return refuse('invitationCode', { field: 'affiliateCode', rule: inviter.fault });
  const invited = await placeOf(db, inviter);
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
  const { link } = invited;
  const member: NewMember = {
    merchant,
    type: link?.type ?? 0,
    currency: brand.currency,
    username: mode === 'mobile' ? (mobile?.number.slice(1) ?? '') : (user.username ?? ''),
    mobile: isProven || (await isNobodys(request, 'mobile', mobile?.number)) ? mobile : undefined,
    email: (await isNobodys(request, 'email', email)) ? email : null,
    payeeName: shown(form, 'payeeName'),
    language,
    country: mobile?.country || settings.country,
    // An account without a password logs in by codes.
    passwordHash: turn && password ? await turn.hash(password) : passwords.unguessable,
    paymentPasswordHash: turn && paymentPassword ? await turn.hash(paymentPassword) : null,
    uplineId: invited.uplineId,
    profile: { ...profileOf(form), register_url: input.registerUrl, domain: input.domain ?? '' },
    recommenderId: invited.recommenderId ?? input.recommenderId,
    termsVersion: settings.termsVersion,
    marketing: input.marketing,
    social,
    address,
    now,
  };
  const join =
    link && ((tx: Transaction<Schema>, id: number) => useLink(tx, { linkId: link.id, accountId: id, now, of: { brand, settings } }));
  const accountId = await writeMember(db, member, join);
  if (accountId === undefined) return refuse('conflict');
  const opened = await openSession(services, { accountId, address, userAgent, origin, headers, now });
  return accept(opened.value, opened.headers);
}

/** Returns where an invited account stands: below an agent who invites, and beside a member who does, whose friend it is. Source: MEM-15. */
async function placeOf(
  db: Request<Registration>['services']['db'],
  inviter: Exclude<Inviter, { fault: unknown }> | undefined,
): Promise<{ uplineId: number | undefined; recommenderId?: string; link?: Link | undefined }> {
  if (inviter === undefined) return { uplineId: undefined };
  const { accountId, link } = inviter;
  const found = db.selectFrom('account').where('id', '=', accountId).select(['type', 'upline_id']);
  const { type, upline_id } = await found.executeTakeFirstOrThrow();
  return type === 0 ? { uplineId: upline_id ?? undefined, recommenderId: String(accountId) } : { uplineId: accountId, link };
}

/** The input and the fields of the form. */
interface Form {
  user: RegistrationUser;
  fields: ReadonlyMap<RegistrationField, FieldRule>;
}

/** Returns the value of a visible field; other values are discarded. */
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

/** Refuses a caller without a solved captcha or bot check. */
async function unprovenPerson({ headers, input, now, services }: Request<Registration>, { user, fields }: Form) {
  if (fields.has('captcha') && !(await redeemCaptcha(services.db, String(headers['x-captcha'] ?? ''), user.captcha, now)))
    return refuse('captchaRequired', { captcha: true });
  return fields.has('altcha') && !(await redeemBotCheck(services, input.altcha, now)) ? refuse('botCheckFailed') : undefined;
}

/** Refuses an unverified number, when the brand requires verification. */
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

/** Normalizes the input: trims spaces, converts digits to 0 to 9, composes letters, splits the mobile number. */
function cleaned(input: Request<Registration>['input']): RegistrationUser {
  const user = Object.fromEntries(Object.entries(input).map(([field, value]) => [field, clean(field, value)])) as RegistrationUser;
  const mobile = user.mobileNum && mobileOf(user.countryDialingCode ?? '', user.mobileNum);
  return mobile ? { ...user, mobileNum: mobile.national, countryDialingCode: mobile.dialling } : user;
}

function clean(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || verbatim.has(field)) return value;
  return (numeric.has(field) ? latinDigits(value) : value).normalize('NFC').trim();
}

/** Finds the inviter of a new member. A typed code and a sign-up link must be good; a friend's code from an address may be outdated. */
async function inviterOf({ merchant, now, services: { db } }: Request<Registration>, user: RegistrationUser): Promise<Inviter | undefined> {
  const { affiliateCode, referralCode, domain = '' } = user;
  const code = affiliateCode || referralCode;
  const found = code ? await findInviter(db, { merchant, code, domain, now }) : undefined;
  return !affiliateCode && found && 'fault' in found && found.fault === 'unknown' ? undefined : found;
}

/**
 * Returns true when no account has the number or the e-mail address. Skips unverified values that exist: a refusal would reveal the
 * account. Source: ERR-03.
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

/** Checked before a code is used up; the database decides in the end. Only the owner of a number may learn that it is taken. */
async function isTaken({ merchant, services: { db } }: Request<Registration>, { username }: RegistrationUser): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => eb(eb.fn('lower', ['username']), '=', (username ?? '').toLowerCase()))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
