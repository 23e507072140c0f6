import { useEffect } from 'preact/hooks';
import { byId } from '../../../core/client/element.ts';
import type { Card } from '../../tables/cards.ts';
import { cardName, cardNames } from '../../tables/client/cardName.ts';
import { TURN_MS } from '../turnClock.ts';
import type { RoomView, SeatView } from '../wire.ts';
import type { RoomTools } from './CardRoom.tsx';
import { Avatar } from './Avatar.tsx';

/** Indexes of the open cards. */
const boardPlaces = [0, 1, 2, 3, 4] as const;

interface TableProps {
  tools: RoomTools;
  room: RoomView;
  /** The studio's clock when the view was made. */
  nowMs: number;
}

/** The oval table: seats around it, the own one at the foot; in its middle the open cards and the pot. */
export function PokerTable({ tools, room, nowMs }: TableProps) {
  const { word, money, theme, locale } = tools;
  const { seats, own, board, potMinor, turn, turnEndMs, dealAtMs, hand, button, isTrial } = room;
  const nameOf = (place: number) => (place === own ? word('rooms.you') : seatName(seats[place], place, word));
  const winners = seats.flatMap((seat, place) => (seat && seat.wonMinor !== '0' ? [{ seat, place }] : []));
  const state = stateOf();

  function stateOf(): string {
    const wins = winners.map(({ seat, place }) => word('rooms.wins', { name: nameOf(place), amount: money(BigInt(seat.wonMinor)) }));
    if (wins.length > 0) return wins.join(' · ');
    if (turn !== null) return turn === own ? word('rooms.yourTurn') : word('rooms.turnOf', { name: nameOf(turn) });
    return word(dealAtMs === null ? 'rooms.waiting' : 'rooms.dealing');
  }

  useEffect(() => {
    const cards = own === null ? [] : (seats[own]?.cards ?? []).filter((card) => card !== null);
    const parts = [
      turn === own && cards.length > 0 ? word('rooms.yourCards', { cards: cardNames(cards as Card[], { word, locale }) }) : '',
      board.length > 0 && turn === own ? word('rooms.board', { cards: cardNames(board as Card[], { word, locale }) }) : '',
      turn === null || turn === own ? state : '',
    ];
    const text = parts.filter(Boolean).join('. ');
    const spoken = byId('spoken', HTMLParagraphElement);
    if (text !== '' && text !== spoken.textContent) spoken.textContent = text;
  });

  const leaves = own !== null && seats[own]?.isLeaving;
  return (
    <section class="poker" dir="ltr" data-seats={seats.length} aria-label={word('rooms.lobby')}>
      <div class="poker-rail">
        <div class="poker-felt">
          <div class="poker-middle">
            <p class="poker-pot figure" data-empty={potMinor === '0'}>
              {word('rooms.pot', { amount: money(BigInt(potMinor)) })}
            </p>
            <div class="poker-board">
              {boardPlaces.map((index) => (
                <span key={`${hand} ${index} ${board[index] ?? ''}`} class="poker-slot">
                  {board[index] && <Picture card={board[index]} game={theme.name} word={word} />}
                </span>
              ))}
            </div>
            <p class="poker-state" data-own={turn !== null && turn === own} data-won={winners.length > 0}>
              {leaves ? word('rooms.leaving') : state}
            </p>
            <p class="room-small">{word(isTrial ? 'rooms.trialNote' : 'rooms.moneyNote')}</p>
          </div>
        </div>
      </div>
      {[...seats.entries()].map(([place, seat]) => {
        const around = own === null ? place : (place - own + seats.length) % seats.length;
        return (
          <div
            key={place}
            class="poker-seat"
            data-around={around}
            data-turn={turn === place}
            data-folded={seat?.hasFolded}
            data-won={seat ? seat.wonMinor !== '0' : false}
            data-free={!seat}
          >
            {seat ? (
              <>
                <div class="poker-cards">
                  {[...seat.cards.entries()].map(([index, card]) => (
                    <Picture key={`${hand} ${index} ${card ?? ''}`} card={card} game={theme.name} word={word} />
                  ))}
                </div>
                <div class="poker-face">
                  <Avatar place={place} isBot={seat.isBot} />
                  {turn === place && turnEndMs !== null && (
                    <svg
                      key={turnEndMs}
                      class="poker-clock"
                      viewBox="0 0 44 44"
                      aria-hidden="true"
                      style={{ '--left': `${turnEndMs - nowMs}ms` }}
                    >
                      <circle cx="22" cy="22" r="20" pathLength="1" style={{ '--from': String(1 - (turnEndMs - nowMs) / TURN_MS) }} />
                    </svg>
                  )}
                  {button === place && <b class="poker-button">D</b>}
                </div>
                <p class="poker-name">
                  <span>{nameOf(place)}</span>
                  <span class="figure">{money(BigInt(seat.stackMinor))}</span>
                  {(seat.isOut || seat.hasFolded || seat.rank) && (
                    <em>{seat.rank ? word(`rooms.rank.${seat.rank}`) : word(seat.isOut ? 'rooms.out' : 'rooms.folded')}</em>
                  )}
                </p>
                {seat.betMinor !== '0' && (
                  <p class="poker-bet figure">
                    <i aria-hidden="true" />
                    {money(BigInt(seat.betMinor))}
                  </p>
                )}
              </>
            ) : (
              <span class="unseen">{word('rooms.free')}</span>
            )}
          </div>
        );
      })}
    </section>
  );
}

function Picture({ card, game, word }: { card: string | null; game: string; word: RoomTools['word'] }) {
  return (
    <img
      class="poker-card"
      src={`/art/symbol/${game}/${card ?? 'back'}.svg`}
      alt={card ? cardName(card as Card, word) : ''}
      width="250"
      height="350"
    />
  );
}

function seatName(seat: SeatView | null | undefined, place: number, word: RoomTools['word']): string {
  return word(seat?.isBot ? 'rooms.bot' : 'rooms.player', { place: place + 1 });
}
