/** Names of avatars; the picture of each is at /art/avatar/<name>-96.webp. Source: API-05. */
export const iconNames = ['tiger', 'lotus', 'lantern', 'koi', 'panda', 'owl', 'rabbit', 'dragon', 'phoenix', 'wolf', 'fox', 'sun'] as const;
