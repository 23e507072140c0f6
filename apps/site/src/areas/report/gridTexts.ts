import type { GridLocaleText } from '@mui/x-data-grid';
import { loadChunk } from '../../app/loadChunk';
import type { LanguageCode } from '../../app/language';

type GridTexts = Partial<GridLocaleText>;

/** Loaders of the grid's own texts. English is built in. */
const load: Record<LanguageCode, () => Promise<GridTexts>> = {
  EN: async () => ({}),
  BN: async () => (await import('@mui/x-data-grid/locales')).bnBD.components.MuiDataGrid.defaultProps.localeText,
  AR: async () => (await import('@mui/x-data-grid/locales')).arSD.components.MuiDataGrid.defaultProps.localeText,
};

const loaded = new Map<LanguageCode, Promise<GridTexts>>();

/** Returns the grid's texts of a language. For `use`: the same promise each time. */
export function gridTexts(language: LanguageCode): Promise<GridTexts> {
  const words = loaded.get(language) ?? loadChunk(`grid words ${language}`, load[language]);
  loaded.set(language, words);
  return words;
}
