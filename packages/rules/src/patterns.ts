const word = String.raw`[\p{L}\p{M}\u200C\u200D'’.\-]+`;
const month = '(?:0[1-9]|1[0-2])';
const dayOfMonth = '(?:0[1-9]|[12][0-9]|3[01])';
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const japanese = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー・]+`;

/**
 * What a field may be asked to look like, by the name that chooses its message, `reg_pattern_{name}`. '*' takes everything. A brand
 * chooses among these and writes none of its own, so each is known to be done with in a time that grows with the text and no faster.
 *
 * The spec's fourteen kinds, its two orders of a date each with a name, and `name`: letters of any script, for whoever has one name.
 * `\u200C` and `\u200D` join and part letters of Bengali and Persian names.
 *
 * Source: spec §5 "Pattern kinds seen", DR-17.
 */
export const patterns = {
  length: '*',
  alphanumeric: '^[A-Za-z0-9]+$',
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  digits: '^[0-9]+$',
  /** As HTML has it. */
  email: `^[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${label}(?:\\.${label})*$`,
  uppercase: String.raw`^[^A-Z\s]*[A-Z]\S*$`,
  strongPassword: String.raw`^(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9\s])\S+$`,
  english: '^[A-Za-z]+(?: [A-Za-z]+)*$',
  noSpaces: String.raw`^\S+$`,
  thai: String.raw`^[\p{Script=Thai}]+(?: [\p{Script=Thai}]+)*$`,
  korean: String.raw`^[\p{Script=Hangul}]+(?: [\p{Script=Hangul}]+)*$`,
  japaneseOrChinese: `^${japanese}(?: ${japanese})*$`,
  fullName: `^${word}(?: ${word})+$`,
  dateYmd: `^[0-9]{4}-${month}-${dayOfMonth}$`,
  dateMdy: `^${month}-${dayOfMonth}-[0-9]{4}$`,
  name: `^${word}(?: ${word})*$`,
} as const;

export type PatternId = keyof typeof patterns;
export const patternIds = Object.keys(patterns) as PatternId[];

/** Whether a text is as a rule's pattern has it. */
export const isAccepted = (text: string, acceptedPattern: string): boolean =>
  acceptedPattern === '*' || new RegExp(acceptedPattern, 'u').test(text);
