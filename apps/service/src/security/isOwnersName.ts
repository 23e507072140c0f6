/** Returns true when a payee is the owner of the account: names are equal whatever the case and the encoding of their accents. */
export const isOwnersName = (payee: string, owner: string | null): boolean => owner !== null && nameKey(payee) === nameKey(owner);

const nameKey = (name: string) => name.normalize('NFKC').toLowerCase();
