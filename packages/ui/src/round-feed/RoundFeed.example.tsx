import { RoundFeed } from '@site/ui/RoundFeed';
import koi from '../story-art/nine-koi.webp';
import sevens from '../story-art/lucky-sevens.webp';

const items = [
  { id: '1', name: 'li•••7', game: 'Lucky Sevens', pictureUrl: sevens, netMinor: 4_800n, currency: 'USD', when: '1 min ago' },
  { id: '2', name: 'mo•••8', game: 'Nine Koi', pictureUrl: koi, netMinor: -200n, currency: 'USD', when: '2 min ago' },
];

export default function Example() {
  return <RoundFeed label="Just settled" items={items} />;
}
