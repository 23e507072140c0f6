import { placeFormat } from '@site/money/placeFormat';
import i18next, { type FormatterModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type deskCampaigns from '../../../locales/EN/desk-campaigns.json';
import type deskContent from '../../../locales/EN/desk-content.json';
import type deskMembers from '../../../locales/EN/desk-members.json';
import type deskHouse from '../../../locales/EN/desk-house.json';
import type failure from '../../../locales/EN/failure.json';
import type member from '../../../locales/EN/member.json';
import type operator from '../../../locales/EN/operator.json';
import { type LanguageCode, languages } from './language';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'operator';
    keySeparator: false;
    resources: {
      'desk-campaigns': typeof deskCampaigns;
      'desk-house': typeof deskHouse;
      'desk-members': typeof deskMembers;
      operator: typeof operator;
      failure: typeof failure;
      member: typeof member;
      'desk-content': typeof deskContent;
    };
  }
}

const files = import.meta.glob<Record<string, string>>('./*/{operator,failure,member,desk-*}.json', {
  base: '../../../locales',
  import: 'default',
});

/** Loads the words of a language: all namespaces of the desk at once, which are small. */
export async function loadI18n(code: LanguageCode): Promise<I18n> {
  const { tag } = languages[code];
  const own = Object.entries(files).filter(([file]) => file.startsWith(`./${code}/`));
  const words = await Promise.all(
    own.map(async ([file, load]) => [file.slice(`./${code}/`.length, -'.json'.length), await load()] as const),
  );
  const formatter: FormatterModule = { type: 'formatter', init: () => {}, add: () => {}, addCached: () => {}, format: placeFormat(tag) };
  const i18n = i18next.createInstance();
  await i18n
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: tag,
      fallbackLng: false,
      load: 'currentOnly',
      resources: { [tag]: Object.fromEntries(words) },
      defaultNS: 'operator',
      keySeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  return i18n;
}
