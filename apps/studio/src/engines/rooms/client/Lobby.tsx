import { formatPercent } from '@site/money/formatPercent';
import { useState } from 'preact/hooks';
import type { RoomLine } from '../wire.ts';
import { BuyIn } from './BuyIn.tsx';
import type { RoomTools } from './CardRoom.tsx';

interface LobbyProps {
  tools: RoomTools;
  lines: readonly RoomLine[];
  stakesOf: (anteMinor: bigint) => string;
  sit: (level: number, stakeMinor: bigint) => Promise<void>;
}

/** The tables of the game, from the lowest ante, each with its seats as dots around a small felt. A chosen one asks for the buy-in. */
export function Lobby({ tools, lines, stakesOf, sit }: LobbyProps) {
  const { word, money, locale } = tools;
  const [chosen, choose] = useState(() => lines.find(({ roomId }) => roomId === roomOfAddress())?.level);
  const [rake = 0] = lines.map(({ rakePpm }) => rakePpm);
  const percent = formatPercent(rake / 1e6, locale);
  // Whoever goes back is where the table was chosen.
  const [left, leave] = useState<number>();
  return (
    <section class="room-lobby" aria-labelledby="lobby-title">
      <h2 id="lobby-title">{word('rooms.lobby')}</h2>
      <ul>
        {lines.map((line) => {
          const { level, name, anteMinor, minEntryMinor, maxEntryMinor, players, seats, status } = line;
          const isFull = status === 'FULL';
          return (
            <li key={level} class="room-line" data-metal={name}>
              <span class="room-oval" data-seats={seats} aria-hidden="true">
                {Array.from({ length: seats }, (_, place) => (
                  <i key={place} data-taken={place < players} />
                ))}
              </span>
              <div>
                <h3>{word(`rooms.level.${name}`)}</h3>
                <p>{stakesOf(BigInt(anteMinor))}</p>
                <p>{word('rooms.entry', { least: money(BigInt(minEntryMinor)), most: money(BigInt(maxEntryMinor)) })}</p>
                <p>{word('rooms.players', { players, seats })}</p>
              </div>
              {level === chosen && !isFull ? (
                <BuyIn
                  tools={tools}
                  line={line}
                  sit={(stakeMinor) => sit(level, stakeMinor)}
                  onBack={() => {
                    leave(level);
                    choose(undefined);
                  }}
                />
              ) : (
                <button
                  type="button"
                  ref={level === left ? focus : null}
                  class="room-sit"
                  aria-disabled={isFull}
                  onClick={() => !isFull && choose(level)}
                >
                  {isFull ? word('rooms.full') : word('rooms.sit')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p class="room-small">{word('rooms.rakeNote', { percent })}</p>
    </section>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Returns the table that the site's list of tables has chosen. */
const roomOfAddress = () => new URL(location.href).searchParams.get('room');
