import { type OddsFormat, oddsFormats } from '@site/rules/oddsFormats';

const STORAGE_KEY = 'oddsFormat';

/** Returns the format in which this browser shows odds; decimal before one was chosen. */
export function readOddsFormat(): OddsFormat {
  const chosen = localStorage.getItem(STORAGE_KEY);
  return oddsFormats.find((format) => format === chosen) ?? 'decimal';
}

export function writeOddsFormat(format: OddsFormat): void {
  localStorage.setItem(STORAGE_KEY, format);
}
