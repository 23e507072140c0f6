import { CardRail } from '@site/ui/CardRail';
import { VendorCard } from '@site/ui/VendorCard';
import dragonCourt from '../story-art/vendor-dragon-court.avif';
import salonNine from '../story-art/vendor-salon-nine.avif';
import nightTiger from '../story-art/vendor-night-tiger.avif';

const vendors = [
  { name: 'Salon Nine', pictureUrl: salonNine, href: '#salon-nine' },
  { name: 'Night Tiger', pictureUrl: nightTiger, href: '#night-tiger' },
  { name: 'Dragon Court', pictureUrl: dragonCourt, href: '#dragon-court' },
];

export default function Example() {
  return (
    <CardRail columns={3} label="Live tables">
      {vendors.map((vendor) => (
        <li key={vendor.name}>
          <VendorCard note="Open" {...vendor} />
        </li>
      ))}
    </CardRail>
  );
}
