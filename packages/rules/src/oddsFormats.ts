/** Formats that a player chooses from. */
export const oddsFormats = ['decimal', 'hk', 'malay', 'indonesian', 'american', 'fraction'] as const;
export type OddsFormat = (typeof oddsFormats)[number] | 'implied';

/** Steps of fractional odds as they are customary. */
const ladder = (
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 ' +
  '4/7 8/13 2/3 8/11 4/5 5/6 10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 3/2 8/5 13/8 7/4 9/5 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 ' +
  '11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 ' +
  '200/1 250/1 300/1 400/1 500/1'
).split(' ');

/**
 * Writes decimal odds in another format, rounded down; the implied chance is rounded to the nearest, the fraction is the nearest step of the
 * ladder.
 *
 * `oddsMilli` are decimal odds in thousandths, above 1000.
 *
 * Source: docs/domain.md DR-14.
 */
export function formatOdds(oddsMilli: number, format: OddsFormat): string {
  const profit = oddsMilli - 1000;
  switch (format) {
    case 'decimal':
      return decimal(Math.floor(oddsMilli / 10), 2);
    case 'hk':
      return decimal(Math.floor(profit / 10), 2);
    case 'american':
      return profit >= 1000 ? `+${Math.floor(profit / 10)}` : decimal(Math.floor(-100_000 / profit), 0);
    case 'malay':
      return decimal(profit <= 1000 ? profit : Math.floor(-1_000_000 / profit), 3);
    case 'indonesian':
      return decimal(profit >= 1000 ? profit : Math.floor(-1_000_000 / profit), 3);
    case 'fraction':
      return nearestFraction(profit / 1000);
    case 'implied':
      return `${decimal(Math.round(10_000_000 / oddsMilli), 2)} %`;
  }
}

/** Writes a whole number of units with `places` decimals and a minus sign. */
function decimal(units: number, places: number): string {
  const size = (Math.abs(units) / 10 ** places).toFixed(places);
  return units < 0 ? `−${size}` : size;
}

function nearestFraction(profit: number): string {
  const distance = (fraction: string) => {
    const [over = 0, under = 1] = fraction.split('/').map(Number);
    return Math.abs(over / under - profit);
  };
  return ladder.reduce((nearest, fraction) => (distance(fraction) < distance(nearest) ? fraction : nearest));
}
