import names from '../../../locales/languages.json';

export type LanguageCode = keyof typeof names;

export const languages = names as Record<LanguageCode, { tag: string; name: string; direction: 'ltr' | 'rtl' }>;

const codes = Object.keys(languages) as LanguageCode[];

/** Returns language and script of a BCP 47 tag, such as `zh-Hant` of `zh-TW`; undefined where it is none. */
function spoken(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Returns the language of the address, of the cookie that the site keeps, or of the browser. */
export function chooseLanguage(): LanguageCode {
  const wanted = new URLSearchParams(location.search).get('lang');
  const kept = /(?:^|; )lang=([A-Z]+)/.exec(document.cookie)?.[1];
  const named = [wanted, kept].map((code) => codes.find((one) => one === code?.toUpperCase()));
  const ofBrowser = navigator.languages.map((tag) => codes.find((one) => spoken(languages[one].tag) === spoken(tag)));
  return [...named, ...ofBrowser].find(Boolean) ?? 'EN';
}
