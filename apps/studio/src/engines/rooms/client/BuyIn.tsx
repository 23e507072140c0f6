import { useEffect, useRef, useState } from 'preact/hooks';
import type { RoomLine } from '../wire.ts';
import type { RoomTools } from './CardRoom.tsx';

interface BuyInProps {
  tools: RoomTools;
  line: RoomLine;
  sit: (stakeMinor: bigint) => Promise<void>;
  onBack: () => void;
}

/** How much a player takes to the table, within its limits: by a slider in whole antes, or one of three usual amounts. */
export function BuyIn({ tools: { word, money }, line, sit, onBack }: BuyInProps) {
  const least = BigInt(line.minEntryMinor);
  const most = BigInt(line.maxEntryMinor);
  const usual = BigInt(line.anteMinor) * 100n;
  const [stakeMinor, setStake] = useState(usual);
  const [isBusy, setBusy] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    await sit(stakeMinor).finally(() => setBusy(false));
  };
  return (
    <form
      class="room-buy"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label>
        <span>{word('rooms.buyIn')}</span>
        <input
          ref={slider}
          type="range"
          dir="ltr"
          min={line.minEntryMinor}
          max={line.maxEntryMinor}
          step={line.anteMinor}
          value={String(stakeMinor)}
          aria-valuetext={money(stakeMinor)}
          onKeyDown={({ key }) => key === 'Escape' && onBack()}
          onInput={({ currentTarget }) => setStake(BigInt(currentTarget.value))}
        />
      </label>
      <div class="room-amounts">
        {[['least', least] as const, ['usual', usual] as const, ['most', most] as const].map(([name, amount]) => (
          <button key={name} type="button" class="room-amount" aria-pressed={stakeMinor === amount} onClick={() => setStake(amount)}>
            {word(`rooms.${name}`)}
            <span class="figure">{money(amount)}</span>
          </button>
        ))}
      </div>
      <p class="room-small">{word('rooms.buyNote')}</p>
      <div class="room-buttons">
        <button type="button" class="room-button" onClick={onBack}>
          {word('rooms.cancel')}
        </button>
        <button type="submit" class="room-sit" data-main aria-disabled={isBusy}>
          {word('rooms.buyFor', { amount: money(stakeMinor) })}
        </button>
      </div>
    </form>
  );
}
