import { editDistance } from './editDistance.ts';

/** Shorter names are too similar to unrelated ones, such as MODE and NODE. */
const MIN_LETTERS = 8;
const MAX_TYPOS = 2;

/** Returns the setting that an environment variable probably misspells, or undefined. Source: RUN-09. */
export function suggestSetting(name: string, settings: readonly string[]): string | undefined {
  if (settings.includes(name)) return undefined;
  return settings.find((setting) => setting === name.toUpperCase() || isSlipOf(setting, name.toUpperCase()));
}

const isSlipOf = (setting: string, name: string) =>
  setting.length >= MIN_LETTERS && editDistance(name, setting, { most: MAX_TYPOS }) <= MAX_TYPOS;
