import { readFileSync } from 'node:fs';
import path from 'node:path';
import { creditsIn } from '@site/rules/credits';
import { isPlayAllowed } from '@site/rules/lottery';
import { filmScene } from '../../art/film/filmScene.ts';
import type { DrawTimes, Engine, Table } from '../../core/Engine.ts';
import { boothColors, drawBooth } from '../instant/page.ts';
import { fifthOfCredit } from '../stakeLadder.ts';
import { drawsScene } from './filmDraws.ts';
import { currentDraw, type Draw, findDraw, numberOf, numeroOf } from './calendar.ts';
import type { DrawFormat } from './drawGames.ts';
import { drawOrder, LOTTO_PICKS, lottoJackpots } from './balls.ts';
import { drawResult, isLotto, isOfBalls, numbersOfDraw, numbersThatDraw, writeResult } from './drawResult.ts';
import { hallMarkup } from './page.ts';
import { pickCountsOf, playsOf } from './plays.ts';
import { coveringStakeMinor, jackpotLines, winMinorOf } from './settle.ts';
import { themeOf } from './themeOf.ts';
import { exposureKey, exposureMinorOf, readTicket, type TicketReading } from './ticket.ts';
import type { DrawOutcome, DrawsShown, DrawsTheme, TicketMove } from './wire.ts';
import { eachOf, writePots } from './writtenPot.ts';
import { proveResult } from './provenResult.ts';
import { readLine, writeLine, writeLines } from './writtenTicket.ts';

/** Draws are held by the clocks of Vietnam, whose formats they have. Source: docs/domain.md DR-12. */
const ZONE = 'Asia/Ho_Chi_Minh';

/** Time in which a result is drawn before everybody's eyes. */
const runMs: Record<DrawFormat, number> = { north: 16_000, south: 12_000, keno: 14_000, mega: 9000, power: 10_000 };

/** Stakes of a line in tenths of a credit. */
const TENTHS = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 500n, 1000n, 5000n];

/**
 * Lottery: tickets of several lines on a draw that everybody shares, at the times of a calendar. A further ticket on the same draw is the
 * next move of the player's round. All lines are settled when the draw is over, whether the player is there or not.
 */
