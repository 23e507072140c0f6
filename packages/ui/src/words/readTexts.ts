import { placeFormat } from '@site/money/placeFormat';
import { createElement, Fragment, type ReactNode } from 'react';

type Values = Record<string, string | number>;

/** Keys without a plural form, by their last part. */
type Plain<Name> = Name extends `${string}_${Intl.LDMLPluralRule}` ? never : Name;

/** The plain texts directly below a key, by their last part. */
export type Below<Key extends string, Prefix extends string> = {
  [Each in Key as Each extends `${Prefix}.${infer Name}` ? (Name extends `${string}.${string}` ? never : Plain<Name>) : never]: string;
};

type CountedKey<Key> = Key extends `${infer Base}_other` ? Base : never;

const places = /\{\{(\w+)(?:, (number))?\}\}/g;

/**
 * Returns functions that read the texts of a language, which have the keys and the places of i18next: `{{count, number}}`, `_one`, `_other`.
 *
 * @param tag BCP 47 tag, which decides digits and plurals
 * @internal
 */
export function readTexts<Key extends string>(texts: Record<Key, string>, tag: string) {
  const write = placeFormat(tag);
  const plurals = new Intl.PluralRules(tag);

  const fill = (text: string, values: Values) =>
    text.replaceAll(places, (_, name: string, format?: string) => write(values[name] ?? '', format));

  return {
    /** Returns the texts directly below a key. */
    all: <Prefix extends string>(prefix: Prefix) =>
      Object.fromEntries(
        Object.entries<string>(texts)
          .filter(([key]) => key.startsWith(`${prefix}.`))
          .map(([key, text]) => [key.slice(prefix.length + 1), text] as const)
          .filter(([name]) => !/\.|_(?:zero|one|two|few|many|other)$/.test(name)),
      ) as Below<Key, Prefix>,
    /** Returns a text with values in its places. */
    say: (key: Key, values: Values = {}) => fill(texts[key], values),
    /** Returns a text in the plural form of a count. */
    count: (key: CountedKey<Key>, count: number, values: Values = {}) =>
      fill(texts[`${key}_${plurals.select(count)}` as Key], { ...values, count }),
    /** Returns a text with elements in its places. */
    put: (key: Key, nodes: Record<string, ReactNode>) =>
      createElement(
        Fragment,
        null,
        ...texts[key].split(/\{\{(\w+)(?:, number)?\}\}/).map((part, index) => (index % 2 ? nodes[part] : part)),
      ),
  };
}
