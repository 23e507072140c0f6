import type { Position } from '../../core/Engine.ts';
import type { BlackjackRound } from './BlackjackRound.ts';
import type { BlackjackMove, BlackjackShown } from './wire.ts';

/** Returns what the player may see of a round. The dealer's second card and the shoe stay hidden until the end. */
export function positionOf(round: BlackjackRound, [deal, ...rest]: readonly BlackjackMove[]): Position<BlackjackShown> {
  const { hands, dealer, isHoleHidden, active, isOver, insuranceMinor, winMinor } = round;
  return {
    isOver,
    winMinor,
    shown: {
      dealer: isHoleHidden ? dealer.slice(0, 1) : dealer,
      isHoleHidden,
      hands: hands.map(({ cards, stakeMinor, result = null }) => ({ cards, stakeMinor: String(stakeMinor), result })),
      active,
      allowed: round.allowed().map((act) => ({ act, stakeMinor: String(round.priceOf(act)) })),
      insuranceMinor: insuranceMinor ? String(insuranceMinor) : null,
    },
    proof: {
      blackjackStake: deal?.stakeMinor ?? '0',
      blackjackActs: rest.map(({ act }) => act).join('.'),
      blackjackPaid: String(winMinor),
    },
  };
}
