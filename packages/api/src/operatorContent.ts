import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, givenTime, languageCode, MAX_INTEGER, pageNo, time, transferId } from './common.ts';
import * as sample from './samples.ts';

/** An announcement is listed and runs in the marquee of visitors, a notice in that of members and in their inbox. */
export const contentKind = z.enum(['announcement', 'notice', 'popup', 'banner', 'promotion', 'post', 'help', 'mission']);
export type ContentKind = z.infer<typeof contentKind>;

/** `scheduled` is published and begins later, `over` is published and has ended. */
export const contentState = z.enum(['draft', 'scheduled', 'live', 'over', 'withdrawn']);
export type ContentState = z.infer<typeof contentState>;

/** Texts of one language, by name; `content` is HTML. */
const texts = z.strictObject({
  overline: z.string().trim().max(80).optional(),
  title: z.string().trim().max(200).optional(),
  summary: z.string().trim().max(400).optional(),
  text: z.string().trim().max(400).optional(),
  alt: z.string().trim().max(200).optional(),
  content: z.string().trim().max(20_000).optional(),
});
export type ContentTexts = z.infer<typeof texts>;

/** Describes what an operator writes. */
const written = {
  words: z.partialRecord(languageCode, texts),
  /** Languages in which it is shown; empty for every one of the brand. */
  languages: z.array(languageCode).max(20),
  /** When it begins to be shown; null for at once. */
  from: givenTime.nullable(),
  until: givenTime.nullable(),
  /** Place among those of its kind, lowest first. */
  position: z.int().min(0).max(10_000),
  /** Of announcements. */
  audience: z.enum(['site', 'agent']),
  /** Of pop-ups: A for members, B for visitors, F for members at their first log-in. */
  execution: z.enum(['A', 'B', 'F']),
  /** Of promotions, posts, help articles and missions: the name in addresses, and the sort. */
  slug: z.string().regex(/^[a-z0-9-]{0,60}$/),
  sort: z.string().max(20),
  /** Of promotions: when they run. */
  startsAt: givenTime.nullable(),
  endsAt: givenTime.nullable(),
  /** Of banners and promotions: the name of a picture. */
  art: z.string().max(40),
  /** Of banners: where they hang, and where they lead. */
  group: z.string().max(40),
  linkageType: z.enum(['GAME', 'CATEGORY', 'PROMOTION', 'LINK', 'NONE']),
  target: z.string().trim().max(400),
  /** Of missions: what is to be reached, in credits, categories or days, and the points for it. */
  goal: z.int().min(0).max(1_000_000),
  points: z.int().min(0).max(100_000),
};

/** Source: OPR-03. */
export const writtenContent = z.object(written);
export type WrittenContent = z.output<typeof writtenContent>;

/** Fields that a kind does not have are left out. */
const toBeWritten = {
  words: written.words,
  languages: written.languages.default([]),
  from: written.from.default(null),
  until: written.until.default(null),
  position: written.position.default(0),
  audience: written.audience.default('site'),
  execution: written.execution.default('A'),
  slug: written.slug.default(''),
  sort: written.sort.default(''),
  startsAt: written.startsAt.default(null),
  endsAt: written.endsAt.default(null),
  art: written.art.default(''),
  group: written.group.default(''),
  linkageType: written.linkageType.default('NONE'),
  target: written.target.default(''),
  goal: written.goal.default(0),
  points: written.points.default(0),
};

const id = z.coerce.number().int().min(1).max(MAX_INTEGER);
/** Increased by every change; a change of an older version is refused. */
const version = z.coerce.number().int().min(1).max(MAX_INTEGER);

const facts = z.object({
  id: z.int(),
  version: z.int(),
  kind: contentKind,
  state: contentState,
  /** It is shown, and a change of it waits to be published. */
  hasChanges: z.boolean(),
  changedAt: time.nullable(),
  /** Empty for what no operator has changed. */
  changedBy: z.string(),
});

export const contentItemValue = facts.extend({
  ...writtenContent.shape,
  /** Members take part in it: its beginning and its audience stay, and it is ended rather than withdrawn. */
  isBinding: z.boolean(),
});
export type ContentItemValue = z.infer<typeof contentItemValue>;

export const contentRow = facts.extend({
  title: z.string(),
  languages: z.array(languageCode),
  /** Languages that have texts. */
  written: z.array(languageCode),
  from: time.nullable(),
  until: time.nullable(),
  position: z.int(),
  /** Group, audience or sort, by kind. */
  place: z.string(),
  art: z.string(),
});
export type ContentRow = z.infer<typeof contentRow>;

/** Source: OPR-03. */
export const contents = defineCall({
  method: 'GET',
  path: '/wps/operator/contents',
  summary: 'Lists what operators publish, of one kind',
  note: '`counts` are of the kind, by state.',
  example: { kind: 'banner' },
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({
    kind: contentKind,
    search: z.string().trim().max(60).default(''),
    state: contentState.optional(),
    /** Only what is shown in a language. */
    shownIn: languageCode.optional(),
    pageNo,
  }),
  output: z.object({ list: z.array(contentRow), total: z.int(), counts: z.record(contentState, z.int()) }),
  refusals: ['forbidden'],
});

