import { createWords } from '@site/ui/words/createWords';
import { useEffect, useState } from 'react';
import type english from '../../../../locales/EN/components.json';
import { useStores } from '../stores/StoresContext';

const texts = import.meta.glob<typeof english>('./*/components.json', { base: '../../../../locales', import: 'default' });

export type LibraryWords = ReturnType<typeof createWords>;

/** Returns the labels of the library's components in the language of the page; undefined until they have loaded. */
export function useLibraryWords(): LibraryWords | undefined {
  const { system } = useStores();
  const [words, setWords] = useState<LibraryWords>();
  const { language, locale } = system;
  useEffect(() => {
    void texts[`./${language}/components.json`]?.().then((own) => setWords(createWords(own, locale)));
  }, [language, locale]);
  return words;
}
