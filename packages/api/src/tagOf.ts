/** Returns the title of an area in the documentation. */
export const tagOf = (area: string): string => `${area.charAt(0).toUpperCase()}${area.slice(1)}`;
