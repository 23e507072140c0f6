const word = String.raw`[\p{L}\p{M}\u200C\u200D'’.\-]+`;
const month = '(?:0[1-9]|1[0-2])';
const dayOfMonth = '(?:0[1-9]|[12][0-9]|3[01])';
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const japanese = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー・]+`;

/**
 * Patterns that a field may be validated with; the name selects the message `reg_pattern_{name}`. '*' accepts everything. Brands choose
 * from this list and write no patterns of their own, so each one is known to run in linear time.
 *
 * The fourteen kinds of REG-19, each order of a date as its own pattern, and `name`: letters of any script, for people with a single name.
 * `\u200C` and `\u200D` join and separate letters in Bengali and Persian names.
 *
 * Source: REG-19, docs/domain.md DR-17.
 */
export const patterns = {
  length: '*',
  alphanumeric: '^[A-Za-z0-9]+$',
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  digits: '^[0-9]+$',
  /** The pattern of HTML's `type="email"`. */
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

/** Returns true when a text matches the pattern of a rule. */
export const isAccepted = (text: string, acceptedPattern: string): boolean =>
  acceptedPattern === '*' || new RegExp(acceptedPattern, 'u').test(text);
