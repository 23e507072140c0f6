/** Returns what is paid beside a deposit, rounded down. `feePpm` is a share in parts per million. Source: MEM-03, docs/domain.md DR-3.6. */
export const depositFee = (amountMinor: bigint, feePpm: number): bigint => (amountMinor * BigInt(feePpm)) / 1_000_000n;
