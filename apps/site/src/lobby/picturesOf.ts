import type { Banner, BannerPicture } from '@site/api/content';
import type { Banner as Shown } from '@site/ui/BannerCarousel';

/** Returns the crops of a banner that its carousel shows. One without crops of its own shows its plain picture. */
export function picturesOf({ url, urlDark, width, height, phone, crops }: Banner): Pick<Shown, 'picture' | 'widePicture' | 'phonePicture'> {
  const plain = { url, urlDark, width, height };
  const wide = inWidths(crops.wide);
  return {
    picture: inWidths(crops.low) ?? inWidths(crops.desktop) ?? plain,
    ...(wide && { widePicture: wide }),
    ...(phone && { phonePicture: phone }),
  };
}

/** The middle width is for browsers that know no others. */
const inWidths = (sources: BannerPicture[]) => {
  const [middle] = sources.slice(Math.floor(sources.length / 2));
  return middle && { ...middle, sources };
};
