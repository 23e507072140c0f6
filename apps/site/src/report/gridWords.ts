import type { GridLocaleText } from '@mui/x-data-grid';
import { loadChunk } from '../loadChunk';
import type { LanguageCode } from '../language';

type GridWords = Partial<GridLocaleText>;

/** The grid's own words, as its makers have them. English is built in. */
const load: Record<LanguageCode, () => Promise<GridWords>> = {
  EN: async () => ({}),
  BN: async () => (await import('@mui/x-data-grid/locales')).bnBD.components.MuiDataGrid.defaultProps.localeText,
  AR: async () => (await import('@mui/x-data-grid/locales')).arSD.components.MuiDataGrid.defaultProps.localeText,
};

const loaded = new Map<LanguageCode, Promise<GridWords>>();

/** For `use`: the same promise each time. */
export function gridWords(language: LanguageCode): Promise<GridWords> {
  const words = loaded.get(language) ?? loadChunk(`grid words ${language}`, load[language]);
  loaded.set(language, words);
  return words;
}
