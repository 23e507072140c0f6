/** A tier as it is being written; `null` where a field is empty or is no number. */
export interface TierDraft {
  /** Tells it from the others while they are added and removed. */
  id: string;
  /** Members needed. */
  minActive: bigint | null;
  /** Minor units of the team's valid bet. */
  minValidBetMinor: bigint | null;
  /** Minor units of net result; only a dividend asks for it. */
  minLossMinor: bigint | null;
  ratePpm: bigint | null;
}

export type TierField = Exclude<keyof TierDraft, 'id'>;

/** A tier of the contract that the giver holds, or of the one in force. */
export type TierBounds = Record<TierField, bigint>;

export interface TierProblem {
  /** Index of the tier. */
  tier: number;
  field: TierField;
  /**
   * `missing`: no number. `notAboveBefore`: must be more than the tier before's, or the two overlap. `easierThanOwn`: a condition
   * below that of the giver's own contract. `aboveOwn`: a rate above the giver's own. `aboveCap`: above what the kind allows.
   */
  kind: 'missing' | 'notAboveBefore' | 'easierThanOwn' | 'aboveOwn' | 'aboveCap';
  /** In the field's unit; 0 where it is missing. */
  bound: bigint;
}

export interface TierRules {
  /** The fields that this kind of contract asks for. */
  fields: readonly TierField[];
  /** The giver's own tiers, from the easiest on. Beyond the last, the last one bounds. */
  own: readonly TierBounds[];
  /** The highest rate of the kind, in parts per million. */
  capPpm: bigint;
}

/** What stands against each tier, at most one thing to a field. Source: DR-11.1, DR-11.4. */
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
