/** Icons of members, by name. Source: calls.md §3 "memberIcon". */
export const iconNames = ['lotus', 'lantern', 'tiger', 'crane', 'koi', 'kite', 'moon', 'drum'] as const;
