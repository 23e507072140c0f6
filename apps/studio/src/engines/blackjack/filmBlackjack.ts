import { drawNumbers, findRound, type Scene } from '../../art/film/filmScene.ts';
import { dealCards } from '../tables/cards.ts';
import { dealScene, rowOf } from '../tables/dealScene.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { BlackjackRound } from './BlackjackRound.ts';
import { chooseAct } from './chooseAct.ts';
import { CARDS_MAX, PACKS } from './playBlackjack.ts';

const STEP_MS = 260;

/** Shows a round in which the player takes a card and wins against a dealer who draws, played by the best decisions. */
export function blackjackScene(theme: TableTheme): Scene {
  const { player, dealer } = findRound(theme.name, (next) => {
    const cards = dealCards(PACKS, drawNumbers(CARDS_MAX, next));
    const round = new BlackjackRound(100n, () => cards.shift() ?? 'AS');
    while (!round.isOver) round.act(chooseAct(round));
    const [hand, ...others] = round.hands;
    const isClear = hand?.result === 'win' && hand.cards.length === 3 && round.dealer.length <= 3 && others.length === 0;
    return isClear ? { player: hand.cards, dealer: round.dealer } : undefined;
  });
  const turnMs = 120 + 6 * STEP_MS;
  const own = player.map((card, index) => ({
    card,
    x: rowOf(player.length, 40)[index] ?? 0,
    y: 138,
    atMs: 120 + (index < 2 ? index * 2 : 4.6) * STEP_MS,
    isWinner: true,
  }));
  const house = dealer.map((card, index) => ({
    card,
    x: rowOf(dealer.length, 44)[index] ?? 0,
    y: 58,
    atMs: 120 + (index < 2 ? index * 2 + 1 : 7) * STEP_MS,
    turnMs: index === 1 ? turnMs : undefined,
  }));
  return dealScene(theme, { cards: [...own, ...house], breadth: 44, wonMs: turnMs + 800 });
}
