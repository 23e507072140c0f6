/** Props of a field with literal Latin letters and digits, whatever the language. */
export const verbatim = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;
