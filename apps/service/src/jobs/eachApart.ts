import { reasonOf } from './reasonOf.ts';

/** Failures that a message names; of more it gives the number. */
const NAMED = 20;

interface Parts<Item> {
  /** Most items that are tried together. */
  most: number;
  nameOf: (item: Item) => string;
  work: (part: readonly Item[]) => Promise<unknown>;
}

/**
 * Does work for items in parts. One that fails is halved until the faulty items stand alone, so that none stops another. Returns the name of
 * each of these with its reason. The work must be all or nothing for a part.
 */
export async function failuresOf<Item>(items: readonly Item[], { most, nameOf, work }: Parts<Item>): Promise<string[]> {
  const failures: string[] = [];
  for (let from = 0; from < items.length; from += most) {
    const part = items.slice(from, from + most);
    try {
      await work(part);
    } catch (error) {
      const [first] = part;
      if (part.length === 1 && first !== undefined) failures.push(`${nameOf(first)}: ${reasonOf(error)}`);
      else failures.push(...(await failuresOf(part, { most: Math.ceil(part.length / 2), nameOf, work })));
    }
  }
  return failures;
}

/** Throws, where there are failures, an error that names them. */
export function throwFailures(failures: readonly string[]): void {
  if (failures.length === 0) return;
  const more = failures.length > NAMED ? `; and ${failures.length - NAMED} more` : '';
  throw new Error(`${failures.slice(0, NAMED).join('; ')}${more}`);
}

/** Does work for items in parts, as `failuresOf`. The promise rejects with the failures once all others are done. */
export const partsApart = async <Item>(items: readonly Item[], parts: Parts<Item>): Promise<void> =>
  throwFailures(await failuresOf(items, parts));

/** Does work for each item. One that fails does not stop the others; the promise rejects with its reason once all others are done. */
export const eachApart = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> =>
  partsApart(items, {
    most: 1,
    nameOf,
    work: ([item]) => work(item as Item),
  });

export const nameOfBrand = ({ merchant }: { merchant: string }): string => `brand ${merchant}`;
export const nameOfAccount = ({ accountId }: { accountId: number }): string => `account ${accountId}`;
