import { JackpotCard } from '@site/ui/JackpotCard';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <JackpotCard
      name="Firefly"
      amountMinor={734n}
      seedMinor={200n}
      mustDropMinor={1000n}
      currency="USD"
      games="Slots and fishing"
      contribution="1%"
      seal="ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      items={[{ round: 1, amountMinor: 477n, name: 'ti***8', isOwn: false, time: '13 Mar, 22:40', seed: 'aaaa…aaaa' }]}
      labels={words.jackpotCard}
      style={{ inlineSize: 320 }}
    />
  );
}
