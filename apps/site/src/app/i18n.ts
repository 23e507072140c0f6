import { placeFormat } from '@site/money/placeFormat';
import i18next, { type BackendModule, type CustomTypeOptions, type FormatterModule, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type about from '../../../../locales/EN/about.json';
import type agent from '../../../../locales/EN/agent.json';
import type contracts from '../../../../locales/EN/contracts.json';
import type content from '../../../../locales/EN/content.json';
import type deposit from '../../../../locales/EN/deposit.json';
import type lines from '../../../../locales/EN/lines.json';
import type live from '../../../../locales/EN/live.json';
import type lottery from '../../../../locales/EN/lottery.json';
import type failure from '../../../../locales/EN/failure.json';
import type inbox from '../../../../locales/EN/inbox.json';
import type games from '../../../../locales/EN/games.json';
import type member from '../../../../locales/EN/member.json';
import type posts from '../../../../locales/EN/posts.json';
import type points from '../../../../locales/EN/points.json';
import type privacy from '../../../../locales/EN/privacy.json';
import type prizes from '../../../../locales/EN/prizes.json';
import type profile from '../../../../locales/EN/profile.json';
import type rebate from '../../../../locales/EN/rebate.json';
import type registration from '../../../../locales/EN/registration.json';
import type report from '../../../../locales/EN/report.json';
import type missions from '../../../../locales/EN/missions.json';
import type referral from '../../../../locales/EN/referral.json';
import type rewards from '../../../../locales/EN/rewards.json';
import type safer from '../../../../locales/EN/safer.json';
import type session from '../../../../locales/EN/session.json';
import type shell from '../../../../locales/EN/shell.json';
import type site from '../../../../locales/EN/site.json';
import type transfer from '../../../../locales/EN/transfer.json';
import type vip from '../../../../locales/EN/vip.json';
import type withdraw from '../../../../locales/EN/withdraw.json';
import type wallet from '../../../../locales/EN/wallet.json';
import { type LanguageCode, languages } from './language';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    keySeparator: false;
    resources: {
      site: typeof site;
      about: typeof about;
      member: typeof member;
      agent: typeof agent;
      registration: typeof registration;
      profile: typeof profile;
      report: typeof report;
      content: typeof content;
      contracts: typeof contracts;
      deposit: typeof deposit;
      failure: typeof failure;
      games: typeof games;
      inbox: typeof inbox;
      lines: typeof lines;
      live: typeof live;
      lottery: typeof lottery;
      posts: typeof posts;
      prizes: typeof prizes;
      missions: typeof missions;
      referral: typeof referral;
      rewards: typeof rewards;
      points: typeof points;
      rebate: typeof rebate;
      privacy: typeof privacy;
      safer: typeof safer;
      session: typeof session;
      shell: typeof shell;
      wallet: typeof wallet;
      transfer: typeof transfer;
      vip: typeof vip;
      withdraw: typeof withdraw;
    };
  }
}

/** `about` holds descriptions for search engines: only the service needs it. `shell` is for deferred parts, `failure` for refusals. */
export type Namespace = keyof CustomTypeOptions['resources'];
export type Words = Record<string, string>;

/**
 * Creates an i18n instance. `bundled` is available synchronously, for the first render on either side; a page with another namespace waits
 * for `read`. `own` are texts of the brand by `namespace:key`, which replace those of the site.
 */
export function createI18n(
  code: LanguageCode,
  bundled: Partial<Record<Namespace, Words>>,
  read?: (namespace: Namespace) => Promise<Words>,
  own: Words = {},
): I18n {
  const { tag } = languages[code];
  const i18n = i18next.createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (_tag, namespace, done) => {
      read?.(namespace as Namespace).then(
        (words) => done(null, inOwnWords(namespace, words, own)),
        (error: Error) => done(error, null),
      );
    },
  };
  // What else a formatter has is for callers that add formats.
  const formatter = { type: 'formatter', format: placeFormat(tag) } as FormatterModule;
  const options: InitOptions = {
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [tag]: Object.fromEntries(Object.entries(bundled).map(([name, words]) => [name, inOwnWords(name, words, own)])) },
    partialBundledLanguages: true,
    ns: Object.keys(bundled),
    defaultNS: 'site',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  };
  void i18n.use(backend).use(formatter).use(initReactI18next).init(options);
  return i18n;
}

/** Returns the words of a namespace with those of the brand in their places. Source: OPR-04. */
function inOwnWords(namespace: string, words: Words, own: Words): Words {
  const prefix = `${namespace}:`;
  const texts = Object.entries(own).filter(([key]) => key.startsWith(prefix));
  return texts.length === 0 ? words : { ...words, ...Object.fromEntries(texts.map(([key, text]) => [key.slice(prefix.length), text])) };
}
