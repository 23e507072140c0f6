/** A wallet did something else than the wallet port says. */
export class Fault extends Error {}
