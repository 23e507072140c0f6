/** Converts an account id to the player id for vendors. */
export const playerIdOf = (accountId: number) => String(accountId);

export function accountIdOf(playerId: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(playerId) ? Number(playerId) : undefined;
}
