import { useEffect, useState } from 'preact/hooks';
import { beats, combinationOf } from '../../rooms/bigTwoPlays.ts';
import { readCard } from '../../rooms/cards.ts';
import type { RoomTools } from '../../rooms/client/CardRoom.tsx';
import type { BigTwoView } from '../../rooms/wire.ts';
import type { Card } from '../../tables/cards.ts';
import { cardName } from '../../tables/client/cardName.ts';

interface OwnHandProps {
  tools: RoomTools;
  room: BigTwoView;
  act: (move: object) => void;
}

/** The player's cards, of which some are chosen and played, and the buttons below them. */
export function OwnHand({ tools: { word, theme }, room, act }: OwnHandProps) {
  const { cards, own, seats, turn, table, opening, hand } = room;
  const [chosen, choose] = useState<readonly string[]>([]);
  const [isSent, setSent] = useState(false);
  useEffect(() => choose([]), [hand]);
  useEffect(() => setSent(false), [room]);
  const seat = own === null ? null : seats[own];
  if (seat?.isOut)
    return (
      <div class="room-actions">
        <button type="button" class="room-act" data-main onClick={() => act({ kind: 'return' })}>
          {word('rooms.back')}
        </button>
      </div>
    );
  const held = chosen.filter((card) => cards.includes(card));
  const fault = faultOf(held, room);
  const isOff = turn === null || turn !== own || isSent;
  const make = (move: object) => {
    setSent(true);
    act({ ...move, hand });
  };
  const toggle = (card: string) => choose(held.includes(card) ? held.filter((one) => one !== card) : [...held, card]);
  return (
    <>
      <fieldset class="big-two-hand" dir="ltr" aria-label={word('bigTwo.hand')}>
        {cards.map((card, index) => (
          <button
            key={card}
            type="button"
            class="big-two-card"
            style={{ '--order': String(index) }}
            aria-pressed={held.includes(card)}
            onClick={() => toggle(card)}
          >
            <img src={`/art/symbol/${theme.name}/${card}.svg`} alt={cardName(card as Card, word)} width="250" height="350" />
          </button>
        ))}
      </fieldset>
      <p class="big-two-fault">
        {!isOff && opening && word('bigTwo.opening', { card: cardName(opening as Card, word) })}
        {!isOff && !opening && held.length > 0 && fault && word(`bigTwo.fault.${fault}`)}
      </p>
      <div class="room-actions big-two-actions">
        <button
          type="button"
          class="room-act"
          data-kind="pass"
          aria-disabled={isOff || !table}
          onClick={() => !isOff && table && make({ kind: 'pass' })}
        >
          {word('bigTwo.pass')}
        </button>
        <button
          type="button"
          class="room-act"
          data-kind="play"
          data-main
          aria-disabled={isOff || fault !== undefined}
          onClick={() => !isOff && !fault && make({ kind: 'play', cards: held.map(written) })}
        >
          {held.length === 0 ? word('bigTwo.playNone') : word('bigTwo.play', { count: held.length })}
        </button>
      </div>
    </>
  );
}

/** Returns why the chosen cards cannot be played now. The studio judges again. */
function faultOf(held: readonly string[], { table, opening }: BigTwoView): 'noCombination' | 'tooLow' | 'needsOpening' | undefined {
  const combination = combinationOf(held.flatMap(read));
  const previous = table && combinationOf(table.cards.flatMap(read));
  if (!combination) return 'noCombination';
  if (opening && !held.includes(opening)) return 'needsOpening';
  return previous && !beats(combination, previous) ? 'tooLow' : undefined;
}

/** Returns a card's name as it is sent: the rank, and the suit as a small letter. */
const written = (card: string) => card[0] + card.slice(1).toLowerCase();
const read = (card: string) => readCard(written(card)) ?? [];
