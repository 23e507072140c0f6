import { WinnerBoard } from '@site/ui/WinnerBoard';
import { words } from '@site/ui/words/en';
import koi from '../story-art/nine-koi.webp';
import sevens from '../story-art/lucky-sevens.webp';
import tide from '../story-art/pearl-tide.webp';

const items = [
  { id: '1', name: 'li•••27', game: 'Lucky Sevens', pictureUrl: sevens, amountMinor: 4_821_000n, currency: 'USD', when: '14 min ago' },
  { id: '2', name: 'mo•••88', game: 'Nine Koi', pictureUrl: koi, amountMinor: 214_000n, currency: 'USD', when: '1 min ago' },
  { id: '3', name: 'ay•••64', game: 'Pearl Tide', pictureUrl: tide, amountMinor: 86_050n, currency: 'USD', when: '4 min ago' },
];

export default function Example() {
  return <WinnerBoard items={items} labels={words.winnerBoard} />;
}
