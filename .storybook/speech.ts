import { createWords } from '@site/ui/words/createWords';
import type english from '../locales/EN/components.json';
import { languageOf } from './languages';

/** The words of a language, which a story is shown in when the toolbar chooses one. */
export interface Speech {
  /** Returns a story's arguments with the labels of its component in the language. */
  spoken(component: string | undefined, args: Record<string, unknown>): Record<string, unknown>;
}

const texts = import.meta.glob<typeof english>('./*/components.json', { base: '../locales', import: 'default' });

/** Loads the words of a language. */
export async function loadSpeech(code: string): Promise<Speech> {
  const own = await texts[`./${code}/components.json`]?.();
  if (!own) throw new Error(`No words in ${code}.`);
  const { tag } = languageOf(code);
  const words: Record<string, unknown> = { ...createWords(own, tag) };
  return {
    spoken(component = '', args) {
      const labels = words[component.charAt(0).toLowerCase() + component.slice(1)];
      if (typeof labels !== 'object') return args;
      return { ...args, labels: { ...(args['labels'] as object | undefined), ...labels } };
    },
  };
}
