/** Whether a name is meant as a mobile number: at least six digits 0 to 9, and nothing but what people write between and around them. */
export const isMobileTyped = (name: string): boolean =>
  /^[\p{Cf}\s+(]*\d[\d\s()./\p{Pd}]*\p{Cf}*$/u.test(name) && name.replaceAll(/\D/g, '').length >= 6;
