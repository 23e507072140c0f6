import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, languageCode, time } from './common.ts';
import { routes } from './routes.ts';

/** Switches of the brand, on exactly when '1'. Source: spec §6, calls.md §2 Flags. */
export const flags = z.record(z.string(), z.string());

/** Source: spec §3 "Domain route / line". */
export const line = z.object({
  domainName: z.string(),
  idx: z.int(),
  speed: z.int(),
  description: z.string(),
  percentage: z.int(),
  test: z.string(),
  type: z.string(),
});

export const brand = z.object({
  merchant: z.string(),
  name: z.string(),
  logo: z.string(),
  /** Colours the brand changes, by token name: `{ action: { dark: '#…', light: '#…' } }`. */
  tokens: z.record(z.string(), z.object({ light: z.string().optional(), dark: z.string().optional() })),
  languages: z.array(languageCode),
  defaultLanguage: languageCode,
  currency,
  /** IANA name of the zone in which the brand's days begin. */
  zone: z.string(),
  minAge: z.int(),
  /** Empty when the brand shows no licence. */
  licence: z.string(),
  playMoney: z.boolean(),
});
export type Brand = z.infer<typeof brand>;

/** How customer service is reached: a pop-up of ours, a chat, or an address. Source: SYS-16. */
export const supportKind = z.enum(['WIDGET', 'CHAT', 'TELEGRAM', 'EMAIL', 'PHONE']);
export type SupportKind = z.infer<typeof supportKind>;

/** Source: spec §3 "Permission response"; calls.md §3. */
export const permissionValue = z.object({
  info: z.object({
    customerService: z.array(z.object({ csType: supportKind, path: z.string() })),
    domainRoute: z.array(line),
    resources: z.record(z.string(), z.object({ url: z.string(), labelNameEn: z.string() })),
    whitelabel: flags,
    register: z.object({
      mobile: z.boolean(),
      username: z.boolean(),
      /** Who verifies phones, as Google's Identity Toolkit does; only where the switch PHONEAUTH is on. */
      phoneAuth: z.object({ url: z.string(), key: z.string() }).optional(),
    }),
    mainDomain: z.string(),
    analytics: z.object({ endpoint: z.string() }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
  }),
  location: z.object({ ip: z.string(), country: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  maintenanceEnd: time.nullable(),
  /** The public key for calls whose body is encrypted. */
  encKey: z.object({ kid: z.string(), jwk: z.record(z.string(), z.string()) }),
  brand,
  serverTime: time,
});
export type PermissionValue = z.infer<typeof permissionValue>;

export const permission = defineCall(routes.permission, {
  session: 'none',
  input: z.object({}),
  output: permissionValue,
  refusals: [],
  perMinute: 60,
});

export const systemStatus = defineCall(routes.systemStatus, {
  session: 'none',
  input: z.object({}),
  /** 0 normal, 1 maintenance, 2 region-blocked. Source: spec §4 "System status". */
  output: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), maintenanceEnd: time.nullable() }),
  refusals: [],
  perMinute: 60,
});

export const whitelabel = defineCall(routes.whitelabel, {
  session: 'none',
  input: z.object({}),
  output: flags,
  refusals: [],
  perMinute: 60,
});

/** Opens a brand, or closes it for maintenance. Source: calls.md §7.6. */
export const setStatus = defineCall(
  { method: 'PUT', path: '/wps/operator/status' },
  {
    session: 'required',
    /** 0 normal, 1 maintenance. */
    input: z.object({ status: z.union([z.literal(0), z.literal(1)]), maintenanceEnd: time.nullable() }),
    output: z.null(),
    refusals: ['forbidden'],
  },
);
