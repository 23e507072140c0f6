import { useStores } from './stores/StoresContext';

const crops = {
  desktop: { name: 'desktop-1440', width: 1440, height: 520 },
  phone: { name: 'phone-720', width: 720, height: 880 },
} as const;

/** A hero of the house, by night or by day as the page is: the other one is never fetched. The words beside it say all there is to say. */
export function HeroPicture({ hero, crop }: { hero: 'orbit' | 'lake' | 'dusk'; crop: keyof typeof crops }) {
  const { system } = useStores();
  const { name, width, height } = crops[crop];
  return (['light', 'dark'] as const).map((scheme) => {
    const address = `${system.imageBase}/art/hero/${hero}-${scheme}-${name}`;
    return (
      <picture key={scheme} className={`${scheme}-only`}>
        <source type="image/avif" srcSet={`${address}.avif`} />
        <img src={`${address}.webp`} alt="" width={width} height={height} loading="lazy" />
      </picture>
    );
  });
}
