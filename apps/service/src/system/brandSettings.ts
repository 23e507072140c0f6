import { currency, gameType } from '@site/api/common';
import { documentKind, profileField } from '@site/api/profile';
import { registrationField } from '@site/api/registration';
import { defaultContractCaps } from '@site/rules/payoutGuard';
import { patternIds } from '@site/rules/patterns';
import { lotteryPlay } from '@site/api/vendor';
import { supportKind } from '@site/api/system';
import { isIP } from 'node:net';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

function isRange(text: string): boolean {
  const [network = '', prefix = ''] = text.split('/');
  const family = isIP(network);
  return family !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

const ppm = (max: number) => z.int().min(0).max(max);

const usualEnvelopes = { isOn: true, everyMinutes: 60, lengthMinutes: 30, poolCredits: 50, count: 40 };
/** Minor units of a credit in the currency where it has the fewest. */
const LEAST_MINOR = 100;

const envelopes = z
  .strictObject({
    isOn: z.boolean().default(usualEnvelopes.isOn),
    everyMinutes: z.int().min(15).max(1440).default(usualEnvelopes.everyMinutes),
    lengthMinutes: z.int().min(5).max(720).default(usualEnvelopes.lengthMinutes),
    poolCredits: z.int().min(1).max(100_000).default(usualEnvelopes.poolCredits),
    count: z.int().min(2).max(1000).default(usualEnvelopes.count),
  })
  .refine(({ everyMinutes, lengthMinutes }) => lengthMinutes <= everyMinutes, { path: ['lengthMinutes'] })
  // Nobody opens an empty one.
  .refine(({ poolCredits, count }) => poolCredits * LEAST_MINOR >= count, { path: ['count'] });

/** Settings of a brand beside its look, changed without a build. */
export const brandSettings = z
  .object({
    /** Public origin, without a path. @default its first host */
    origin: address.optional(),
    /** Lines of the brand. @default the demo's */
    lines: z
      .array(
        z.object({
          domainName: address,
          description: z.string(),
          /** Load in percent, as measured by the operator; omitted, none is shown. */
          percentage: z.int().min(0).max(100).optional(),
        }),
      )
      .default([]),
    /** Customer service channels, the recommended one first. `path` is one of ours for WIDGET and CHAT, otherwise an address. */
    customerService: z.array(z.object({ csType: supportKind, path: z.string().regex(/^(\/[\w-]|https:|mailto:|tel:)/) })).default([]),
    /** Chat desks with opening hours in the brand's time zone. @default the house's automatic desks */
    chat: z
      .array(
        z.object({
          id: z.string().regex(/^[\w-]{1,40}$/),
          name: z.string(),
          url: z.url({ protocol: /^https$/ }),
          from: z.int().min(0).max(23).default(0),
          to: z.int().min(1).max(24).default(24),
        }),
      )
      .default([]),
    /** External links of the site, by id. */
    resources: z.record(z.string(), z.object({ url: address, labelNameEn: z.string() })).default({}),
    /** CDN origins for pictures and games; the browser chooses one at random. Source: SYS-06. */
    imageCDNs: z.array(address).default([]),
    launchGameCDNs: z.array(address).default([]),
    /** Address for reporting visits after consent; empty disables it. Source: SYS-16. */
    analyticsEndpoint: z.union([address, z.literal('')]).default(''),
    /** Blocked networks, such as 203.0.113.0/24 or 2001:db8::/32. */
    blockedRanges: z.array(z.string().refine(isRange, 'an address range')).default([]),
    /** Vendor whose games come first in every list. @default the catalogue's order */
    leadVendor: z.string().optional(),
    /** Account that bank transfers of members go to; without it there are none. */
    depositAccount: z.object({ bank: z.string().min(1), accountNumber: z.string().min(1), payeeName: z.string().min(1) }).optional(),
    /** Banks that members are paid at. */
    banks: z.array(z.string().min(1).max(60)).default([]),
    /** Minutes after which a paid withdrawal counts as received, when its member does not answer. Source: MEM-34. */
    receiptMinutes: z.int().min(1).max(10_080).default(30),
    /** Part of each withdrawal that the house keeps, in millionths. */
    withdrawalFeePpm: z.int().min(0).max(100_000).default(0),
    /** Credits above which two operators have to approve a bank deposit or a withdrawal. @default one is enough. Source: OPR-07. */
    secondOperatorCredits: z.int().min(0).max(100_000_000).optional(),
    /** Hours until a higher limit of a member may be confirmed. Source: RES-01. */
    limitWaitHours: z.int().min(24).max(720).default(24),
    /** External hosts that banners may link to. */
    linkHosts: z.array(z.string()).default([]),
    /** Deviations from the default registration fields. */
    registration: z
      .partialRecord(
        registrationField,
        z
          .strictObject({ show: z.boolean(), required: z.boolean(), patternId: z.enum(patternIds), minLength: z.int(), maxLength: z.int() })
          .partial(),
      )
      .default({}),
    /** Minimum age in years. Source: REG-09. */
    birthdayMinAge: z.int().min(0).max(120).default(21),
    /** Stored with a member's consent; changes with the terms. */
    termsVersion: z.string().default('1'),
    /** Reveals in a recovery that no account matches. Source: docs/decisions/site.md "Names are not given away". */
    saysUnknownAccount: z.boolean().default(false),
    /** Whole minutes until another message may be requested. */
    resendMinutes: z.int().min(1).max(60).default(1),
    /** ISO 3166 code of its market, the default in lists of countries. */
    country: z
      .string()
      .regex(/^([A-Z]{2})?$/)
      .default(''),
    /** Days until a password must be changed, with the flag PWDEXPIRY. */
    passwordDays: z.int().min(1).max(3650).default(90),
    /** Number of failed log-ins per minute above which everybody needs a captcha. */
    loginFailuresAMinute: z.int().min(1).max(100_000).default(300),
    /** Requires a solved bot check for each log-in. */
    loginBotCheck: z.boolean().default(false),
    /** Lets games play rounds by themselves, up to limits that the player sets. The UK's RTS 8 forbids it for slots. */
    autoplay: z.boolean().default(false),
    /** Lets a press show the result of a running round at once. The UK's RTS 14 forbids it for slots. */
    quickStop: z.boolean().default(false),
    /** Plays of lotteries that its market allows, `*` for all; lotteries stay closed without one. Source: docs/domain.md DR-12. */
    lotteryPlays: z.array(lotteryPlay).default([]),
    /** Details that members may change themselves. Source: MEM-01. */
    profileFields: z.array(profileField).default([]),
    /** Reward for a bound Zalo account, in the smallest unit by currency, and how often it has to be played; empty for none. Source: MEM-23. */
    zaloReward: z
      .object({ amounts: z.record(currency, z.string().regex(/^[1-9]\d{0,11}$/)).default({}), multiple: z.int().min(0).max(50).default(1) })
      .default({ amounts: {}, multiple: 1 }),
    /** Documents that members are asked for. Source: MEM-25. */
    documents: z.array(documentKind).default([]),
    /** Days for which an accepted document holds. */
    documentDays: z.int().min(1).max(3650).default(365),
    /** Provider that checks documents. @default operators do. Source: MEM-25. */
    identityProvider: z.string().min(1).max(40).optional(),
    /** Credits of 30 days above which a deposit, or a withdrawal, needs a checked proof of identity; 0 for each. @default none is needed */
    depositDocumentCredits: z.int().min(0).max(100_000_000).optional(),
    withdrawalDocumentCredits: z.int().min(0).max(100_000_000).optional(),
    /** Rains of red envelopes: how often they fall, for how long, and what is in them. Source: docs/domain.md DR-8.1, DR-8.2. */
    envelopes: envelopes.default(usualEnvelopes),
    /** Highest rates that contracts pay. Source: docs/domain.md DR-11.4. */
    contractCaps: z
      .strictObject({
        dailyPpm: ppm(50_000).default(defaultContractCaps.dailyPpm),
        hourlyPpm: ppm(50_000).default(defaultContractCaps.hourlyPpm),
        realtimePpm: ppm(50_000).default(defaultContractCaps.realtimePpm),
        salariesPpm: ppm(50_000).default(defaultContractCaps.salariesPpm),
        dividendPpm: ppm(1_000_000).default(defaultContractCaps.dividendPpm),
      })
      .default(defaultContractCaps),
    /** Deviations from the default edges of categories, in ppm. Source: docs/domain.md DR-2.5. */
    edgesPpm: z.partialRecord(gameType, ppm(1_000_000)).default({}),
  })
  .refine(
    ({ documents, depositDocumentCredits, withdrawalDocumentCredits }) =>
      documents.includes('identity') || (depositDocumentCredits ?? withdrawalDocumentCredits) === undefined,
    { path: ['documents'], error: 'identity is needed for deposits or withdrawals' },
  );

export type BrandSettings = z.infer<typeof brandSettings>;
/** Settings as written, with defaults omitted. */
export type BrandSettingsInput = z.input<typeof brandSettings>;
