import { useStores } from '../../stores/StoresContext';

/** Pixels of the file; `dense` is the width for high-density screens. */
const crops = {
  desktop: { width: 1440, height: 520, dense: 2160 },
  phone: { width: 720, height: 880, dense: 720 },
} as const;

/** A hero of the page's scheme; the other scheme's picture is not loaded. Decorative. */
export function HeroPicture({ hero, crop }: { hero: 'orbit' | 'lake' | 'dusk'; crop: keyof typeof crops }) {
  const { system } = useStores();
  const { width, height, dense } = crops[crop];
  return (['light', 'dark'] as const).map((scheme) => {
    const address = `${system.imageBase}/art/hero/${hero}-${scheme}-${crop}`;
    return (
      <picture key={scheme} className={`${scheme}-only`}>
        <source type="image/avif" srcSet={`${address}-${width}.avif, ${address}-${dense}.avif 1.5x`} />
        <img src={`${address}-${width}.webp`} alt="" width={width} height={height} loading="lazy" />
      </picture>
    );
  });
}
