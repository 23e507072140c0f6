/** The three looks that every story is checked in, here and on Chromatic. The keys of each are Storybook globals. */
export const modes = {
  light: { colorScheme: 'light', language: 'EN' },
  dark: { colorScheme: 'dark', language: 'EN' },
  rtl: { colorScheme: 'dark', language: 'AR' },
} as const;

export type Mode = keyof typeof modes;
