import path from 'node:path';
import { suggestSetting } from '@site/rules/suggestSetting';
import { trustedProxies } from '@site/rules/trustedProxies';
import { z } from 'zod';
import { createIdentityProviders, identitySettings } from './identity/createIdentityProviders.ts';
import type { IdentityProvider } from './identity/IdentityProvider.ts';
import { createProviders, paymentSettings } from './payments/createProviders.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import { type SeedSize, seedSizes } from './seed/seedSizes.ts';
import { StartError } from './StartError.ts';
import { createVendors, vendors, vendorSettings } from './vendors/createVendors.ts';
import type { VendorAdapter } from './vendors/VendorAdapter.ts';

/** Demo secret for encryption at rest. It is public, so production must not use it. */
const DEMO_DATA_SECRET = 'marquee-demo-data-secret';

const root = path.resolve(import.meta.dirname, '../../..');

const port = z.coerce.number({ error: 'a whole number from 0 to 65535' }).int().min(0).max(65_535);
const allowed = z.literal('1', { error: '1, or not set at all' }).optional();

const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/name' });

/** Settings by environment variable. */
const settings = z.object({
  MODE: z.enum(['demo', 'production'], { error: 'demo or production' }).default('demo'),
  PORT: port.default(4300),
  HOST: z.string().min(1).default('localhost'),
  DATA_SECRET: z.string().min(16, 'at least 16 characters').default(DEMO_DATA_SECRET),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgres.optional(),
  MIGRATION_DATABASE_URL: postgres.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'the name of a header such as CF-IPCountry')
    .toLowerCase()
    .optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://sms.example.com/send' }).optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:password@mail.example.com' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'the 43 characters of a private key of P-256 in base64url')
    .optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:)/, 'an address such as mailto:push@example.com')
    .default('mailto:push@example.com'),
  PUSH_HOSTS: z.string().min(1).default('fcm.googleapis.com push.services.mozilla.com notify.windows.com push.apple.com'),
  LOGINS_PER_SECOND: z.coerce.number({ error: 'a whole number from 1 to 10000' }).int().min(1).max(10_000).default(10),
  PASSWORD_HASH_MS: z.coerce.number({ error: 'a whole number from 0 to 1000' }).int().min(0).max(1000).default(50),
  SEED_SIZE: z.enum(seedSizes, { error: 'demo, week or small' }).default('demo'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debug, info, warn, error or silent' }).default('warn'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  ALLOW_SEED_ACCOUNTS: allowed,
  ALLOW_SMS_OUTBOX: allowed,
  ALLOW_EMAIL_OUTBOX: allowed,
  ALLOW_PHONE_CHECK_STAND_IN: allowed,
  ALLOW_DEFAULT_SECRETS: allowed,
  ALLOW_EMBEDDED_DATABASE: allowed,
});

export interface Config {
  mode: 'demo' | 'production';
  host: string;
  /** 0 selects any free port. */
  port: number;
  /** Vendors whose games are offered. */
  vendors: readonly VendorAdapter[];
  /** Payment providers that deposits are paid through. */
  payments: readonly PaymentProvider[];
  /** Providers that check documents, of which a brand may choose one. */
  identity: readonly IdentityProvider[];
  /** Encrypts data that must be readable again, such as authenticators' secrets: changing it makes them unreadable. */
  dataSecret: string;
  /** Absolute path. */
  dataDir: string;
  /** Undefined selects the embedded database. */
  databaseUrl: string | undefined;
  /** Connection as the database's owner. With it, the role of `databaseUrl` cannot change entries of the ledger. */
  migrationUrl: string | undefined;
  /** Addresses of trusted proxies: only their entries in `X-Forwarded-For` are believed. */
  trustProxy: string[] | false;
  /** Header by which the proxy in front tells the visitor's country, in lower case. It only presets forms. */
  countryHeader: string | undefined;
  /** Providers of messages and of social login. In demo mode a stand-in replaces an undefined one. */
  sms: { url: string; token: string } | undefined;
  mail: { url: string; from: string } | undefined;
  google: { clientId: string; clientSecret: string } | undefined;
  facebook: { clientId: string; clientSecret: string } | undefined;
  firebase: { projectId: string; apiKey: string } | undefined;
  /**
   * Push messages to browsers: who answers for them, and the services that may be asked, with all below them. Without a key one is made and kept
   * in the database.
   */
  webPush: { privateKey: string | undefined; contact: string; hosts: readonly string[] };
  /** True when the stand-in for phone verification may replace a real provider. */
  phoneCheckStandIn: boolean;
  /** Maximum number of requests per second that may hash a password, to leave processor time for bets. */
  loginsPerSecond: number;
  /** Minimum duration of a password hash on this machine, in milliseconds; 0 uses OWASP's minimum. */
  passwordHashMs: number;
  /** Size of the demo that fills an empty database. */
  seedSize: SeedSize;
  logLevel: z.infer<typeof settings>['LOG_LEVEL'];
  /** Opens `/metrics` to other machines; undefined keeps it to this one. */
  metricsToken: string | undefined;
  /** True when accounts with published passwords may exist. */
  seedAccounts: boolean;
  /** Folder of the built site. Without it, only calls are served. */
  siteDir: string;
  /** Folder of the built operator's desk. Without it, only its calls are served. */
  deskDir: string;
}

