/** A wallet or a vendor did something else than its port says. */
export class Fault extends Error {}
