import { type Card, pack } from '../tables/cards.ts';
import { BlackjackRound } from './BlackjackRound.ts';
import { chooseAct } from './chooseAct.ts';
import { PACKS } from './playBlackjack.ts';

const STAKE = 20n;

/** Plays rounds of basic strategy, each from a full shoe, on the numbers of `next`. For trials only, never for play. */
export function simulate(rounds: number, next: () => number) {
  const shoe: Card[] = Array.from({ length: PACKS }, () => pack).flat();
  const tally = { staked: 0, returned: 0, squares: 0 };
  for (let played = 0; played < rounds; played += 1) {
    let dealt = 0;
    const round = new BlackjackRound(STAKE, () => takeCard(shoe, dealt++, next()));
    while (!round.isOver) round.act(chooseAct(round));
    const staked = round.hands.reduce((sum, { stakeMinor }) => sum + Number(stakeMinor), 0) / Number(STAKE);
    const returned = Number(round.winMinor) / Number(STAKE);
    tally.staked += staked;
    tally.returned += returned;
    tally.squares += (returned - staked) ** 2;
  }
  const net = (tally.returned - tally.staked) / rounds;
  return {
    /** Money returned for each unit staked, doubles and splits included. */
    meanReturn: tally.returned / tally.staked,
    standardError: Math.sqrt((tally.squares / rounds - net * net) / rounds) / (tally.staked / rounds),
  };
}

/** Swaps a card from the rest of the shoe to its front. The order of a shoe does not matter for the next round. */
function takeCard(shoe: Card[], dealt: number, number: number): Card {
  const place = dealt + Math.floor(number * (shoe.length - dealt));
  const card = shoe[place];
  const first = shoe[dealt];
  if (!card || !first) throw new RangeError('The shoe is empty.');
  shoe[place] = first;
  shoe[dealt] = card;
  return card;
}
