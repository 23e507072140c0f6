/** Icons of members, by name; the picture of each is at /art/avatar/<name>-96.webp. Source: calls.md §3 "memberIcon". */
export const iconNames = ['tiger', 'lotus', 'lantern', 'koi', 'panda', 'owl', 'rabbit', 'dragon', 'phoenix', 'wolf', 'fox', 'sun'] as const;
