import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { parseBets } from '../../tables/bets.ts';
import type { CockfightTheme } from '../CockfightTheme.ts';
import { drawOutcome } from '../fight.ts';
import { isOneSided, returnMinorOf } from '../pool.ts';
import type { FightSelection } from '../wire.ts';

export async function checkRound({ field, numbers, word }: CheckTools<CockfightTheme>): Promise<RoundCheck> {
  const [number = 0] = await numbers(1);
  const winner = drawOutcome(number);
  const [red = '0', blue = '0'] = field('cockfightPool').split('/');
  const pool = { red: BigInt(red), blue: BigInt(blue) };
  const outcome = isOneSided(pool) ? 'cancelled' : winner;
  const win = parseBets(field('cockfightBets')).reduce(
    (sum, { spot, amountMinor }) =>
      sum + returnMinorOf({ selection: spot as FightSelection, stakeMinor: BigInt(amountMinor) }, outcome, pool),
    0n,
  );
  const paid = field('cockfightPaid');
  return {
    isAsPaid: paid ? paid === String(win) : null,
    drawn: [element('section', { className: 'drawn', children: [element('h2', { text: word(`cockfight.outcome.${winner}`) })] })],
  };
}
