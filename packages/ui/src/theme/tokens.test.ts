import { expect, it } from 'vitest';
import { contrastOf } from './contrastOf';

it.each(contrastOf())('SHL-10 $ink stands out on $ground in $scheme', ({ ratio, wanted }) => {
  expect(ratio).toBeGreaterThanOrEqual(wanted);
});
