/** The caller disconnected before its operation began. */
export class CallerDisconnected extends Error {}
