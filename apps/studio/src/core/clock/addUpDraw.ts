import type { Skin, Totals } from '../Engine.ts';
import type { TableBets } from '../play/wire.ts';
import type { Round, RoundStore } from '../rounds/RoundStore.ts';
import { isDemoPlayer } from '../wallet/DemoWallet.ts';

/**
 * Adds up what all players have staked in a draw, the house included where it stakes. Money is not mixed: a player sees the stakes in the
 * same currency, in a free trial those of free trials.
 */
export function addUpDraw(
  rounds: Pick<RoundStore, 'stakedIn'>,
  { engine: { clock } }: Skin,
  { gameCode, draw, currency, playerId }: Pick<Round, 'gameCode' | 'draw' | 'currency' | 'playerId'>,
): TableBets {
  if (!clock || draw === null) return { players: 0, totals: {} };
  const isDemo = isDemoPlayer(playerId);
  const staked = rounds.stakedIn(gameCode, draw).filter((round) => round.currency === currency && isDemoPlayer(round.playerId) === isDemo);
  const sums = new Map(Object.entries(clock.houseStakes?.(currency) ?? {}).map(([spot, amount]) => [spot, BigInt(amount)]));
  for (const { spot, amountMinor } of staked.flatMap(({ moves }) => moves.flatMap((move) => clock.betsOf?.(move) ?? [])))
    sums.set(spot, (sums.get(spot) ?? 0n) + BigInt(amountMinor));
  const totals: Totals = Object.fromEntries([...sums].map(([spot, sum]) => [spot, String(sum)]));
  return { players: staked.length, totals };
}
