import { figure } from '../../../core/client/figure.ts';
import { useEffect } from 'preact/hooks';
import { byId } from '../../../core/client/element.ts';
import type { RoomTools } from '../../rooms/client/CardRoom.tsx';
import { Player } from '../../rooms/client/Player.tsx';
import { seatName } from '../../rooms/client/seatName.ts';
import type { BigTwoSeatView, BigTwoView } from '../../rooms/wire.ts';
import type { Card } from '../../tables/cards.ts';
import { cardName, cardNames } from '../../tables/client/cardName.ts';

interface TableProps {
  tools: RoomTools;
  room: BigTwoView;
  /** The studio's clock when the view was made. */
  nowMs: number;
}

/** The round table: the players with the number of their cards, and the combination to beat in its middle. */
export function BigTwoTable({ tools, room, nowMs }: TableProps) {
  const { word, money, theme, locale } = tools;
  const { seats, own, turn, turnEndMs, table, dealAtMs, hand, isTrial } = room;
  const nameOf = (place: number) => (place === own ? word('rooms.you') : seatName(seats[place], place, word));
  const winner = seats.findIndex((seat) => seat && seat.wonMinor !== '0');
  const isLeaving = own !== null && seats[own]?.isLeaving;
  const state = stateOf();

  function stateOf(): string {
    if (winner >= 0) return word('rooms.wins', { name: nameOf(winner), amount: money(BigInt(seats[winner]?.wonMinor ?? 0)) });
    if (turn !== null) return turn === own ? word('rooms.yourTurn') : word('rooms.turnOf', { name: nameOf(turn) });
    return word(dealAtMs === null ? 'rooms.waiting' : 'rooms.dealing');
  }

  function noteOf({ isOut, isLost, hasPassed }: BigTwoSeatView): string {
    if (isOut) return word('rooms.out');
    if (isLost) return word('rooms.lost');
    return hasPassed ? word('bigTwo.passed') : '';
  }

  useEffect(() => {
    const onTable = table ? word('rooms.board', { cards: cardNames(table.cards as Card[], { word, locale }) }) : '';
    const text = [turn === own ? onTable : '', state].filter(Boolean).join('. ');
    const spoken = byId('spoken', HTMLParagraphElement);
    if (text !== spoken.textContent) spoken.textContent = text;
  });

  return (
    <section class="poker big-two" dir="ltr" data-seats={seats.length} aria-label={word('rooms.lobby')}>
      <div class="poker-rail">
        <div class="poker-felt">
          <div class="poker-middle">
            <p class="big-two-by">{table ? word('bigTwo.playedBy', { name: nameOf(table.place) }) : ''}</p>
            <div class="big-two-trick">
              {table?.cards.map((card) => (
                <img
                  key={`${hand} ${card}`}
                  class="poker-card"
                  src={`/art/symbol/${theme.name}/${card}.svg`}
                  alt={cardName(card as Card, word)}
                  width="250"
                  height="350"
                />
              ))}
            </div>
            <p class="poker-state" data-own={turn !== null && turn === own} data-won={winner >= 0}>
              {isLeaving ? word('rooms.leaving') : state}
            </p>
            <p class="room-small">{word(isTrial ? 'rooms.trialNote' : 'rooms.moneyNote')}</p>
          </div>
        </div>
      </div>
      {[...seats.entries()].map(([place, seat]) => (
        <div
          key={place}
          class="poker-seat"
          data-around={own === null ? place : (place - own + seats.length) % seats.length}
          data-turn={turn === place}
          data-folded={seat?.hasPassed}
          data-won={place === winner}
          data-free={!seat}
        >
          {seat ? (
            <Player
              place={place}
              isBot={seat.isBot}
              name={nameOf(place)}
              stack={money(BigInt(seat.stackMinor))}
              note={noteOf(seat)}
              clock={turn === place && turnEndMs !== null ? { endMs: turnEndMs, leftMs: turnEndMs - nowMs } : undefined}
            >
              {seat.left !== null && place !== own && (
                <span class="big-two-left" style={{ backgroundImage: `url("/art/symbol/${theme.name}/back.svg")` }}>
                  <b class="figure">{figure(seat.left)}</b>
                  <span class="unseen">{word('bigTwo.left')}</span>
                </span>
              )}
            </Player>
          ) : (
            <span class="unseen">{word('rooms.free')}</span>
          )}
        </div>
      ))}
    </section>
  );
}
