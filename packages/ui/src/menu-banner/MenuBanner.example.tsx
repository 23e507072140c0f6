import { MenuBanner } from '@site/ui/MenuBanner';
import tiger from '../story-art/hero-tiger-phone.avif';

export default function Example() {
  return (
    <div style={{ inlineSize: 204 }}>
      <MenuBanner
        picture={{ url: tiger, width: 480, height: 587 }}
        overline="New on reels"
        title="The night belongs to the tiger"
        href="#tiger"
      />
    </div>
  );
}
