import type { Banner, BannerPicture } from '@site/api/content';
import type { Banner as Shown } from '@site/ui/BannerCarousel';

/** Returns the crops of a banner for its carousel. Without crops, the plain picture is used. */
export function picturesOf({ url, urlDark, width, height, phone, crops }: Banner): Pick<Shown, 'picture' | 'widePicture' | 'phonePicture'> {
  const plain = { url, urlDark, width, height };
  const wide = inWidths(crops.wide);
  return {
    picture: inWidths(crops.low) ?? inWidths(crops.desktop) ?? plain,
    ...(wide && { widePicture: wide }),
    ...(phone && { phonePicture: phone }),
  };
}

/** The middle width is the fallback for browsers without `srcset`. */
const inWidths = (sources: BannerPicture[]) => {
  const [middle] = sources.slice(Math.floor(sources.length / 2));
  return middle && { ...middle, sources };
};
