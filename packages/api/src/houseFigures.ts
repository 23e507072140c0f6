/** Amounts of a row of the house report, in the order of its columns. Source: OPR-09. */
export const houseFigures = [
  'stakeMinor',
  'payoutMinor',
  'ggrMinor',
  'feeMinor',
  'bonusMinor',
  'rebateMinor',
  'pointsMinor',
  'salaryMinor',
  'ngrMinor',
] as const;
