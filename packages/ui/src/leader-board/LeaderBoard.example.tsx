import { LeaderBoard } from '@site/ui/LeaderBoard';
import { Money } from '@site/ui/Money';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <LeaderBoard
      content={{
        state: 'ready',
        items: [
          { place: 1, name: 'ti•••88', points: 48_210n, prizeMinor: 100_000n },
          { place: 2, name: 'mo•••31', points: 44_975n, prizeMinor: 60_000n },
          { place: 3, name: 'ko•••04', points: 39_120n, prizeMinor: 45_000n },
        ],
        own: { place: 112, name: 'pl•••01', points: 1_264n, prizeMinor: 0n },
      }}
      pool={
        <>
          Prize pool <Money amountMinor={500_000n} currency="USD" />
        </>
      }
      time="Ends in 2 days 4 h"
      currency="USD"
      labels={words.leaderBoard}
    />
  );
}
