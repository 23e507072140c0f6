import type { Words } from './i18n';

/**
 * The words of every language: all namespaces except those of the service, the studio, the desk and the library. A page of the service names the files
 * of its own language, so this list is read in development only, and its size costs no visitor anything.
 */
export const wording = import.meta.glob<Words>(
  ['./*/*.json', '!./*/{about,components,desk-*,message,operator,page,studio*,support}.json'],
  {
    base: '../../../../locales',
    import: 'default',
  },
);
