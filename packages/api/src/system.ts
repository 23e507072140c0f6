import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, languageCode, time } from './common.ts';

/** Feature flags of the brand; a flag is on exactly when its value is '1'. Source: SYS-18. */
export const flags = z.record(z.string(), z.string());

/** Source: API-04. */
export const line = z.object({
  domainName: z.string(),
  idx: z.int(),
  speed: z.int(),
  description: z.string(),
  /** Load in percent. Absent when unknown. */
  percentage: z.int().optional(),
  test: z.string(),
  type: z.string(),
});

/** A shape of a mark, in a box of 36 by 36. */
export const markShape = z.object({
  /** SVG path data. */
  d: z.string().regex(/^[\dMLHVCSQTAZmlhvcsqtaz.,\s-]{1,2000}$/),
  /** Colour token. */
  tone: z.enum(['action', 'onAction']),
});

const typefaceName = z.enum(['inter', 'archivo', 'system']);

export const brand = z.object({
  merchant: z.string(),
  name: z.string(),
  logo: z.string(),
  /** Colours that the brand overrides, by token name: `{ action: { dark: '#…', light: '#…' } }`. */
  tokens: z.record(z.string(), z.object({ light: z.string().optional(), dark: z.string().optional() })),
  /** Factor of all corner radii: 0 is square. @default 1 */
  roundness: z.number().min(0).max(2).optional(),
  /** Typefaces of texts and titles. @default `inter` and `archivo` */
  typeface: z.object({ text: typefaceName, display: typefaceName }).partial().optional(),
  /** Mark of the logo and the icons. @default an arch with lamps */
  mark: z.array(markShape).min(1).max(20).optional(),
  /**
   * Texts that the brand says its own way, by language and by `namespace:key`. A page has those of its own language alone.
   */
  wording: z.record(z.string(), z.record(z.string(), z.string().max(600))).optional(),
  languages: z.array(languageCode),
  defaultLanguage: languageCode,
  currency,
  /** IANA time zone in which the brand's days begin. */
  zone: z.string(),
  minAge: z.int(),
  /** Empty when the brand shows no licence. */
  licence: z.string(),
  playMoney: z.boolean(),
});
export type Brand = z.infer<typeof brand>;

/** Kinds of customer service: our own pop-up, a chat, or an address. Source: SYS-16. */
export const supportKind = z.enum(['WIDGET', 'CHAT', 'TELEGRAM', 'EMAIL', 'PHONE']);
export type SupportKind = z.infer<typeof supportKind>;

/** Source: API-04. */
export const permissionValue = z.object({
  info: z.object({
    customerService: z.array(z.object({ csType: supportKind, path: z.string() })),
    domainRoute: z.array(line),
    resources: z.record(z.string(), z.object({ url: z.string(), labelNameEn: z.string() })),
    whitelabel: flags,
    register: z.object({
      mobile: z.boolean(),
      username: z.boolean(),
      /** Phone verification provider, compatible with Google's Identity Toolkit; present only with the flag PHONEAUTH. */
      phoneAuth: z.object({ url: z.string(), key: z.string() }).optional(),
    }),
    mainDomain: z.string(),
    analytics: z.object({ endpoint: z.string() }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
  }),
  /** The visitor's; `dialling` is the code of the country, such as +84. */
  location: z.object({ ip: z.string(), country: z.string(), dialling: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  maintenanceEnd: time.nullable(),
  /** Public key for encrypted bodies. */
  encKey: z.object({ kid: z.string(), jwk: z.record(z.string(), z.string()) }),
  brand,
  serverTime: time,
});
export type PermissionValue = z.infer<typeof permissionValue>;

export const permission = defineCall({
  method: 'GET',
  path: '/wps/system/permission',
  summary: 'Reads all that a page of the brand starts from',
  note: 'Holds `encKey`, the public key that encrypted bodies are sealed for.',
  isAlwaysAnswered: true,
  session: 'none',
  input: z.object({}),
  output: permissionValue,
  refusals: [],
  perMinute: 60,
});

export const systemStatus = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Tells whether the brand is open, in maintenance or closed to the region',
  isAlwaysAnswered: true,
  session: 'none',
  input: z.object({}),
  /** 0 normal, 1 maintenance, 2 region-blocked. Source: SYS-01. */
  output: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), maintenanceEnd: time.nullable() }),
  refusals: [],
  perMinute: 60,
});

export const whitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Lists the switches of the brand',
  note: 'A switch is on when its value is `1`.',
  session: 'none',
  input: z.object({}),
  output: flags,
  refusals: [],
  perMinute: 60,
  isForOthers: true,
});

export const domainRoutes = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Lists the lines on which the brand can be reached',
  session: 'none',
  input: z.object({ device: z.string().max(20).optional() }),
  output: z.object({ list: z.array(line) }),
  refusals: [],
});
