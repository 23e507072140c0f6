import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, languageCode, time } from './common.ts';
import { brand as brandValue } from './system.ts';

/** A brand's file has at most this many characters. */
export const MAX_BRAND_TEXT = 60_000;

const neededReason = z.string().trim().min(1).max(2000);

/** A pair of colours that cannot be told apart. Source: WCAG 2.2 1.4.3, 1.4.11. */
export const contrastFault = z.object({
  ink: z.string(),
  ground: z.string(),
  scheme: z.enum(['light', 'dark']),
  ratio: z.number(),
  wanted: z.number(),
});
export type ContrastFault = z.infer<typeof contrastFault>;

export const brandDraft = z.object({
  brand: brandValue,
  savedBy: z.string(),
  savedAt: time,
  /** Saved by the operator who asks, who cannot publish it. */
  isMine: z.boolean(),
  /** Empty when the draft can be published. */
  faults: z.array(contrastFault),
});
export type BrandDraft = z.infer<typeof brandDraft>;

export const brandVersion = z.object({
  version: z.int(),
  brand: brandValue,
  publishedAt: time,
  /** Empty for a look that was not published at the desk. */
  savedBy: z.string(),
  publishedBy: z.string(),
  reason: z.string(),
  /** The earlier version that came back with it. */
  restores: z.int().nullable(),
});
export type BrandVersion = z.infer<typeof brandVersion>;

const terms = { session: 'required', role: 'operator', act: 'changeBrand' } as const;

/** Source: OPR-04. */
export const brand = defineCall({
  method: 'GET',
  path: '/wps/operator/brand',
  summary: 'Reads the look of the brand, its draft and its versions',
  note: 'The newest version first; it is in force, unless the look was changed outside the desk since.',
  ...terms,
  input: z.object({}),
  output: z.object({ brand: brandValue, draft: brandDraft.nullable(), versions: z.array(brandVersion) }),
  refusals: ['forbidden'],
});

export const siteWording = defineCall({
  method: 'GET',
  path: '/wps/operator/wording',
  summary: 'Finds texts of the site, which a brand may say its own way',
  note: 'By parts of the text or of its key, fifty at most. The own texts are part of the look: `wording` of the brand.',
  example: { language: 'EN', search: 'play' },
  ...terms,
  input: z.object({ language: languageCode, search: z.string().trim().max(80).default('') }),
  output: z.object({ list: z.array(z.object({ key: z.string(), text: z.string() })) }),
  refusals: ['forbidden'],
});

export const setBrand = defineCall({
  method: 'PUT',
  path: '/wps/operator/brand',
  summary: 'Keeps a look as the draft of the brand',
  note: 'Takes the text of a brand’s file, which is JSON. A fault is refused with its field. Code, currency, time zone, hosts and play money stay as they are.',
  example: { text: '{}' },
  ...terms,
  input: z.object({ text: z.string().min(2).max(MAX_BRAND_TEXT) }),
  output: brandDraft,
  refusals: ['forbidden'],
});

export const dropBrandDraft = defineCall({
  method: 'DELETE',
  path: '/wps/operator/brand',
  summary: 'Throws the draft of the brand away',
  ...terms,
  input: z.object({}),
  output: z.null(),
  refusals: ['forbidden', 'notFound'],
});

export const publishBrand = defineCall({
  method: 'POST',
  path: '/wps/operator/brand/publish',
  summary: 'Puts the draft in force, which another operator has saved',
  note: 'Refused with `conflict` to the operator who saved it, and when it was saved again meanwhile; with `invalidInput` and the pair of colours while one cannot be read.',
  example: { savedAt: '2026-01-01T00:00:00.000Z', reason: 'The colours of the festival.' },
  ...terms,
  /** `savedAt` of the draft that was looked at. */
  input: z.object({ savedAt: z.iso.datetime(), reason: neededReason }),
  output: z.object({ version: z.int() }),
  refusals: ['forbidden', 'notFound', 'conflict'],
});

