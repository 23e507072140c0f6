type Channels = readonly [red: number, green: number, blue: number];

/** Returns a colour between two, both `#rrggbb`; `share` is the part of the second, 0–1. */
export function mix(from: string, to: string, share: number): string {
  const [first, second] = [channelsOf(from), channelsOf(to)];
  return toHex(first.map((value, index) => value + ((second[index] ?? 0) - value) * share));
}

/** Returns how bright a colour looks, 0–1. */
export function lightOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Returns a colour of the same hue with a saturation and lightness, both 0–1; a grey stays grey. */
export function tune(color: string, saturation: number, lightness: number): string {
  const [red, green, blue] = channelsOf(color);
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const reach = (1 - Math.abs(2 * lightness - 1)) * (high - low < 24 ? 0 : saturation) * 255;
  const base = lightness * 255 - reach / 2;
  return toHex([red, green, blue].map((value) => base + (high === low ? 0 : (value - low) / (high - low)) * reach));
}

function channelsOf(color: string): Channels {
  const digits = color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color;
  const value = Number.parseInt(digits.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(channels: readonly number[]): string {
  return `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
