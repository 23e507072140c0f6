import { RoomCard } from '@site/ui/RoomCard';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [players, setPlayers] = useState(2);
  return (
    <RoomCard
      name="Silver"
      game="Pearl Poker"
      ante="$1.00"
      entry="$30.00 – $300.00"
      players={players}
      seats={6}
      metal="silver"
      labels={words.roomCard}
      onJoin={() => setPlayers(players + 1)}
      style={{ inlineSize: 260 }}
    />
  );
}
