/** States of a bill of salary. Source: docs/domain.md DR-11.6. */
export const salaryStatuses = ['ISSUED', 'PART_PAID', 'INSUFFICIENT', 'NOT_REACHED'] as const;

/** States of a bill of any contract. Source: docs/domain.md DR-11.6. */
export const billStatuses = [...salaryStatuses, 'UNAPPROVED', 'UNCOLLECTED', 'DENIED', 'EXPIRED'] as const;
