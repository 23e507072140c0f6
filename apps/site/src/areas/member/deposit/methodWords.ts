import type { TFunction } from 'i18next';

/** Returns the words of a method. Methods come from providers, so that their ids are not known here: one without words shows its id. */
export function methodWords(t: TFunction<'deposit'>, id: string): { name: string; text: string } {
  const say = t as unknown as (key: string, options: { defaultValue: string }) => string;
  return { name: say(`method.${id}`, { defaultValue: id }), text: say(`method.${id}.text`, { defaultValue: '' }) };
}
