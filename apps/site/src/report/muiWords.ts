import type { GridLocaleText } from '@mui/x-data-grid';
import type { LanguageCode } from '../language';

type GridWords = Partial<GridLocaleText>;

/** The grid's own words, as its makers have them, and with them the calendar's names of months. English is built in. */
const load: Record<LanguageCode, () => Promise<GridWords>> = {
  EN: async () => ({}),
  BN: async () => {
    const { bnBD } = await import('@mui/x-data-grid/locales');
    await import('dayjs/locale/bn');
    return bnBD.components.MuiDataGrid.defaultProps.localeText;
  },
  AR: async () => {
    const { arSD } = await import('@mui/x-data-grid/locales');
    await import('dayjs/locale/ar');
    return arSD.components.MuiDataGrid.defaultProps.localeText;
  },
};

const loaded = new Map<LanguageCode, Promise<GridWords>>();

/** For `use`: the same promise each time. */
export function muiWords(language: LanguageCode): Promise<GridWords> {
  const words = loaded.get(language) ?? load[language]();
  loaded.set(language, words);
  return words;
}