export const draws: Engine<DrawsTheme, TicketMove, DrawsShown> = {
  name: 'draws',
  cycleMs: 0,
  clock: {
    openMs: 0,
    closedMs: 0,
    calendar: {
      after: ({ game }, timeMs) => timesOf(currentDraw(game, new Date(timeMs), ZONE)),
      find({ game }, number) {
        const draw = findDraw(game, numeroOf(number), ZONE);
        return draw && timesOf(draw);
      },
      nameOf: numeroOf,
      write: (outcome) => writeResult((outcome as DrawOutcome).result),
      numbersFor: ({ game: { format } }, result) => numbersThatDraw(format, result),
      proofOf: (result) => ({ drawRuled: proveResult(result) }),
    },
    runMs: ({ game: { format } }) => runMs[format],
    overMs: 4000,
    tellsAtStart: true,
    outcome: ({ game: { format } }, numbers): DrawOutcome => ({
      result: drawResult(format, numbers),
      order: isOfBalls(format) ? drawOrder(format, numbers) : [],
    }),
    jackpots: {
      terms: ({ game: { format } }, currency) =>
        Object.fromEntries(
          (isLotto(format) ? lottoJackpots[format] : []).map(({ name, seedCredits, contributionPpm }) => [
            name,
            { seedMinor: creditsIn(currency, seedCredits), contributionPpm },
          ]),
        ),
      linesOf: ({ game: { format } }, moves, numbers) => jackpotLines(linesIn(moves), drawResult(format, numbers)),
    },
  },
  style: readFileSync(path.join(import.meta.dirname, 'client/draws.css'), 'utf8'),
  proofFields: [
    { name: 'drawTicket', label: 'draws.verifyTicket', pattern: '[a-z0-9.~\\-]*' },
    { name: 'drawPots', label: 'draws.verifyPots', pattern: '[a-z0-9.~]*' },
    { name: 'drawRuled', label: 'draws.verifyRuled', pattern: '[0-9.~]*' },
    { name: 'drawPaid', label: 'draws.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: themeOf,
  // Of the play that returns least, with its jackpots; the odds state each.
  returnPpm({ game: { format } }) {
    const printed = playsOf(format).flatMap((play) => pickCountsOf(play).map(play.printed));
    return Math.min(...printed.map(({ returnPpm, jackpotPpm = 0 }) => returnPpm + jackpotPpm));
  },
  plays: ({ game: { format } }) =>
    playsOf(format).flatMap((play) =>
      // Every line of a system wins as a line of its own.
      (isLotto(format) ? [LOTTO_PICKS] : pickCountsOf(play)).map((picks) => Object.assign({ name: play.name, picks }, play.printed(picks))),
    ),
  stakesIn: (currency) => (fifthOfCredit.has(currency) ? TENTHS.map((tenths) => creditsIn(currency, tenths) / 10n) : []),
  readMove(input, table) {
    const reading = readFor(input, table);
    if (!reading.ok || stakeOf(input) !== String(reading.costMinor)) return undefined;
    return { stakeMinor: String(reading.costMinor), lines: reading.lines.map(writeLine) };
  },
  findFault(input, table) {
    const reading = readFor(input, table);
    const [fault] = reading.ok ? [] : reading.faults;
    return fault ? { field: fault.field, rule: fault.code } : { field: 'stakeMinor', rule: 'sumOfLines' };
  },
  numbersOf: ({ game: { format } }) => numbersOfDraw(format),
  play({ game: { format } }, moves, numbers, _totals, jackpots = {}) {
    const lines = moves.flatMap((move) => move.lines);
    if (numbers.length === 0) return { isOver: false, winMinor: 0n, shown: { lines, winsMinor: null }, proof: {} };
    const result = drawResult(format, numbers);
    const shares = eachOf(Object.entries(jackpots).map(([name, { eachMinor }]) => ({ name, eachMinor })));
    const read = lines.map(readLine);
    const wins = read.map((line) => winMinorOf(line, result, shares));
    const winMinor = wins.reduce((sum, win) => sum + win, 0n);
    return {
      isOver: true,
      winMinor,
      uncountedMinor: coveringStakeMinor(format, read),
      shown: { lines, winsMinor: wins.map(String) },
      proof: { drawTicket: writeLines(lines), ...(isLotto(format) && { drawPots: writePots(jackpots) }), drawPaid: String(winMinor) },
    };
  },

  slip({ game: { format } }, { lines }, word) {
    const plays = new Map(playsOf(format).map((play) => [play.name, play]));
    return {
      legs: lines.map(({ play, numbers, stakeMinor, oddsMilli }) => ({
        market: word(`draws.play.${play}`),
        selection: numbers.join(' '),
        odds: String(oddsMilli / 1000),
        amountMinor: String(BigInt(stakeMinor) * BigInt(plays.get(play)?.linesOf(numbers.length) ?? 1)),
      })),
    };
  },
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: hallMarkup(theme, word),
    style: boothColors(theme),
    action: word('draws.buy'),
  }),
  draw: drawBooth,
  film: (theme, look) => filmScene(drawsScene(theme), look),
};

function timesOf(draw: Draw): DrawTimes {
  const { openAt, closeAt, drawAt } = draw;
  return { number: numberOf(draw), openAtMs: openAt.getTime(), closeAtMs: closeAt.getTime(), drawAtMs: drawAt.getTime() };
}

function readFor(
  input: unknown,
  { theme: { game }, currency, lotteryPlays = ['*'], moves, others = () => [] }: Table<DrawsTheme, TicketMove, DrawsShown>,
): TicketReading {
  const held = linesIn(moves);
  const exposureMinor = new Map<string, bigint>();
  const credit = creditsIn(currency, 1n);
  for (const staked of [{ currency, moves }, ...others()])
    for (const line of linesIn(staked.moves)) {
      const owedMinor = (exposureMinorOf(line) * credit) / creditsIn(staked.currency, 1n);
      exposureMinor.set(exposureKey(line), (exposureMinor.get(exposureKey(line)) ?? 0n) + owedMinor);
    }
  const allowedPlays = new Set(playsOf(game.format).flatMap(({ name }) => (isPlayAllowed(lotteryPlays, name) ? [name] : [])));
  return readTicket(input, { format: game.format, currency, heldLines: held.length, allowedPlays, exposureMinor });
}

const linesIn = (moves: readonly TicketMove[]) => moves.flatMap(({ lines }) => lines).map(readLine);

const stakeOf = (input: unknown) => (input as { stakeMinor?: unknown } | null)?.stakeMinor;
