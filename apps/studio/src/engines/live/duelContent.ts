import { roadsMarkup } from '../tables/tablePage.ts';
import { duelSpots } from './dragonTiger.ts';

/** Returns the markup of a dragon tiger table: a card for each side, the places for chips, and the roads. */
export function duelContent(word: (key: string) => string): string {
  const side = (name: 'dragon' | 'tiger') =>
    `<div class="side" data-side="${name}" id="side-${name}"><h2 class="side-name" dir="auto">${word(`duel.${name}`)}</h2><div class="card-hand" id="hand-${name}" role="img" aria-label="${word(`duel.${name}`)}"></div><output class="hand-points" id="points-${name}"></output></div>`;
  const place = (spot: string) =>
    `<button class="bet-place" type="button" data-spot="${spot}"><b dir="auto" data-odds="${word(`duel.odds.${spot}`)}">${word(`duel.${spot}`)}</b></button>`;
  return `<span class="tray"></span><span class="shoe" id="shoe"></span>
<div class="sides">${side('dragon')}<p class="side-outcome" id="outcome" dir="auto"></p>${side('tiger')}</div>
<div class="places" role="group" aria-label="${word('table.places')}" data-bets>${duelSpots.map(place).join('')}</div>
${roadsMarkup(word)}`;
}
