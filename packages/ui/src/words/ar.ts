import texts from '../../../../locales/AR/components.json';
import { createWords } from './createWords';
import type { Words } from './Words';

/** Labels of every component in Arabic. */
export const words: Words = createWords(texts, 'ar');
