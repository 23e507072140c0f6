import { expect, it } from 'vitest';
import { formatOdds } from './oddsFormats.ts';

it.each([
  [1500, '1.50', '0.50', '−200', '0.500', '−2.000', '1/2', '66.67 %'],
  [1910, '1.91', '0.91', '−110', '0.910', '−1.099', '10/11', '52.36 %'],
  [2000, '2.00', '1.00', '+100', '1.000', '1.000', '1/1', '50.00 %'],
  [2500, '2.50', '1.50', '+150', '−0.667', '1.500', '3/2', '40.00 %'],
  [11_000, '11.00', '10.00', '+1000', '−0.100', '10.000', '10/1', '9.09 %'],
  [1999, '1.99', '0.99', '−101', '0.999', '−1.002', '1/1', '50.03 %'],
  [1010, '1.01', '0.01', '−10000', '0.010', '−100.000', '1/100', '99.01 %'],
])('DR-14 writes %i thousandths in every format', (oddsMilli, ...written) => {
  const formats = ['decimal', 'hk', 'american', 'malay', 'indonesian', 'fraction', 'implied'] as const;
  expect(formats.map((format) => formatOdds(oddsMilli, format))).toEqual(written);
});
