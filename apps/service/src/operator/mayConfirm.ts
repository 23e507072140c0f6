interface Proposed {
  proposed_by: number;
  /** Whom it concerns. */
  account_id?: number | null;
}

/** Returns true when an operator may decide what is proposed: one who has not proposed it, and whom it does not concern. Source: OPR-07. */
export const mayConfirm = ({ proposed_by, account_id }: Proposed, operatorId: number): boolean =>
  operatorId !== proposed_by && operatorId !== account_id;
