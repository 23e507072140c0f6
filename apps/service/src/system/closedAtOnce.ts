/** Status of a brand that one operator has closed in an emergency: it is open again at its end. Source: OPR-05. */
export const CLOSED_AT_ONCE = 3;
