/** Props of a field with literal Latin letters and digits, whatever the language. */
export const latinInput = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;
