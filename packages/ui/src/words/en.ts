import texts from '../../../../locales/EN/components.json';
import { createWords } from './createWords';
import type { Words } from './Words';

/** Labels of every component in English. */
export const words: Words = createWords(texts, 'en');
