/** On a field of Latin letters and figures that stand as they are typed, whatever the language is. */
export const verbatim = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;
