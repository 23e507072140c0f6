import { RewardArt } from '@site/ui/RewardArt';

export default function Example() {
  return (
    <div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
      <RewardArt name="gift" style={{ inlineSize: 240 }} />
      <RewardArt name="trophy" crop="square" style={{ inlineSize: 84 }} />
    </div>
  );
}
