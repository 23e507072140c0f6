import { randomUUID } from 'node:crypto';
import { fairFloats } from '@site/rules/fairStream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { streamOfEvent } from '../../core/events/streamOfEvent.ts';
import type { PastRound, RoomState } from '../../core/play/wire.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { CARDS_EACH } from '../rooms/bigTwo.ts';
import { beats, combinationOf } from '../rooms/bigTwoPlays.ts';
import { cardName, readCard, shuffle } from '../rooms/cards.ts';
import { combinationsIn } from '../rooms/combinationsIn.ts';
import type { BigTwoView } from '../rooms/wire.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
const gameCode = playableGames().find(({ engine }) => engine === 'bigTwo')?.gameCode ?? '';
const BUY_IN = 1000n;
const ANTE = 10n;

beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const act = (session: string, move: object) => studio.post('/play/act', { session, act: move });
const look = async (session: string) => (await studio.post('/play/room', { session, version: 0 })).body as RoomState;
const tableOf = async (session: string) => (await look(session)).seen?.room as BigTwoView;

async function sitDown(): Promise<string> {
  const marks = { device: randomUUID(), network: randomUUID() };
  const { session } = await studio.open(gameCode, { launchToken: `m-${randomUUID()}`, marks });
  const move = { stakeMinor: String(BUY_IN), room: 1 };
  expect(await studio.post('/play/round', { session, clientRound: randomUUID(), move })).toMatchObject({ status: 200 });
  return session;
}

/** Writes a card as it is sent. */
const written = (name = '') => name[0] + name.slice(1).toLowerCase();
const read = (names: readonly string[]) => names.flatMap((name) => readCard(written(name)) ?? []);

/** Returns the lowest play that is allowed, or a pass. */
function leastMove({ cards, table, opening }: BigTwoView): object {
  const previous = table && combinationOf(read(table.cards));
  const found = combinationsIn(read(cards)).find(
    (one) => (!previous || beats(one, previous)) && (!opening || one.cards.some((card) => cardName(card).toUpperCase() === opening)),
  );
  return found ? { kind: 'play', cards: found.cards.map(cardName) } : { kind: 'pass' };
}

it('GAM-16 three players play Big Two to the end, nobody sees another’s cards, and the losers pay the winner less the rake', async () => {
  const before = wallet.balanceMinor();
  const sessions = [await sitDown(), await sitDown(), await sitDown()];
  expect(wallet.balanceMinor()).toBe(before - 3n * BUY_IN);
  await studio.pass(3000);
  const dealt = await Promise.all(sessions.map(tableOf));
  expect(dealt.map(({ cards }) => cards.length)).toEqual([CARDS_EACH, CARDS_EACH, CARDS_EACH]);
  expect(new Set(dealt.flatMap(({ cards }) => cards)).size).toBe(3 * CARDS_EACH);
  const watcher = JSON.stringify(dealt[0]);
  expect(dealt[1]?.cards.filter((card) => card !== dealt[0]?.opening && watcher.includes(`"${card}"`))).toEqual([]);

  for (let moves = 0; moves < 200; moves += 1) {
    const views = await Promise.all(sessions.map(tableOf));
    const index = views.findIndex(({ own, turn }) => turn !== null && own === turn);
    const view = views[index];
    if (!view) break;
    expect(await act(sessions[index] ?? '', { ...leastMove(view), hand: view.hand })).toMatchObject({ status: 200 });
  }
  const { seats, hand } = await tableOf(sessions[0] ?? '');
  const left = seats.flatMap((seat) => seat?.left ?? []);
  expect(left.filter((count) => count === 0)).toHaveLength(1);
  const wonMinor = left.reduce((sum, count) => sum + ANTE * BigInt(count * (count === CARDS_EACH ? 3 : count >= 10 ? 2 : 1)), 0n);
  const rakeMinor = wonMinor / 20n;
  const won = seats.find((seat) => seat?.left === 0);
  expect(won).toMatchObject({ stackMinor: String(BUY_IN + wonMinor - rakeMinor), wonMinor: String(wonMinor - rakeMinor) });

  await Promise.all(sessions.map((session) => act(session, { kind: 'leave' })));
  await studio.pass(250);
  await expect.poll(() => wallet.balanceMinor(), { timeout: 10_000 }).toBe(before - rakeMinor);
  const [past] = (await studio.post('/play/rounds', { session: sessions[0] })).body as PastRound[];
  const cards = shuffle(await fairFloats(streamOfEvent(hand ?? '', past?.serverSeed ?? ''), 52));
  const index = Number(past?.proof['roomHands']?.[0]);
  const own = cards.slice(CARDS_EACH * index, CARDS_EACH * (index + 1)).map((card) => cardName(card).toUpperCase());
  expect(own.toSorted()).toEqual(dealt[0]?.cards.toSorted());
});

it('GAM-16 moves of Big Two that the rules forbid are refused with their field, and change nothing', async () => {
  const sessions = [await sitDown(), await sitDown()];
  await studio.pass(3000);
  const views = await Promise.all(sessions.map(tableOf));
  const index = views.findIndex(({ own, turn }) => own === turn);
  const [actor = '', waiter = ''] = [sessions[index], sessions[1 - index]];
  const { hand, cards = [], opening } = views[index] ?? {};
  const theirs = written(views[1 - index]?.cards[0]);
  const faults: [string, object, string, string][] = [
    [waiter, { kind: 'play', cards: [theirs], hand }, 'act.hand', 'notYourTurn'],
    [actor, { kind: 'pass', hand }, 'act.kind', 'mustLead'],
    [actor, { kind: 'play', cards: [theirs], hand }, 'act.cards', 'notYourCards'],
    [actor, { kind: 'play', cards: [written(opening ?? ''), written(opening ?? '')], hand }, 'act.cards', 'notYourCards'],
    [actor, { kind: 'play', cards: [written(cards.at(-1))], hand }, 'act.cards', 'needsOpening'],
    [actor, { kind: 'play', cards: ['1x'], hand }, 'act.cards', 'malformed'],
    [actor, { kind: 'fold', hand }, 'act.kind', 'malformed'],
    [actor, { kind: 'play', cards: [written(opening ?? '')], hand: `${hand}0` }, 'act.hand', 'otherHand'],
  ];
  for (const [session, move, field, rule] of faults)
    expect((await act(session, move)).body).toMatchObject({ code: 'badInput', field, rule });
  expect(await tableOf(actor)).toMatchObject({ hand, turn: views[index]?.turn, cards });
  // A turn that runs out leads the lowest card.
  await studio.pass(15_500);
  expect(await tableOf(waiter)).toMatchObject({ table: { cards: [opening] }, opening: null });
  await Promise.all(sessions.map((session) => act(session, { kind: 'leave' })));
});
