import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { parseBets } from '../../tables/bets.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { DICE, payOf, throwDice } from '../sicBo.ts';
import { drawnDice } from './drawnDice.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const dice = throwDice(await numbers(DICE));
  const paid = field('sicBoPaid');
  const win = parseBets(field('sicBoBets')).reduce((sum, bet) => sum + payOf(bet, dice), 0n);
  return { isAsPaid: paid ? paid === String(win) : null, drawn: [drawnDice(dice, theme.name, word)] };
}
