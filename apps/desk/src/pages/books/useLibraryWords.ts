import { use } from 'react';
import type { LanguageCode } from '../../language';
import { useDesk } from '../../DeskContext';

type Pack = typeof import('@site/ui/words/en');

const packs: Partial<Record<LanguageCode, () => Promise<Pack>>> = {
  BN: () => import('@site/ui/words/bn'),
  AR: () => import('@site/ui/words/ar'),
};
const loading = new Map<LanguageCode, Promise<Pack>>();

/** Returns the labels of the library's components in the language of the desk; the page waits for them. */
export function useLibraryWords(): Pack['words'] {
  const { language } = useDesk();
  const pack = loading.get(language) ?? packs[language]?.() ?? import('@site/ui/words/en');
  loading.set(language, pack);
  return use(pack).words;
}
