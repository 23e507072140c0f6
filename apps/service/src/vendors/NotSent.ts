/** A call did not reach its vendor, which is down or has too many unanswered ones. */
export class NotSent extends Error {}
