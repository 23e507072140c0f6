import { describe, expect, it } from 'vitest';
import { brandSettings } from '../system/brandSettings.ts';
import type { BrandState } from '../system/Brands.ts';
import { relyingParty } from './relyingParty.ts';

const state = {
  brand: { name: 'Marquee' },
  hosts: ['marquee.example', 'www.marquee.example'],
  settings: brandSettings.parse({}),
} as unknown as BrandState;
const own = ['https://marquee.example', 'https://marquee.example', 'https://www.marquee.example'];

describe('SES-24 the relying party of a passkey', () => {
  it.each([
    ['production', 'https://www.marquee.example', 'www.marquee.example', own],
    ['production', 'https://evil.example', 'marquee.example', own],
    ['production', 'http://marquee.example', 'marquee.example', own],
    ['production', 'https://marquee.example:8443', 'marquee.example', own],
    ['production', 'nonsense', 'marquee.example', own],
    ['demo', 'http://marquee.example:5000', 'marquee.example', ['http://marquee.example:5000']],
    ['demo', 'http://evil.example:4300', 'marquee.example', ['http://marquee.example:4300']],
  ] as const)('in %s, for a request with the host %s', (mode, origin, id, origins) => {
    expect(relyingParty(state, { config: { mode, port: 4300 }, origin })).toEqual({ id, name: 'Marquee', origins });
  });
});