/**
 * Reads the environment. Throws a StartError for an invalid or misspelt setting, and for demo parts in production.
 *
 * Source: RUN-09, README.md "Settings".
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  refuseMisspelt(Object.keys(environment));
  const parsed = settings.extend(vendorSettings).extend(paymentSettings).extend(identitySettings).safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const [
      {
        path: [name = ''],
        message,
      },
    ] = parsed.error.issues as [z.core.$ZodIssue];
    throw new StartError(`${String(name)} is "${environment[String(name)]}": set it to ${message}.`);
  }
  const read = parsed.data as Settings & z.output<z.ZodObject<typeof identitySettings>> & Record<string, unknown>;
  if (read.MIGRATION_DATABASE_URL && !read.DATABASE_URL)
    throw new StartError(
      'MIGRATION_DATABASE_URL is set without DATABASE_URL: set that to the same database under the role of the service.',
    );
  if (read.MODE === 'production') refuseUnfit(read);
  return {
    mode: read.MODE,
    host: read.HOST,
    port: read.PORT,
    vendors: createVendors(read),
    payments: createProviders(read, { isDemo: read.MODE === 'demo', dataSecret: read.DATA_SECRET }),
    identity: createIdentityProviders(read),
    dataSecret: read.DATA_SECRET,
    dataDir: path.resolve(root, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    migrationUrl: read.MIGRATION_DATABASE_URL,
    trustProxy: read.TRUST_PROXY ?? false,
    countryHeader: read.COUNTRY_HEADER,
    ...providersOf(read),
    webPush: { privateKey: read.VAPID_PRIVATE_KEY, contact: read.PUSH_CONTACT, hosts: read.PUSH_HOSTS.split(/[\s,]+/) },
    phoneCheckStandIn: read.MODE === 'demo' || read.ALLOW_PHONE_CHECK_STAND_IN === '1',
    loginsPerSecond: read.LOGINS_PER_SECOND,
    passwordHashMs: read.PASSWORD_HASH_MS,
    seedSize: read.SEED_SIZE,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN,
    seedAccounts: read.MODE === 'demo' || read.ALLOW_SEED_ACCOUNTS === '1',
    siteDir: path.join(root, 'apps/site/dist'),
    deskDir: path.join(root, 'apps/desk/dist'),
  };
}

type Settings = z.infer<typeof settings>;
type Providers = Pick<Config, 'sms' | 'mail' | 'google' | 'facebook' | 'firebase'>;

function providersOf(read: Settings): Providers {
  const [smsUrl, smsToken] = bothOf(read, 'SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN');
  const [mailUrl, from] = bothOf(read, 'SMTP_URL', 'MAIL_FROM');
  const [googleId, googleSecret] = bothOf(read, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const [facebookId, facebookSecret] = bothOf(read, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  const [projectId, apiKey] = bothOf(read, 'FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY');
  return {
    sms: smsUrl ? { url: smsUrl, token: smsToken } : undefined,
    mail: mailUrl ? { url: mailUrl, from } : undefined,
    google: googleId ? { clientId: googleId, clientSecret: googleSecret } : undefined,
    facebook: facebookId ? { clientId: facebookId, clientSecret: facebookSecret } : undefined,
    firebase: projectId ? { projectId, apiKey } : undefined,
  };
}

/** Returns both settings of a provider; throws when only one is set, which would disable it silently. */
function bothOf(read: Settings, one: keyof Settings, other: keyof Settings): [string, string] | [undefined, undefined] {
  const [first, second] = [read[one], read[other]];
  if (first === undefined && second === undefined) return [undefined, undefined];
  if (first === undefined || second === undefined) throw new StartError(`${one} and ${other} belong together: set both, or none.`);
  return [String(first), String(second)];
}

const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Refuses parts of the demo in production. A login method without a provider is not offered, so it needs no permission. */
function refuseUnfit(read: Settings & Record<string, unknown>) {
  if (!read.DATABASE_URL && !read.ALLOW_EMBEDDED_DATABASE)
    throw new StartError('Production needs a database server: set DATABASE_URL, or set ALLOW_EMBEDDED_DATABASE=1 to use the embedded one.');
  const published = [{ setting: 'DATA_SECRET', value: DEMO_DATA_SECRET }, ...vendors.flatMap(({ demoSecret = [] }) => demoSecret)];
  for (const { setting, value } of published)
    if (read[setting] === value && !read.ALLOW_DEFAULT_SECRETS)
      throw new StartError(
        `Production needs a secret of its own: set ${setting}, or set ALLOW_DEFAULT_SECRETS=1 to keep the published one.`,
      );
  if (!read.SMS_GATEWAY_URL && !read.ALLOW_SMS_OUTBOX)
    throw new StartError(
      'Production needs a way to send text messages: set SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN, or set ALLOW_SMS_OUTBOX=1 to keep them in the database.',
    );
  if (!read.SMTP_URL && !read.ALLOW_EMAIL_OUTBOX)
    throw new StartError(
      'Production needs a way to send e-mail: set SMTP_URL and MAIL_FROM, or set ALLOW_EMAIL_OUTBOX=1 to keep it in the database.',
    );
}

/** Settings of the studio only, which shares the environment. */
const settingsOfStudio = ['SERVICE_URL'];

/** Refuses variables that nearly match a setting, because a typo would pass unnoticed. Other variables are ignored. */
function refuseMisspelt(names: string[]) {
  const own = [settings.shape, vendorSettings, paymentSettings, identitySettings];
  const known = [...own.flatMap((shape) => Object.keys(shape)), ...settingsOfStudio];
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = suggestSetting(name, known);
    if (meant) throw new StartError(`${name} is no setting: did you mean ${meant}?`);
    if (name.startsWith('ALLOW_'))
      throw new StartError(`${name} is no setting: known are ${known.filter((k) => k.startsWith('ALLOW_')).join(', ')}.`);
  }
}
