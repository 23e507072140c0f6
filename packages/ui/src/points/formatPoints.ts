import { intlLocale } from '@site/money/intlLocale';

/** Formats whole points with the reader's grouping; digits stay Latin, as in the history and the export. */
export const formatPoints = (points: bigint, locale: string, sign: 'auto' | 'always' = 'auto') =>
  new Intl.NumberFormat(intlLocale(locale), { signDisplay: sign === 'always' ? 'exceptZero' : 'auto' }).format(points).replace('-', '−');
