import { createContext, use } from 'react';

/** The reader's language. Set by `UiProvider`; a part of a page in another language sets it again. */
export const LocaleContext = createContext<string | undefined>(undefined);

/** Returns the BCP 47 tag of the reader's language, by which figures, dates and names are written. Throws outside of `UiProvider`. */
export function useLocale(): string {
  const locale = use(LocaleContext);
  if (locale === undefined) throw new Error('useLocale needs a UiProvider around the component.');
  return locale;
}
