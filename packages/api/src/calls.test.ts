import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccountNeed, type Call, perMinuteOf } from './call.ts';
import { calls, plannedCalls } from './calls.ts';
import { MAX_INTEGER } from './common.ts';
import { openApi } from './openapi.ts';
import { refusalsIn, documentedOperations } from './testing/documentedOperations.ts';
import { statusOfWalletCode, walletCalls } from './vendor.ts';
import { VENDOR_TAG } from './vendorApi.ts';

interface VendorOperation {
  tags: string[];
  security: Record<string, string[]>[];
}

const table = new Map(Object.values<Call>({ ...calls, ...plannedCalls }).map((call) => [`${call.method} ${call.path}`, call]));

/** Agreed calls: method, path, session, and whether the payload is encrypted. */
const specification: [verb: string, path: string, session: 'none' | 'optional' | 'required', enc?: 'enc'][] = [
  ['POST', '/wps/session/login', 'none', 'enc'],
  ['POST', '/wps/verification/sms/noLogin', 'none'],
  ['GET', '/wps/system/whitelabel', 'none'],
  ['GET', '/lgw/games/game_menus', 'none'],
  ['GET', '/wps/member/info', 'required'],
  ['PUT', '/wps/member/register', 'none', 'enc'],
  ['PUT', '/wps/member/register/mobile', 'none', 'enc'],
  ['POST', '/wps/member/password', 'required', 'enc'],
  ['GET', '/wps/agent/affiliate', 'none'],
  ['GET', '/wps/system/setting/register', 'none'],
  ['POST', '/wps/member/password/email', 'none'],
  ['POST', '/wps/session/login/freeplay', 'none'],
  ['GET', '/wps/captcha', 'none'],
  ['GET', '/wps/member/info/icon', 'required'],
  ['GET', '/wps/system/status', 'none'],
  ['POST', '/wps/member/password/verification', 'none', 'enc'],
  ['DELETE', '/wps/session/logout', 'required'],
  ['GET', '/wps/system/permission', 'none'],
  ['GET', '/wps/v2/wallets/balance', 'required'],
  ['POST', '/wps/relay/GCS_walletTransfer', 'required'],
  ['GET', '/wps/member/info/funds/consolidated', 'required'],
  ['GET', '/wps/relay/GCS_merchantWallet', 'required'],
  ['GET', '/wps/relay/GCS_gameLaunchFB', 'required'],
  ['GET', '/wps/relay/GCSGAME_gameList', 'optional'],
  ['GET', '/wps/relay/GCSGAME_hotGamesV2', 'none'],
  ['GET', '/wps/relay/MCSFE_getListAnnouncements', 'optional'],
  ['GET', '/wps/relay/GCSGAME_getVassGameType', 'none'],
  ['GET', '/wps/relay/GCSGAME_newGameVendor', 'none'],
  ['GET', '/wps/relay/MCSFE_getFavoriteGames', 'required'],
  ['GET', '/wps/relay/MCSFE_getFavoriteGamesList', 'required'],
  ['POST', '/wps/relay/MCSFE_addFavoriteGameV2', 'required'],
  ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', 'required'],
  ['GET', '/wps/relay/GCS_recentGame', 'required'],
  ['GET', '/wps/relay/GLS2_roomList', 'required'],
  ['POST', '/wps/game/launchGame', 'required'],
  ['GET', '/lgw/vn/games/game_menu', 'none'],
  ['GET', '/lgw/vn/games/game_menu/recent', 'required'],
  ['GET', '/lgw/vn/numeros/opened/game', 'required'],
  ['GET', '/lotto/lgw/games/opened/numero', 'required'],
  ['GET', '/wps/relay/MCSFE_getMissionSummaryDetails', 'required'],
  ['GET', '/wps/relay/MCSFE_getMissionLeaderboard', 'required'],
  ['GET', '/wps/relay/MCS2_processDividendReq', 'required'],
  ['GET', '/wps/relay/MCS2_processDailySalContract', 'required'],
  ['POST', '/wps/relay/MCS2_processContractHourSalary', 'required'],
  ['POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'required'],
  ['GET', '/wps/relay/GCSGAME_getRankList', 'none'],
  ['GET', '/wps/system/domainRoute', 'none'],
  ['POST', '/wps/verification/sms/register', 'none'],
  ['PUT', '/wps/feedback', 'optional'],
  ['POST', '/wps/relay/MCS2_claimRafflePromotion', 'required'],
  ['GET', '/wps/relay/CSP_unreadCount', 'required'],
  ['GET', '/wps/system/helpCenter', 'none'],
  ['GET', '/wps/relay/CBS_modelList', 'none'],
  ['GET', '/wps/relay/CBS_launchChat', 'none'],
  ['GET', '/wps/relay/MCS2_getPointBalance', 'required'],
  ['GET', '/wps/relay/MCS2_getPointReward', 'required'],
  ['POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', 'required', 'enc'],
  ['GET', '/wps/relay/MCS2_getRedeemPointList', 'required'],
  ['GET', '/wps/relay/MCS2_getPointConfig', 'required'],
  ['GET', '/wps/relay/ODSFE2_MemTransDet', 'required'],
  ['POST', '/wps/relay/passwordCheck/MCS2_convertPoint', 'required', 'enc'],
];

describe('API-01 every call of the specification stands in the table', () => {
  it.each(specification)('API-05 %s %s', (verb, path, session, enc) => {
    const call = table.get(`${verb} ${path}`);
    expect(call?.session).toBe(session);
    expect(call?.enc ?? false).toBe(enc === 'enc');
  });

  it('is published as OpenAPI 3.1 with the input and the reply of each', () => {
    const { openapi, paths } = openApi('test');
    expect(openapi).toMatch(/^3\.1/);
    for (const call of table.values()) {
      const operation = paths[call.path]?.[call.method.toLowerCase()] as { responses: Record<string, unknown> };
      expect(operation.responses).toHaveProperty('200');
    }
  });

  it('VEN-01 publishes the vendors’ calls under a tag of their own, signed, with each code explained', () => {
    const { tags, paths, webhooks, components } = openApi('test');
    const vendors = tags.find(({ name }) => name === VENDOR_TAG);
    const operations = Object.values(walletCalls).map(({ path }) => paths[path]?.['post'] as VendorOperation);
    for (const operation of [...operations, webhooks.games.post, webhooks.launch.post]) {
      expect(operation.tags).toEqual([vendors?.name]);
      expect(Object.keys(operation.security[0] ?? {}).every((scheme) => scheme in components.securitySchemes)).toBe(true);
    }
    for (const code of Object.keys(statusOfWalletCode)) expect(vendors?.description).toContain(`| ${code} |`);
  });

  it('has one call for each verb and path', () => {
    expect(table.size).toBe(Object.keys(calls).length + Object.keys(plannedCalls).length);
  });
});

it('RES-02 DR-23.6 a call of a member that writes says which accounts it is open to', () => {
  const unsaid = Object.entries<Call>(calls).filter(
    ([, { session, method, role, account }]) => session === 'required' && method !== 'GET' && role === undefined && account === undefined,
  );
  expect(unsaid.map(([name]) => name)).toEqual([]);
});

it('API-05 only a call with a session of a member says which accounts it is open to', () => {
  const said = Object.entries<Call>(calls).filter(
    ([, { session, role, account }]) => account && (session !== 'required' || role === 'operator'),
  );
  expect(said.map(([name]) => name)).toEqual([]);
});

/** Lists the calls of members that are open to some accounts. The matrix of permissions follows the declaration, these lists do not. */
const openTo = (accounts: AccountNeed) =>
  Object.entries<Call>(calls)
    .filter(([, { session, role, account = 'any' }]) => session === 'required' && !role && account === accounts)
    .map(([name]) => name)
    .toSorted();

it('MEM-10 RES-02 play, deposits and gifts are for active accounts alone', () => {
  expect(openTo('active')).toEqual(
    (
      'applyPromotion bindZalo claimMission claimPromotion claimRaffle claimRebate claimRedEnvelope claimReferral claimReward claimVipGift ' +
      'convertPoints deposit joinPromotion joinTournament launchGame launchLotteryOrPvp redEnvelope redeemReward referral referredFriends ' +
      'signIn transferUpline'
    ).split(' '),
  );
});

it('API-02 a trial account makes no other calls than these', () => {
  expect(openTo('any')).toEqual(
    (
      'addFavourite addPasskey balance cancelExport changePassword confirmTotp devices endDevice endGameSession exportProgress favouriteIds ' +
      'favourites gameSession loginCode loginHistory logout lotteryRecent memberIcon memberInfo messages missionLeaderboard missions openNumero ' +
      'openedNumeros passkeys profile pvpRooms recentGames removeFavourite removePasskey removeTotp security sendMemberCode setLanguage ' +
      'startExport startTotp unfinishedRounds unreadCount vipRanks'
    ).split(' '),
  );
});

it('API-02 of the calls about a team, only those that a member’s own contracts need are open to others than agents', () => {
  const open = Object.entries<Call>(calls).filter(([, { path, role }]) => path.startsWith('/wps/agent/') && role !== 'agent');
  expect(open.map(([name]) => name).toSorted()).toEqual(
    'billDetail checkAffiliate collectBill contractDifference contractDocument contractRequests contracts visitLink'.split(' '),
  );
});

describe('API-01 the published document', () => {
  const document = openApi('test');
  const operations = documentedOperations(document);

  it('says who publishes it, and where it is served', () => {
    expect(document.info.contact.email).toMatch(/@/);
    expect(document.servers.length).toBeGreaterThan(0);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('uses every part that it declares, and declares every part that it uses', () => {
    const text = JSON.stringify(document);
    const used = new Set([...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name));
    const { schemas, parameters } = document.components;
    const declared = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(parameters).map((name) => `parameters/${name}`),
    ];
    expect(used).toEqual(new Set(declared));
    const tags = new Set(operations.flatMap((operation) => operation.tags));
    expect(document.tags.map(({ name }) => name).filter((name) => !tags.has(name))).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))('tells of %s', (_name, operation) => {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description).not.toBe('');
    const [tag, ...more] = operation.tags;
    expect(more).toEqual([]);
    expect(document.tags.map(({ name }) => name)).toContain(tag);
  });

  it.each(Object.entries<Call>(calls))(
    'API-06 documents %s with each parameter, its reply, its limits and its own refusals',
    (name, call) => {
      const operation = operations.find(({ operationId }) => operationId === name)!;
      const { path, method, perHour, input, refusals } = call;
      expect([operation.path, operation.method]).toEqual([path, method.toLowerCase()]);
      const fields = Object.keys((input as z.ZodObject).shape ?? {});
      const body = JSON.stringify(operation.requestBody ?? {});
      const documented = operation.requestBody
        ? fields.filter((field) => body.includes(`"${field}":`))
        : operation.parameters?.flatMap(({ name: field, in: place }) => (place === 'query' && field !== undefined ? [field] : []));
      expect(documented).toEqual(fields);
      const { schema } = Object.values(operation.responses['200']?.content ?? {})[0] ?? {};
      expect(Object.keys(schema?.properties ?? {})).toContain('value');
      expect(operation.description).toContain(`${perMinuteOf(call)} a minute`);
      expect(operation.description.includes(`${perHour} an hour`)).toBe(perHour !== undefined);
      expect(refusalsIn(operation)).toEqual(expect.arrayContaining([...refusals]));
    },
  );

  it.each(Object.entries<Call>(calls))('tells the headers, limit and refusals of %s', (name, call) => {
    const operation = operations.find(({ operationId }) => operationId === name)!;
    const headers = (operation.parameters ?? []).flatMap(({ $ref }) => $ref ?? []).map((path) => path.split('/').at(-1));
    expect(headers).toEqual(expect.arrayContaining(['module', 'merchant', 'language']));
    expect(operation.description).toMatch(/\d+ a minute/);
    const refusals = refusalsIn(operation);
    expect(refusals).toEqual(expect.arrayContaining([...call.refusals, 'invalidInput', 'tooMany', 'unavailable']));
    expect(refusals.includes('loginRequired')).toBe(call.session === 'required' || call.refusals.includes('loginRequired'));
    expect(refusals.includes('badEnvelope')).toBe(call.enc === true);
    expect(refusals.includes('needsRealAccount')).toBe(Boolean(call.account && call.account !== 'any') || name === 'startExport');
    expect(refusals.includes('coolingOff')).toBe(call.account === 'active' || call.activeFor !== undefined);
  });

  it.each([
    ...(['deposit', 'launchGame', 'launchLotteryOrPvp', 'walletTransfer', 'transferUpline', 'transferDownline'] as const),
    ...(['joinTournament', 'joinPromotion', 'claimPromotion', 'claimReward', 'claimRebate', 'claimRedEnvelope'] as const),
    ...(['claimRaffle', 'claimMission', 'claimReferral', 'claimVipGift', 'convertPoints', 'redeemReward'] as const),
  ])('RES-02 closes %s, which moves money towards play, to whoever is frozen, excluded or on a break', (name) => {
    const call: Call = calls[name];
    expect(call.account === 'active' || call.activeFor !== undefined).toBe(true);
    const operation = operations.find(({ operationId }) => operationId === name)!;
    expect(refusalsIn(operation)).toEqual(expect.arrayContaining(['needsRealAccount', 'frozen', 'excluded', 'coolingOff']));
  });

  it.each(Object.entries<Call>({ ...calls, ...plannedCalls }))('gives an input for %s that the call takes', (_name, call) => {
    expect(call.input.safeParse(call.example ?? {})).toMatchObject({ success: true });
  });

  it.each(Object.keys(plannedCalls))('marks %s as planned', (name) => {
    const operation = operations.find(({ operationId }) => operationId === name)!;
    expect(operation).toMatchObject({ 'x-planned': true, summary: expect.stringMatching(/^Planned: /) as string });
    expect(refusalsIn(operation)).toContain('unavailable');
  });

  it.each(Object.entries<Call>(calls).filter(([, { enc }]) => enc))(
    'tells what the encrypted body of %s holds',
    (name, { path, input }) => {
      const body = operations.find(({ operationId }) => operationId === name)?.requestBody;
      const [, shown = ''] = /```json\n([^]+)\n```/.exec(body?.description ?? '') ?? [];
      const { iat, jti, path: claimed, ...given } = JSON.parse(shown) as Record<string, unknown>;
      expect({ iat, jti, claimed }).toEqual({ iat: expect.any(Number) as number, jti: expect.any(String) as string, claimed: path });
      expect(input.safeParse(given)).toMatchObject({ success: true });
      expect(body?.content['application/jose']?.schema).toMatchObject({ type: 'string' });
    },
  );

  it('tells how each body travels', () => {
    const types = new Map(operations.map(({ operationId, requestBody }) => [operationId, Object.keys(requestBody?.content ?? {})]));
    for (const [name, call] of Object.entries<Call>(calls)) {
      const hasBody = call.method === 'POST' || call.method === 'PUT';
      const open = call.form ? 'application/x-www-form-urlencoded' : call.multipart ? 'multipart/form-data' : 'application/json';
      const type = call.enc ? 'application/jose' : open;
      expect([name, types.get(name)]).toEqual([name, hasBody ? [type] : []]);
    }
    expect(types.get('forgotByEmail')).toEqual(['application/x-www-form-urlencoded']);
  });
});

interface Described {
  type?: string | string[];
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  /** The only value that the schema allows. */
  const?: number;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
}

/** Lists every number in a schema with its path. */
function numbersIn(schema: Described, path: string): [path: string, schema: Described][] {
  const own: [string, Described][] =
    schema.const === undefined && [schema.type].flat().some((type) => type === 'integer' || type === 'number') ? [[path, schema]] : [];
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => numbersIn(inner, `${path}.${name}`)),
    ...(schema.items ? numbersIn(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => numbersIn(inner, path)),
  ];
}

describe('API-05 a number that a caller gives', () => {
  const times = new Set([
    'results.until',
    'exclude.until',
    'createLink.expiresAt',
    ...['from', 'until', 'startsAt', 'endsAt'].map((field) => `saveContent.${field}`),
    ...['startsAt', 'endsAt'].map((field) => `startCampaign.${field}`),
  ]);
  const numbers = Object.entries<Call>(calls)
    .flatMap(([name, { input }]) => numbersIn(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }) as Described, name))
    .filter(([path]) => !times.has(path));

  it('is found in the table', () => expect(numbers.map(([path]) => path)).toContain('launchGame.nodeId'));

  it.each(numbers)(
    '%s fits the column that it is looked for in',
    (_path, { minimum = -Infinity, exclusiveMaximum = Infinity, maximum = exclusiveMaximum }) => {
      expect(minimum).toBeGreaterThanOrEqual(-MAX_INTEGER - 1);
      expect(maximum).toBeLessThanOrEqual(MAX_INTEGER);
    },
  );
});
