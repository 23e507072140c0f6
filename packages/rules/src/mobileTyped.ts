/** Returns true when a name looks like a mobile number: at least six digits 0 to 9, and otherwise only separators. */
export const isMobileTyped = (name: string): boolean =>
  /^[\p{Cf}\s+(]*\d[\d\s()./\p{Pd}]*\p{Cf}*$/u.test(name) && name.replaceAll(/\D/g, '').length >= 6;
