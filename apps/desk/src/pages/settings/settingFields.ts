import type { SettingGroup } from '@site/api/operatorBrand';
import { formatPercent } from '@site/money/formatPercent';

/** How a setting is written: a number, a rate as a percentage, on or off, a text, a list with a line for each, or JSON. */
export type FieldKind = 'number' | 'percent' | 'switch' | 'text' | 'lines' | 'json';

export interface SettingField {
  /** Name of the setting, with a part of it after a point. */
  name: string;
  kind: FieldKind;
}

const all = (kind: FieldKind, ...names: string[]): SettingField[] => names.map((name) => ({ name, kind }));

/** Fields of each group, in their order. */
export const settingFields: Record<SettingGroup, SettingField[]> = {
  play: [
    ...all('number', 'limitWaitHours'),
    ...all('switch', 'autoplay', 'quickStop'),
    ...all('text', 'leadVendor'),
    ...all('lines', 'lotteryPlays'),
  ],
  money: [
    ...all('number', 'receiptMinutes'),
    ...all('percent', 'withdrawalFeePpm'),
    ...all('number', 'secondOperatorCredits'),
    ...all('lines', 'banks'),
    ...all('text', 'depositAccount.bank', 'depositAccount.accountNumber', 'depositAccount.payeeName'),
  ],
  payout: all(
    'percent',
    ...['dailyPpm', 'hourlyPpm', 'realtimePpm', 'salariesPpm', 'dividendPpm'].map((cap) => `contractCaps.${cap}`),
    ...['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'].map((type) => `edgesPpm.${type}`),
  ),
  prizes: [
    ...all('switch', 'envelopes.isOn'),
    ...all('number', 'envelopes.everyMinutes', 'envelopes.lengthMinutes', 'envelopes.poolCredits', 'envelopes.count'),
  ],
  session: [
    ...all('number', 'loginFailuresAMinute', 'passwordDays', 'resendMinutes'),
    ...all('switch', 'loginBotCheck', 'saysUnknownAccount'),
  ],
  registration: [...all('number', 'birthdayMinAge'), ...all('text', 'country', 'termsVersion'), ...all('json', 'registration')],
  profile: [
    ...all('number', 'documentDays', 'depositDocumentCredits', 'withdrawalDocumentCredits'),
    ...all('text', 'identityProvider'),
    ...all('lines', 'profileFields', 'documents'),
    ...all('json', 'zaloReward'),
  ],
  site: [
    ...all('text', 'origin', 'analyticsEndpoint'),
    ...all('lines', 'imageCDNs', 'launchGameCDNs', 'linkHosts'),
    ...all('json', 'lines', 'customerService', 'chat', 'resources'),
  ],
};

type Values = Record<string, unknown>;

const PPM_OF_A_PERCENT = 10_000;

/** Formats a rate in millionths as a percentage, with all its decimals. */
export const formatPpm = (ppm: number, locale: string): string => formatPercent(ppm / (100 * PPM_OF_A_PERCENT), locale, 4);

/** Returns the value of a field; undefined where it has none. */
export function valueAt(values: Values, name: string): unknown {
  const [setting = '', part] = name.split('.');
  const whole = values[setting] ?? undefined;
  return part === undefined ? whole : (whole as Values | undefined)?.[part];
}

/** Returns a value as it is typed. */
export function typedOf(value: unknown, kind: FieldKind): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'percent' && typeof value === 'number') return String(value / PPM_OF_A_PERCENT);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns what was typed as a value; null, which brings the default back, for nothing. Throws for text that is no JSON. */
export function readTyped(text: string, kind: FieldKind): unknown {
  const typed = text.trim();
  if (typed === '') return kind === 'lines' ? [] : null;
  if (kind === 'number') return /^-?\d+$/.test(typed) ? Number(typed) : typed;
  if (kind === 'percent') return /^\d+(\.\d{1,4})?$/.test(typed) ? Math.round(Number(typed) * PPM_OF_A_PERCENT) : typed;
  if (kind === 'switch') return typed === 'true';
  if (kind === 'lines') {
    const lines = typed.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '');
  }
  return kind === 'json' ? (JSON.parse(typed) as unknown) : typed;
}

/** Returns the settings of a group that differ from what was read, by what was typed into their fields. */
export function changesOf(group: SettingGroup, values: Values, typedIn: (name: string) => string): Values {
  const changes: Values = {};
  for (const { name, kind } of settingFields[group]) {
    const before = valueAt(values, name);
    const text = typedIn(name);
    if (text.trim() === typedOf(before, kind)) continue;
    const [setting = '', part] = name.split('.');
    const value = readTyped(text, kind);
    if (part === undefined) changes[setting] = value;
    else {
      const whole = { ...((changes[setting] ?? values[setting] ?? {}) as Values) };
      if (value === null) delete whole[part];
      else whole[part] = value;
      changes[setting] = Object.keys(whole).length > 0 ? whole : null;
    }
  }
  return changes;
}
