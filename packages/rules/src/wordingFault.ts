const places = /\{\{\s*([\w.]+)[^}]*\}\}|<\/?\w+>/g;

/** Returns the placeholders and tags of a text, in the order of the alphabet. */
const partsOf = (text: string): string[] => [...text.matchAll(places)].map(([part, name]) => name ?? part).toSorted();

/**
 * Returns what is wrong with a text that replaces another: it says nothing, or its placeholders and tags are others. Undefined when it may stand
 * there.
 *
 * Source: OPR-04.
 */
export function wordingFault(original: string, own: string): string | undefined {
  if (own.trim() === '') return 'required';
  const [wanted, found] = [partsOf(original), partsOf(own)];
  if (wanted.join() === found.join()) return undefined;
  return `placeholders: ${wanted.join(', ') || 'none'}`;
}
