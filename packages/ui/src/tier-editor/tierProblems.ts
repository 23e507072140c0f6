/** A tier being edited; `null` for a field that is empty or no number. */
export interface TierDraft {
  /** Unique id while tiers are added and removed. */
  id: string;
  /** Minimum number of active members. */
  minActive: bigint | null;
  /** Valid bets of the team, in minor units. */
  minValidBetMinor: bigint | null;
  /** Net result in minor units; for dividends only. */
  minLossMinor: bigint | null;
  ratePpm: bigint | null;
}

export type TierField = Exclude<keyof TierDraft, 'id'>;

/** A tier of the giver's own contract, or of the contract in force. */
export type TierBounds = Record<TierField, bigint>;

export interface TierProblem {
  /** Index of the tier. */
  tier: number;
  field: TierField;
  /**
   * `missing`: no number. `notAboveBefore`: must exceed the previous tier's, or the two overlap. `easierThanOwn`: a condition below that of
   * the giver's own contract. `aboveOwn`: a rate above the giver's own. `aboveCap`: above the maximum of the kind.
   */
  kind: 'missing' | 'notAboveBefore' | 'easierThanOwn' | 'aboveOwn' | 'aboveCap';
  /** The bound in the field's unit; 0 when the value is missing. */
  bound: bigint;
}

export interface TierRules {
  /** Fields of this kind of contract. */
  fields: readonly TierField[];
  /** The giver's own tiers, from the easiest. The last one also limits further tiers. */
  own: readonly TierBounds[];
  /** Maximum rate of the kind, in parts per million. */
  capPpm: bigint;
}

/** Validates tiers and returns their problems, at most one for each field. Source: docs/domain.md DR-11.1, DR-11.4. */
export function tierProblems(tiers: readonly TierDraft[], rules: TierRules): TierProblem[] {
  return tiers.flatMap((draft, tier) =>
    rules.fields.flatMap((field) =>
      problemOf(draft[field], field, tiers[tier - 1]?.[field], ownBound(rules.own, tier, field), rules.capPpm, tier),
    ),
  );
}

export const ownBound = (own: readonly TierBounds[], tier: number, field: TierField): bigint | undefined =>
  (own[tier] ?? own.at(-1))?.[field];

function problemOf(
  value: bigint | null,
  field: TierField,
  before: bigint | null | undefined,
  own: bigint | undefined,
  capPpm: bigint,
  tier: number,
): TierProblem[] {
  const problem = (kind: TierProblem['kind'], bound: bigint): TierProblem[] => [{ tier, field, kind, bound }];
  if (value === null) return problem('missing', 0n);
  if (before !== undefined && before !== null && value <= before) return problem('notAboveBefore', before);
  if (field === 'ratePpm') {
    if (own !== undefined && value > own) return problem('aboveOwn', own);
    if (value > capPpm) return problem('aboveCap', capPpm);
  } else if (own !== undefined && value < own) return problem('easierThanOwn', own);
  return [];
}
