import type { ContrastFault } from '@site/api/operatorBrand';
import type { Brand } from '@site/api/system';
import { colorFaults, weakPairs } from '@site/ui/brandFaults';

export type DraftReading = { brand: Brand; faults: ContrastFault[]; problem?: undefined } | { brand?: undefined; problem: string };

/** Reads the text of a draft while it is typed. What else is wrong with it the service says when it is saved. */
export function readDraftText(text: string, inForce: Brand): DraftReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'json' };
  const brand: Brand = { ...inForce, ...value };
  const [problem] = colorFaults(brand.tokens);
  if (problem !== undefined) return { problem };
  return { brand, faults: weakPairs(brand.tokens) };
}
