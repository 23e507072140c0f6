import { BannerCarousel } from '@site/ui/BannerCarousel';
import { words } from '@site/ui/words/en';
import orbitPhone from '../story-art/hero-orbit-phone.avif';
import orbit from '../story-art/hero-orbit.avif';
import tigerPhone from '../story-art/hero-tiger-phone.avif';
import tiger from '../story-art/hero-tiger.avif';

const items = [
  {
    id: 'tiger',
    picture: { url: tiger, width: 1200, height: 433 },
    phonePicture: { url: tigerPhone, width: 480, height: 587 },
    overline: 'New on reels',
    title: 'The night belongs to the tiger',
    text: 'Five reels, 243 ways, and a full-moon round that turns every tiger wild.',
    actions: [{ label: 'Play now', href: '#tiger' }],
  },
  {
    id: 'orbit',
    picture: { url: orbit, width: 1200, height: 433 },
    phonePicture: { url: orbitPhone, width: 480, height: 587 },
    overline: 'Starts every ten seconds',
    title: 'Ten seconds to orbit',
    text: 'Watch the curve climb and step off when you like.',
    actions: [{ label: 'Play now', href: '#orbit' }],
  },
];

export default function Example() {
  return <BannerCarousel items={items} labels={words.bannerCarousel} />;
}
