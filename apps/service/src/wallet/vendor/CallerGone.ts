/** The caller hung up before anything was done for it. */
export class CallerGone extends Error {}
