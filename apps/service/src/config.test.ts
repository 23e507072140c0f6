import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './StartError.ts';

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://user:password@localhost/marquee',
  STUDIO_SECRET: 'a secret of our own, long enough',
  DATA_SECRET: 'another secret of our own, long enough',
  ALLOW_SMS_OUTBOX: '1',
  ALLOW_EMAIL_OUTBOX: '1',
};

const providersOf = (environment: Record<string, string>) => readConfig(environment).payments.map(({ name }) => name);

const complaintOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
};

describe('RUN-09 settings', () => {
  it('needs none', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      host: 'localhost',
      port: 4300,
      vendors: [{ integration: 'STUDIO', origins: ['http://localhost:4301'] }],
      databaseUrl: undefined,
      seedAccounts: true,
      passwordHashMs: 50,
    });
  });

  it('ignores variables of other programs', () => {
    expect(
      complaintOf({
        NODE: '/bin/node',
        NODE_ENV: 'test',
        HOSTNAME: 'box',
        SPORT: '1',
        HOME: '/',
        STUDIO_JDK: '/jdk',
        SERVICE_URL: 'y',
      }),
    ).toBe('');
  });

  it('trusts the configured proxies only', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.1.0.0/16,::1' }).trustProxy).toEqual(['loopback', '10.1.0.0/16', '::1']);
  });

  it('treats an empty setting as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4300, databaseUrl: undefined });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": set it to a whole number from 0 to 65535.'],
    [{ MODE: 'live' }, 'MODE is "live": set it to demo or production.'],
    [{ ALLOW_SEED_ACCOUNTS: 'yes' }, 'ALLOW_SEED_ACCOUNTS is "yes": set it to 1, or not set at all.'],
    [
      { TRUST_PROXY: '10.0.0.2, yes' },
      'TRUST_PROXY is "10.0.0.2, yes": set it to the addresses of your proxies, such as 10.0.0.2, 10.1.0.0/16 or loopback.',
    ],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL is "mysql://x/y": set it to an address such as postgres://user:password@host/name.'],
    [
      { MIGRATION_DATABASE_URL: 'postgres://owner@localhost/marquee' },
      'MIGRATION_DATABASE_URL is set without DATABASE_URL: set that to the same database under the role of the service.',
    ],
    [{ DATABSE_URL: 'postgres://x/y' }, 'DATABSE_URL is no setting: did you mean DATABASE_URL?'],
    [{ SERVICE_ULR: 'http://x' }, 'SERVICE_ULR is no setting: did you mean SERVICE_URL?'],
    [
      { FORM_URL: 'https://games.example.com/api' },
      'The vendor FORM is not connected without FORM_MERCHANT_ID and FORM_SECRET: set FORM_URL, FORM_MERCHANT_ID, FORM_SECRET, or none.',
    ],
    [{ port: '4300' }, 'port is no setting: did you mean PORT?'],
    [{ STUDIO_PROT: '4301' }, 'STUDIO_PROT is no setting: did you mean STUDIO_PORT?'],
  ])('%j is reported in one line with the remedy', (environment, complaint) => {
    expect(complaintOf(environment as Record<string, string>)).toBe(complaint);
  });

  it('knows every permission by name', () => {
    expect(complaintOf({ ALLOW_EVERYTHING: '1' })).toMatch(/^ALLOW_EVERYTHING is no setting: known are ALLOW_SEED_ACCOUNTS, /);
  });
});

describe('RUN-09 an unsafe production', () => {
  it('starts when every setting is safe', () => {
    expect(readConfig(production)).toMatchObject({ mode: 'production', seedAccounts: false });
  });

  it.each([
    ['DATABASE_URL', 'ALLOW_EMBEDDED_DATABASE'],
    ['STUDIO_SECRET', 'ALLOW_DEFAULT_SECRETS'],
    ['DATA_SECRET', 'ALLOW_DEFAULT_SECRETS'],
    ['ALLOW_SMS_OUTBOX', 'ALLOW_SMS_OUTBOX'],
    ['ALLOW_EMAIL_OUTBOX', 'ALLOW_EMAIL_OUTBOX'],
  ])('is refused without %s, unless %s allows it', (missing, permission) => {
    const { [missing]: _left, ...environment } = production as Record<string, string>;
    expect(complaintOf(environment)).toContain(`set ${permission}=1`);
    expect(complaintOf({ ...environment, [permission]: '1' })).toBe('');
  });

  it('SES-13 needs no permission for a stand-in that a provider replaces, nor for the studio', () => {
    const { ALLOW_SMS_OUTBOX: _sms, ALLOW_EMAIL_OUTBOX: _email, ...environment } = production;
    const sms = { SMS_GATEWAY_URL: 'https://sms.example.com', SMS_GATEWAY_TOKEN: 'token' };
    const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'house@example.com' };
    expect(complaintOf({ ...environment, ...sms, ...mail })).toBe('');
  });

  it('MEM-24 has no stand-in for payments unless ALLOW_PAYMENT_STAND_IN allows it', () => {
    expect(providersOf({})).toEqual(['development']);
    expect(providersOf(production)).toEqual([]);
    expect(providersOf({ ...production, ALLOW_PAYMENT_STAND_IN: '1' })).toEqual(['development']);
  });

  it('MEM-25 has no stand-in for identity checks unless ALLOW_IDENTITY_STAND_IN allows it', () => {
    const isDevelopment = [expect.objectContaining({ name: 'development' })];
    expect(readConfig({}).identity).toEqual(isDevelopment);
    expect(readConfig(production).identity).toEqual([]);
    expect(readConfig({ ...production, ALLOW_IDENTITY_STAND_IN: '1' }).identity).toEqual(isDevelopment);
  });

  it('SES-23 has no stand-in for phone verification unless ALLOW_PHONE_CHECK_STAND_IN allows it', () => {
    expect(readConfig({}).phoneCheckStandIn).toBe(true);
    expect(readConfig(production).phoneCheckStandIn).toBe(false);
    expect(readConfig({ ...production, ALLOW_PHONE_CHECK_STAND_IN: '1' }).phoneCheckStandIn).toBe(true);
  });
});

describe('SES-13 providers', () => {
  it.each([
    ['SMS_GATEWAY_URL', 'https://sms.example.com', 'SMS_GATEWAY_TOKEN'],
    ['MAIL_FROM', 'house@example.com', 'SMTP_URL'],
    ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_APP_ID', 'id', 'FACEBOOK_APP_SECRET'],
    ['FIREBASE_PROJECT_ID', 'id', 'FIREBASE_API_KEY'],
  ])('%s=%s also requires %s', (name, value, other) => {
    expect(complaintOf({ [name]: value })).toContain(other);
    expect(complaintOf({ [name]: value, [other]: other === 'SMTP_URL' ? 'smtps://mail.example.com' : 'x' })).toBe('');
  });
});
