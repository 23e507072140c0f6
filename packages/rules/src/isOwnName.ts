/** Shorter digit sequences may end a mobile number by coincidence. */
const MIN_DIGITS = 7;

/**
 * Returns true when a password equals a name of its account: the username or the e-mail address in any letter case, or the mobile number
 * with or without its dialling code. Anyone who knows the name could guess such a password.
 *
 * Source: docs/domain.md DR-17, NIST SP 800-63B §3.1.1.2.
 */
export function isOwnName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const typed = plain(password);
  return typed !== '' && names.some((name) => name && (plain(name) === typed || isMobileOf(plain(name), typed)));
}

/** One form for spellings that people take for the same: a plus and zeros before a number do not count. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:\+|0+)(?=\d+$)/, '');

const isMobileOf = (number: string, typed: string) =>
  typed.length >= MIN_DIGITS && /^\d+$/.test(typed) && /^\d+$/.test(number) && number.endsWith(typed);
