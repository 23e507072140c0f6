import { byId } from '../../../core/client/element.ts';
import type { PageTools, Paytable, Stage } from '../../../core/client/Stage.ts';
import type { Bet, Limits } from '../bets.ts';
import type { TableTheme } from '../TableTheme.ts';
import { BetBoard } from './BetBoard.ts';
import type { Pace } from './Pace.ts';
import { speak } from './speak.ts';

/** The cloth of a table at which one player plays alone: it shows the rounds, and names its places. */
interface Cloth<Shown> {
  /** Returns the name of a place in words, with what it pays. */
  nameOf(spot: string): string;
  /** Clears the cloth for the next round. */
  clear(): void;
  /** Shows a round with movement. */
  play(shown: Shown): Promise<void>;
  /** Shows a round at once. */
  set(shown: Shown): void;
  /** Adds a round that was shown to the past ones. */
  add(shown: Shown): void;
  /** Stops the movement of a round that was not played. */
  halt?(): void;
}

interface BoardParts<Shown> {
  tools: PageTools<TableTheme>;
  pace: Pace;
  cloth: Cloth<Shown>;
  /** The buttons of the places, by name. */
  places: ReadonlyMap<string, HTMLButtonElement>;
  limitsOf: (spot: string) => Limits | undefined;
  /** Label of the button that begins a round. */
  action: string;
  /** Returns what a bet pays in a round, its stake included. */
  payOf: (bet: Bet, shown: Shown) => bigint;
  /** Returns a round in words, for screen readers. */
  told: (shown: Shown) => string;
  paytable: (stakeMinor: bigint) => Paytable;
}

/** Returns the stage of a table with places for chips: roulette, baccarat, sic bo. */
export function boardStage<Shown extends { bets: readonly Bet[] }>(parts: BoardParts<Shown>): Stage<Shown> {
  const { tools, pace, cloth, places, limitsOf, action, payOf, told, paytable } = parts;
  const frame = byId('table', HTMLDivElement);
  const board = new BetBoard({ tools, places, limitsOf, nameOf: (spot) => cloth.nameOf(spot), action });
  const settle = (shown: Shown) => {
    board.unlock();
    board.settle(shown.bets, (bet) => payOf(bet, shown) > 0n);
    cloth.add(shown);
    speak(told(shown));
  };
  return {
    bet: () => board.move(),
    controls: (view) => board.controls(view),
    begin() {
      pace.restart();
      delete frame.dataset['celebrate'];
      cloth.clear();
      board.lock();
      speak('');
    },
    async show(shown) {
      await cloth.play(shown);
      settle(shown);
    },
    hurry: () => pace.hurry(),
    celebrate() {
      frame.dataset['celebrate'] = '';
    },
    restore(shown) {
      cloth.set(shown);
      settle(shown);
    },
    halt() {
      cloth.halt?.();
      board.unlock();
    },
    paytable,
  };
}
