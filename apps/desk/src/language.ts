import names from '../../../locales/languages.json';

export type LanguageCode = keyof typeof names;

export const languages = names as Record<LanguageCode, { tag: string; name: string; direction: 'ltr' | 'rtl' }>;

/** Languages that the desk speaks. */
export const deskLanguages: LanguageCode[] = ['EN', 'BN', 'AR'];

const ofDesk = (code: string | null | undefined): LanguageCode | undefined => deskLanguages.find((one) => one === code?.toUpperCase());

/** Returns the language of the address, of the cookie that the site keeps, or of the browser. */
export function chooseLanguage(): LanguageCode {
  const wanted = new URLSearchParams(location.search).get('lang');
  const kept = /(?:^|; )lang=([A-Z]+)/.exec(document.cookie)?.[1];
  const ofBrowser = navigator.languages.map((tag) => ofDesk(tag.split('-')[0]));
  return ofDesk(wanted) ?? ofDesk(kept) ?? ofBrowser.find(Boolean) ?? 'EN';
}