export const rollBackBrand = defineCall({
  method: 'POST',
  path: '/wps/operator/brand/rollback',
  summary: 'Puts an earlier version in force again, as a new version',
  note: 'One operator may do it: two have seen that version before. Refused with `conflict` for the version that is in force.',
  example: { version: 1, reason: 'The colours are hard to read in the sun.' },
  ...terms,
  input: z.object({ version: z.coerce.number().int().min(1).max(1_000_000), reason: neededReason }),
  output: z.object({ version: z.int() }),
  refusals: ['forbidden', 'notFound', 'conflict'],
});

export const flags = defineCall({
  method: 'GET',
  path: '/wps/operator/flags',
  summary: 'Lists the switches of the brand',
  ...terms,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ name: z.string(), isOn: z.boolean() })) }),
  refusals: ['forbidden'],
});

export const setFlag = defineCall({
  method: 'PUT',
  path: '/wps/operator/flags',
  summary: 'Turns a switch of the brand on or off',
  example: { name: 'FREEPLAY', isOn: true, reason: 'Visitors may try games again.' },
  ...terms,
  input: z.object({ name: z.string().regex(/^[A-Z\d]{1,24}$/), isOn: z.boolean(), reason: neededReason }),
  output: z.null(),
  refusals: ['forbidden', 'notFound'],
});

/** Groups of settings, with the settings of each. Source: OPR-06. */
export const settingGroups = {
  play: ['limitWaitHours', 'autoplay', 'quickStop', 'leadVendor', 'lotteryPlays'],
  money: ['receiptMinutes', 'withdrawalFeePpm', 'secondOperatorCredits', 'banks', 'depositAccount'],
  payout: ['contractCaps', 'edgesPpm'],
  prizes: ['envelopes'],
  session: ['loginFailuresAMinute', 'loginBotCheck', 'passwordDays', 'resendMinutes', 'saysUnknownAccount'],
  registration: ['birthdayMinAge', 'country', 'termsVersion', 'registration'],
  profile: [
    'profileFields',
    'zaloReward',
    'documents',
    'documentDays',
    'identityProvider',
    'depositDocumentCredits',
    'withdrawalDocumentCredits',
  ],
  site: ['origin', 'lines', 'customerService', 'chat', 'resources', 'imageCDNs', 'launchGameCDNs', 'analyticsEndpoint', 'linkHosts'],
} as const;
export type SettingGroup = keyof typeof settingGroups;

const settingGroup = z.enum(Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]]);

export const payoutBudget = z.object({ gameType, spentPpm: z.int(), mayPpm: z.int() });

/** Source: OPR-06. */
export const settings = defineCall({
  method: 'GET',
  path: '/wps/operator/settings',
  summary: 'Reads the settings of the brand in groups, and what each category pays out on turnover',
  note: 'A setting without a value has its default. `budgets` are in millionths of turnover; `spentPpm` must stay below `mayPpm`.',
  ...terms,
  input: z.object({}),
  output: z.object({
    groups: z.array(z.object({ group: settingGroup, values: z.record(z.string(), z.unknown()) })),
    budgets: z.array(payoutBudget),
  }),
  refusals: ['forbidden'],
});

export const setSetting = defineCall({
  method: 'PUT',
  path: '/wps/operator/settings',
  summary: 'Changes settings of one group',
  note: 'Takes the settings that change; null brings the default back. A value out of its bounds is refused with its field, and so are caps of contracts with which a category would pay out too much. `needsSecond`: what decides how much is paid out was proposed, and another operator has to approve it; refused with `conflict` while another proposal for the group is open.',
  example: { group: 'money', values: { receiptMinutes: 30 }, reason: 'Members need half an hour.' },
  ...terms,
  input: z.object({ group: settingGroup, values: z.record(z.string().max(40), z.unknown()), reason: neededReason }),
  output: z.object({ needsSecond: z.boolean() }),
  refusals: ['forbidden', 'conflict', 'rateTooHigh'],
});
