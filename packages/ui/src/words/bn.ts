import texts from '../../../../locales/BN/components.json';
import { createWords } from './createWords';
import type { Words } from './Words';

/** Labels of every component in Bengali. */
export const words: Words = createWords(texts, 'bn');
