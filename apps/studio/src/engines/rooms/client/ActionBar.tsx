import { useEffect, useState } from 'preact/hooks';
import type { HoldemView } from '../wire.ts';
import type { RoomTools } from './CardRoom.tsx';

interface ActionBarProps {
  tools: RoomTools;
  room: HoldemView;
  act: (move: object) => void;
}

/** Shows the player's actions: fold, check or call, raise by a slider; or come back after sitting out. */
export function ActionBar({ tools: { word, money }, room, act }: ActionBarProps) {
  const { options, hand, own, seats, anteMinor } = room;
  const seat = own === null ? null : seats[own];
  const leastMinor = options?.raise?.leastMinor ?? '0';
  const [toMinor, setTo] = useState(leastMinor);
  useEffect(() => setTo(leastMinor), [hand, leastMinor]);
  const [isSent, setSent] = useState(false);
  useEffect(() => setSent(false), [room]);

  if (seat?.isOut)
    return (
      <div class="room-actions">
        <button type="button" class="room-act" data-main onClick={() => act({ kind: 'return' })}>
          {word('rooms.back')}
        </button>
      </div>
    );
  const isOff = !options || isSent;
  const make = (move: object) => {
    if (isOff) return;
    setSent(true);
    act({ ...move, hand });
  };
  const { raise, callMinor = '0' } = options ?? {};
  const isAllIn = raise?.mostMinor === toMinor;
  return (
    <div class="room-actions" data-off={isOff}>
      {raise && raise.mostMinor !== raise.leastMinor && (
        <label class="room-raise">
          <span>{word('rooms.raiseBy')}</span>
          <input
            type="range"
            dir="ltr"
            min={raise.leastMinor}
            max={raise.mostMinor}
            step={anteMinor}
            value={toMinor}
            aria-valuetext={money(BigInt(toMinor))}
            onInput={({ currentTarget }) => setTo(nearest(currentTarget.value, raise, anteMinor))}
          />
          <output class="figure">{money(BigInt(toMinor))}</output>
        </label>
      )}
      <button type="button" class="room-act" data-kind="fold" aria-disabled={isOff} onClick={() => make({ kind: 'fold' })}>
        {word('rooms.fold')}
      </button>
      <button
        type="button"
        class="room-act"
        data-kind="call"
        aria-disabled={isOff}
        onClick={() => make({ kind: callMinor === '0' ? 'check' : 'call' })}
      >
        {callMinor === '0' ? word('rooms.check') : word('rooms.call', { amount: money(BigInt(callMinor)) })}
      </button>
      <button
        type="button"
        class="room-act"
        data-kind="raise"
        data-main
        aria-disabled={isOff || !raise}
        onClick={() => raise && make({ kind: 'raise', toMinor })}
      >
        {raise ? word(isAllIn ? 'rooms.allIn' : 'rooms.raise', { amount: money(BigInt(toMinor)) }) : word('rooms.raisePlain')}
      </button>
    </div>
  );
}

/** The last step of the slider is all the player has. */
function nearest(value: string, { mostMinor }: { mostMinor: string }, stepMinor: string): string {
  return BigInt(mostMinor) - BigInt(value) < BigInt(stepMinor) ? mostMinor : value;
}
