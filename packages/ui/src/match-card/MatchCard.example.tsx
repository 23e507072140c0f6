import { MatchCard } from '@site/ui/MatchCard';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <MatchCard
      competition="Coast League"
      home="Amberwick Town"
      away="Kestrel Bay"
      when="67′"
      isLive
      score={{ home: 1, away: 0 }}
      items={[
        { label: '1', odds: '1.28' },
        { label: 'X', odds: '4.60' },
        { label: '2', odds: null },
      ]}
      href="#match"
      labels={words.matchCard}
      style={{ inlineSize: 300 }}
    />
  );
}
