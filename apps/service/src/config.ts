import { isIP } from 'node:net';
import path from 'node:path';
import { settingMeant } from '@site/rules/settingMeant';
import { z } from 'zod';
import { StartError } from './StartError.ts';

/** What the demo signs vendor calls with, and seals secrets in its database with; a production that keeps them is open to anyone who reads this. */
const DEMO_STUDIO_SECRET = 'marquee-demo-studio-secret';
const DEMO_DATA_SECRET = 'marquee-demo-data-secret';

const root = path.resolve(import.meta.dirname, '../../..');

const port = z.coerce.number({ error: 'a whole number from 0 to 65535' }).int().min(0).max(65_535);
const allowed = z.literal('1', { error: '1, or not set at all' }).optional();

const isProxy = (text: string) => text === 'loopback' || (/^[^/]+(\/\d{1,3})?$/.test(text) && isIP(text.split('/')[0] ?? '') !== 0);

/** Every setting, by the name of its environment variable. */
const settings = z.object({
  MODE: z.enum(['demo', 'production'], { error: 'demo or production' }).default('demo'),
  PORT: port.default(4300),
  HOST: z.string().min(1).default('localhost'),
  STUDIO_PORT: port.default(4301),
  STUDIO_URL: z.url({ protocol: /^https?$/, error: 'an address such as http://localhost:4301' }).optional(),
  STUDIO_SECRET: z.string().min(16, 'at least 16 characters').default(DEMO_STUDIO_SECRET),
  DATA_SECRET: z.string().min(16, 'at least 16 characters').default(DEMO_DATA_SECRET),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host/name' }).optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((proxies) => proxies.every(isProxy), 'the addresses of your proxies, such as 10.0.0.2, 10.1.0.0/16 or loopback')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debug, info, warn, error or silent' }).default('warn'),
  ALLOW_SEED_ACCOUNTS: allowed,
  ALLOW_DEVELOPMENT_PROVIDERS: allowed,
  ALLOW_DEFAULT_SECRETS: allowed,
  ALLOW_EMBEDDED_DATABASE: allowed,
});

export interface Config {
  mode: 'demo' | 'production';
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Origin of the built-in vendor, as browsers and this service reach it. */
  studioUrl: string;
  studioSecret: string;
  /** With it the database keeps what must be read again, such as authenticators' secrets: whoever changes it makes them unreadable. */
  dataSecret: string;
  /** Absolute. */
  dataDir: string;
  /** Without one the embedded database is used. */
  databaseUrl: string | undefined;
  /** Addresses of the proxies before the service: of `X-Forwarded-For` only what these have added is believed. */
  trustProxy: string[] | false;
  logLevel: z.infer<typeof settings>['LOG_LEVEL'];
  /** Whether accounts with published passwords may exist. */
  seedAccounts: boolean;
  /** Where the built site is. Without one only calls are answered. */
  siteDir: string;
}

/**
 * Reads the environment. A wrong setting, a misspelt one, or a production that is not fit for production is a StartError.
 *
 * Source: RUN-09, design §8.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  refuseMisspelt(Object.keys(environment));
  const parsed = settings.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const [
      {
        path: [name = ''],
        message,
      },
    ] = parsed.error.issues as [z.core.$ZodIssue];
    throw new StartError(`${String(name)} is "${environment[String(name)]}": set it to ${message}.`);
  }
  const read = parsed.data;
  if (read.MODE === 'production') refuseUnfit(read);
  return {
    mode: read.MODE,
    host: read.HOST,
    port: read.PORT,
    studioUrl: (read.STUDIO_URL ?? `http://localhost:${read.STUDIO_PORT}`).replace(/\/$/, ''),
    studioSecret: read.STUDIO_SECRET,
    dataSecret: read.DATA_SECRET,
    dataDir: path.resolve(root, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    trustProxy: read.TRUST_PROXY ?? false,
    logLevel: read.LOG_LEVEL,
    seedAccounts: read.MODE === 'demo' || read.ALLOW_SEED_ACCOUNTS === '1',
    siteDir: path.join(root, 'apps/site/dist'),
  };
}

const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

function refuseUnfit(read: z.infer<typeof settings>) {
  if (!read.DATABASE_URL && !read.ALLOW_EMBEDDED_DATABASE)
    throw new StartError('Production needs a database server: set DATABASE_URL, or set ALLOW_EMBEDDED_DATABASE=1 to use the embedded one.');
  if (read.STUDIO_SECRET === DEMO_STUDIO_SECRET && !read.ALLOW_DEFAULT_SECRETS)
    throw new StartError(
      'Production needs a secret of its own: set STUDIO_SECRET, or set ALLOW_DEFAULT_SECRETS=1 to keep the published one.',
    );
  if (read.DATA_SECRET === DEMO_DATA_SECRET && !read.ALLOW_DEFAULT_SECRETS)
    throw new StartError(
      'Production needs a secret of its own: set DATA_SECRET, or set ALLOW_DEFAULT_SECRETS=1 to keep the published one.',
    );
  if (!read.ALLOW_DEVELOPMENT_PROVIDERS)
    throw new StartError(
      'The built-in studio is a development provider: set ALLOW_DEVELOPMENT_PROVIDERS=1 to use it in production all the same.',
    );
}

/** What the studio, which is started in the same environment, is told beside what both are. */
const settingsOfStudio = ['SITE_ORIGINS', 'SERVICE_URL'];

/** Other programs' variables are none of our business; one that is nearly ours is a slip that would pass unseen. */
function refuseMisspelt(names: string[]) {
  const known = [...Object.keys(settings.shape), ...settingsOfStudio];
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = settingMeant(name, known);
    if (meant) throw new StartError(`${name} is no setting: did you mean ${meant}?`);
    if (name.startsWith('ALLOW_'))
      throw new StartError(`${name} is no setting: known are ${known.filter((k) => k.startsWith('ALLOW_')).join(', ')}.`);
  }
}
