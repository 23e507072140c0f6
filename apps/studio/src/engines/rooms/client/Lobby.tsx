import { useState } from 'preact/hooks';
import type { RoomLine } from '../wire.ts';
import type { RoomTools } from './CardRoom.tsx';

interface LobbyProps {
  tools: RoomTools;
  lines: readonly RoomLine[];
  sit: (level: number, stakeMinor: bigint) => Promise<void>;
}

/** The tables of the game, from the lowest ante, each with its seats as dots around a small felt. */
export function Lobby({ tools, lines, sit }: LobbyProps) {
  const { word, money, locale } = tools;
  const [isBusy, setBusy] = useState(false);
  const [rake = 0] = lines.map(({ rakePpm }) => rakePpm);
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' }).format(rake / 1e6);
  const take = async (line: RoomLine) => {
    setBusy(true);
    await sit(line.level, entryOf(line)).finally(() => setBusy(false));
  };
  return (
    <section class="room-lobby" aria-labelledby="lobby-title">
      <h2 id="lobby-title">{word('rooms.lobby')}</h2>
      <ul>
        {lines.map((line) => {
          const { level, name, anteMinor, minEntryMinor, maxEntryMinor, players, seats, status } = line;
          const isFull = status === 'FULL';
          return (
            <li key={level} class="room-line" data-level={name}>
              <span class="room-oval" aria-hidden="true">
                {Array.from({ length: seats }, (_, place) => (
                  <i key={place} data-taken={place < players} />
                ))}
              </span>
              <div>
                <h3>{word(`rooms.level.${name}`)}</h3>
                <p>{word('rooms.blinds', { small: money(BigInt(anteMinor) / 2n), big: money(BigInt(anteMinor)) })}</p>
                <p>{word('rooms.entry', { least: money(BigInt(minEntryMinor)), most: money(BigInt(maxEntryMinor)) })}</p>
                <p>{word('rooms.players', { players, seats })}</p>
              </div>
              <button type="button" class="room-sit" aria-disabled={isBusy || isFull} onClick={() => !isBusy && !isFull && void take(line)}>
                {isFull ? word('rooms.full') : word('rooms.sit')}
                <span class="figure">{money(entryOf(line))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="room-small">{word('rooms.rakeNote', { percent })}</p>
    </section>
  );
}

/** Players sit down with a hundred blinds, or with as much as the table takes. */
function entryOf({ anteMinor, maxEntryMinor }: RoomLine): bigint {
  const usual = BigInt(anteMinor) * 100n;
  return usual < BigInt(maxEntryMinor) ? usual : BigInt(maxEntryMinor);
}
