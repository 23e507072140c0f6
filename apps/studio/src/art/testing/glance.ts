import sharp from 'sharp';

/** Measures the contrast and colours of an SVG on a small rendering. */
export async function glance(svg: string, width: number) {
  const density = (72 * width) / 300;
  const pixels = await sharp(Buffer.from(svg), { density }).resize(width).flatten({ background: '#0c0e14' }).raw().toBuffer();
  const counts = new Map<number, number>();
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    sum += light;
    squares += light * light;
    const shade = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const size = pixels.length / 3;
  const mean = sum / size;
  return {
    /** Standard deviation of the brightness, of 255. */
    contrast: Math.sqrt(squares / size - mean * mean),
    /** Number of clearly different colours that each fill at least half a per cent. */
    colors: [...counts.values()].filter((count) => count >= size / 200).length,
    pixels,
  };
}
