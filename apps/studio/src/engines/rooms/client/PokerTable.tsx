import { useEffect } from 'preact/hooks';
import { byId } from '../../../core/client/element.ts';
import type { Card } from '../../tables/cards.ts';
import { cardName, cardNames } from '../../tables/client/cardName.ts';
import type { HoldemSeatView, HoldemView } from '../wire.ts';
import type { RoomTools } from './CardRoom.tsx';
import { Player } from './Player.tsx';
import { seatName } from './seatName.ts';

/** Indexes of the open cards. */
const boardPlaces = [0, 1, 2, 3, 4] as const;

interface TableProps {
  tools: RoomTools;
  room: HoldemView;
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

  function noteOf({ rank, isOut, isLost, hasFolded }: HoldemSeatView): string {
    if (rank) return word(`rooms.rank.${rank}`);
    if (isOut) return word('rooms.out');
    if (isLost) return word('rooms.lost');
    return hasFolded ? word('rooms.folded') : '';
  }

  const leaves = own !== null && seats[own]?.isLeaving;
  return (
    <section class="poker" dir="ltr" data-seats={seats.length} aria-label={word('rooms.lobby')}>
      <div class="poker-rail">
        <div class="poker-felt">
          <div class="poker-middle">
            <p class="poker-pot figure" data-empty={potMinor === '0'}>
              <i aria-hidden="true" />
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
                    <Picture
                      key={`${hand} ${index} ${card ?? ''}`}
                      card={card}
                      game={theme.name}
                      word={word}
                      // Another player's card that shows its face was dealt long ago, and is turned now.
                      isDealt={card === null || place === own}
                      order={index * seats.length + around}
                    />
                  ))}
                </div>
                <Player
                  place={place}
                  isBot={seat.isBot}
                  name={nameOf(place)}
                  stack={money(BigInt(seat.stackMinor))}
                  note={noteOf(seat)}
                  clock={turn === place && turnEndMs !== null ? { endMs: turnEndMs, leftMs: turnEndMs - nowMs } : undefined}
                >
                  {button === place && <b class="poker-button">D</b>}
                </Player>
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

interface PictureProps {
  card: string | null;
  game: string;
  word: RoomTools['word'];
  /** True for a card that comes from the middle of the table. */
  isDealt?: boolean;
  /** How many cards are dealt before it. */
  order?: number;
}

function Picture({ card, game, word, isDealt = false, order = 0 }: PictureProps) {
  return (
    <img
      class="poker-card"
      data-dealt={isDealt}
      style={{ '--order': String(order) }}
      src={`/art/symbol/${game}/${card ?? 'back'}.svg`}
      alt={card ? cardName(card as Card, word) : ''}
      width="250"
      height="350"
    />
  );
}
