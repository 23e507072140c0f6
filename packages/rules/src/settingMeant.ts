import { slips } from './slips.ts';

/** Below this a name is a letter away from too many honest ones, such as MODE from NODE. */
const LEAST_LETTERS = 8;
const MOST_SLIPS = 2;

/** The setting that a variable of the environment was meant to be, where it is nearly one. Source: RUN-09. */
export function settingMeant(name: string, settings: readonly string[]): string | undefined {
  if (settings.includes(name)) return undefined;
  return settings.find((setting) => setting === name.toUpperCase() || isSlipOf(setting, name.toUpperCase()));
}

const isSlipOf = (setting: string, name: string) =>
  setting.length >= LEAST_LETTERS && slips(name, setting, { most: MOST_SLIPS }) <= MOST_SLIPS;
