/** Longest time, in minutes, for which one operator alone closes a brand. Source: OPR-05, OPR-07. */
export const MOST_MINUTES_CLOSED = 60;
