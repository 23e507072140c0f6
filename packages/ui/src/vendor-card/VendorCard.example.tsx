import { VendorCard } from '@site/ui/VendorCard';
import salonNine from '../story-art/vendor-salon-nine.avif';

export default function Example() {
  return (
    <div style={{ maxInlineSize: 340 }}>
      <VendorCard name="Salon Nine" note="42 tables open" pictureUrl={salonNine} href="#salon-nine" />
    </div>
  );
}
