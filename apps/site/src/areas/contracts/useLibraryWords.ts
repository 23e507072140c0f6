import { useEffect, useState } from 'react';
import { useStores } from '../../stores/StoresContext';

const packs = {
  EN: () => import('@site/ui/words/en'),
  BN: () => import('@site/ui/words/bn'),
  AR: () => import('@site/ui/words/ar'),
};

export type LibraryWords = Awaited<ReturnType<typeof packs.EN>>['words'];

/** Returns the labels of the library's components in the language of the page; undefined until they have loaded. */
export function useLibraryWords(): LibraryWords | undefined {
  const { system } = useStores();
  const [words, setWords] = useState<LibraryWords>();
  const load = packs[system.language];
  useEffect(() => {
    void load().then((pack) => setWords(pack.words));
  }, [load]);
  return words;
}
