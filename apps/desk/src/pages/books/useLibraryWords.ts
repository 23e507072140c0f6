import { createWords } from '@site/ui/words/createWords';
import { use } from 'react';
import type english from '../../../../../locales/EN/components.json';
import { useDesk } from '../../DeskContext';
import { type LanguageCode, languages } from '../../language';

const texts = import.meta.glob<typeof english>('./*/components.json', { base: '../../../../../locales', import: 'default' });

type Pack = ReturnType<typeof createWords>;

const loading = new Map<LanguageCode, Promise<Pack>>();

async function load(language: LanguageCode): Promise<Pack> {
  const { tag } = languages[language];
  const own = await texts[`./${language}/components.json`]?.();
  if (!own) throw new Error(`The library has no words in ${language}.`);
  return createWords(own, tag);
}

/** Returns the labels of the library's components in the language of the desk; the page waits for them. */
export function useLibraryWords(): Pack {
  const { language } = useDesk();
  const pack = loading.get(language) ?? load(language);
  loading.set(language, pack);
  return use(pack);
}
