import path from 'node:path';
import { suggestSetting } from '@site/rules/suggestSetting';
import { trustedProxies } from '@site/rules/trustedProxies';
import { z } from 'zod';
import { StartError } from './StartError.ts';

/** Secret of the demo. It is public, so production refuses it. */
const DEMO_SECRET = 'marquee-demo-studio-secret';

const root = path.resolve(import.meta.dirname, '../../..');

const port = z.coerce.number({ error: 'a whole number from 0 to 65535' }).int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/, error: 'an address such as http://localhost:4300' });

/** Settings of the studio, by environment variable. */
const settings = z.object({
  MODE: z.enum(['demo', 'production'], { error: 'demo or production' }).default('demo'),
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4300),
  STUDIO_PORT: port.default(4301),
  STUDIO_URL: address.optional(),
  STUDIO_SECRET: z.string().min(16, 'at least 16 characters').default(DEMO_SECRET),
  STUDIO_KEEPS_MONEY: z.literal('1', { error: '1, or not set at all' }).optional(),
  SERVICE_URL: address.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debug, info, warn, error or silent' }).default('warn'),
  ALLOW_DEFAULT_SECRETS: z.literal('1', { error: '1, or not set at all' }).optional(),
});

/** Names to exclude from the misspelling check. The service's settings are in the same environment. */
const known = [
  ...Object.keys(settings.shape),
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'ALLOW_SEED_ACCOUNTS',
  'ALLOW_SMS_OUTBOX',
  'ALLOW_EMAIL_OUTBOX',
  'ALLOW_PHONE_CHECK_STAND_IN',
  'ALLOW_PAYMENT_STAND_IN',
  'ALLOW_IDENTITY_STAND_IN',
  'ALLOW_EMBEDDED_DATABASE',
];

export interface Config {
  host: string;
  /** 0 selects any free port. */
  port: number;
  /** The studio's own origin, as browsers reach it. */
  studioUrl: string;
  /** Origin of the service, which has the wallet. */
  serviceUrl: string;
  secret: string;
  /** Addresses of trusted proxies: only their entries in `X-Forwarded-For` are believed. */
  trustProxy: string[] | false;
  /** The studio keeps the money of its players, instead of asking the service for each stake. */
  keepsMoney: boolean;
  /** Absolute path. */
  dataDir: string;
  logLevel: z.infer<typeof settings>['LOG_LEVEL'];
}

/**
 * Reads the environment. Throws a StartError for a wrong or misspelt setting, and in production for a published secret.
 *
 * Source: RUN-09.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  for (const name of Object.keys(environment)) {
    const meant = suggestSetting(name, known);
    if (meant) throw new StartError(`${name} is no setting: did you mean ${meant}?`);
  }
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartError(`${name} is "${environment[name]}": set it to ${issue?.message}.`);
  }
  const read = parsed.data;
  if (read.MODE === 'production' && read.STUDIO_SECRET === DEMO_SECRET && !read.ALLOW_DEFAULT_SECRETS)
    throw new StartError(
      'Production needs a secret of its own: set STUDIO_SECRET, or set ALLOW_DEFAULT_SECRETS=1 to keep the published one.',
    );
  return {
    host: read.HOST,
    port: read.STUDIO_PORT,
    studioUrl: new URL(read.STUDIO_URL ?? `http://localhost:${read.STUDIO_PORT}`).origin,
    serviceUrl: new URL(read.SERVICE_URL ?? `http://localhost:${read.PORT}`).origin,
    secret: read.STUDIO_SECRET,
    trustProxy: read.TRUST_PROXY ?? false,
    keepsMoney: read.STUDIO_KEEPS_MONEY === '1',
    dataDir: path.resolve(root, read.DATA_DIR, 'studio'),
    logLevel: read.LOG_LEVEL,
  };
}
