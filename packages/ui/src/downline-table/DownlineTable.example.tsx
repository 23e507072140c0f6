import { type DownlineRow, DownlineTable } from '@site/ui/DownlineTable';
import { words } from '@site/ui/words/en';

const seriesOf = (mean: number) => Array.from({ length: 30 }, (_, day) => BigInt(Math.round(mean * (1 + 0.4 * Math.sin(day / 3)))));

const rows: DownlineRow[] = [
  {
    id: '1',
    account: 'agent11',
    nickname: 'Binh Le',
    kind: 'Agent',
    activeMembers: 412,
    validBetMinor: 210_440_050n,
    profitMinor: 5_821_040n,
    series: seriesOf(7_014_668),
  },
  {
    id: '2',
    account: 'agent12',
    nickname: 'Hoa Dang',
    kind: 'Promoter',
    activeMembers: 388,
    validBetMinor: 168_209_210n,
    profitMinor: -860_422n,
    series: seriesOf(5_606_973),
  },
];

export default function Example() {
  return <DownlineTable items={rows} format={{ currency: 'USD', timeZone: 'Asia/Dhaka' }} labels={words.downlineTable} />;
}