export const contentItem = defineCall({
  method: 'GET',
  path: '/wps/operator/content',
  summary: 'Reads one, as it was saved last',
  example: { kind: 'banner', id: 1 },
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({ kind: contentKind, id }),
  output: contentItemValue,
  refusals: ['forbidden', 'notFound'],
});

const art = z.object({
  name: z.string(),
  url: z.string(),
  urlDark: z.string(),
  /** The crop for phones. */
  phoneUrl: z.string(),
  phoneUrlDark: z.string(),
  /** Text alternatives by language, where the picture is used already. */
  alts: z.partialRecord(languageCode, z.string()),
});
export type ContentArt = z.infer<typeof art>;

export const contentChoices = defineCall({
  method: 'GET',
  path: '/wps/operator/content/choices',
  summary: 'Lists what may be chosen: languages, pictures, places and targets',
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({}),
  output: z.object({
    languages: z.array(languageCode),
    mainLanguage: languageCode,
    arts: z.array(art),
    groups: z.array(z.string()),
    categories: z.array(gameType),
    promotions: z.array(z.object({ code: z.string(), title: z.string() })),
    /** Hosts that a link may lead to. */
    linkHosts: z.array(z.string()),
    promotionSorts: z.array(z.string()),
    popupSorts: z.array(z.string()),
    postSorts: z.array(z.string()),
    helpSorts: z.array(z.string()),
    missionSorts: z.array(z.string()),
  }),
  refusals: ['forbidden'],
});
export type ContentChoices = z.output<typeof contentChoices.output>;

export const addPicture = defineCall({
  method: 'POST',
  path: '/wps/operator/content/pictures',
  multipart: true,
  summary: 'Takes a picture for banners and promotions',
  note: 'A png or jpg by its content, at least 1,440 × 880 pixels and up to 5 MB. It is kept as a new jpg, without what the file told of its camera and place, and cut for wide and narrow screens around what stands out in it. The same picture again has the same name.',
  example: { image: sample.picture, transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({ image: z.file(), transferId }),
  output: z.object({ name: z.string() }),
  refusals: ['forbidden', 'tooLarge', 'duplicateMismatch'],
  perHour: 60,
});

const changed = z.object({ id: z.int(), version: z.int() });

export const saveContent = defineCall({
  method: 'PUT',
  path: '/wps/operator/content',
  summary: 'Saves a draft, or a change of what is shown, without publishing it',
  note: 'Without `id`, a new one is written. Refused with `conflict` when another operator has changed it since `version`.',
  example: {
    kind: 'announcement',
    words: { EN: { title: 'Good morning', content: '<p>The lamps are lit.</p>' } },
    transferId: sample.transferId,
  },
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({ kind: contentKind, id: id.optional(), version: version.optional(), ...toBeWritten, transferId }),
  output: changed,
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});

export const publishContent = defineCall({
  method: 'POST',
  path: '/wps/operator/content',
  summary: 'Publishes what was saved, at once or from the day that it names',
  note: 'Texts, picture and target are checked here; the field that is missing is named.',
  example: { kind: 'banner', id: 1, version: 1, transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({ kind: contentKind, id, version, transferId }),
  output: changed,
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});

export const withdrawContent = defineCall({
  method: 'DELETE',
  path: '/wps/operator/content',
  summary: 'Takes something off the site; it stays as a draft does',
  note: 'Refused with `conflict` for a promotion that members take part in: it is given an end instead.',
  example: { kind: 'banner', id: 1, version: 1, transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'writeContent',
  input: z.object({ kind: contentKind, id, version, transferId, reason: z.string().trim().max(2000).default('') }),
  output: changed,
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});

/** Source: OPR-05. */
export const siteAccess = defineCall({
  method: 'GET',
  path: '/wps/operator/access',
  summary: 'Tells whether the brand is open, and which networks are blocked',
  session: 'required',
  role: 'operator',
  act: 'changeBrand',
  input: z.object({}),
  output: z.object({
    /** 0 open, 1 closed for maintenance, 2 blocked in the region of every visitor. */
    status: z.int().min(0).max(2),
    maintenanceEnd: time.nullable(),
    ranges: z.array(z.string()),
    /** The address that asks. */
    ownAddress: z.string(),
  }),
  refusals: ['forbidden'],
});
export type SiteAccess = z.output<typeof siteAccess.output>;

/** Source: OPR-05, SYS-03. */
export const setBlockedRanges = defineCall({
  method: 'PUT',
  path: '/wps/operator/access',
  summary: 'Blocks networks, by address ranges',
  note: 'A range is such as `203.0.113.0/24` or `2001:db8::/32`; an address alone blocks itself. The own address cannot be blocked. Refused with `conflict` when the ranges are no longer `known`.',
  example: { known: [], ranges: ['203.0.113.0/24'], reason: '', transferId: sample.transferId },
  session: 'required',
  role: 'operator',
  act: 'changeBrand',
  input: z.object({
    /** The ranges that the operator has seen. */
    known: z.array(z.string().max(60)).max(500),
    ranges: z.array(z.string().trim().max(60)).max(500),
    reason: z.string().trim().max(2000).default(''),
    transferId,
  }),
  output: z.object({ ranges: z.array(z.string()) }),
  refusals: ['forbidden', 'conflict', 'duplicateMismatch'],
});
