/** Returns the id of a bill: its contract and the start of its period. */
export const billId = (contractId: number, startsAt: Date): string => `${contractId}-${startsAt.getTime()}`;

/** Returns contract and start of a bill by its id. */
export function readBillId(id: string): { contractId: number; startsAt: Date } {
  const [contractId = 0, startsAtMs = 0] = id.split('-').map(Number);
  return { contractId, startsAt: new Date(startsAtMs) };
}
