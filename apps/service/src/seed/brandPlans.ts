import type { GameType } from '@site/api/common';
import type { Brand } from '@site/api/system';
import languages from '../../../../locales/languages.json' with { type: 'json' };

export interface BrandPlan {
  brand: Brand;
  hosts: string[];
  flags: Record<string, string>;
  closedTypes: GameType[];
}

const marquee: Brand = {
  merchant: 'marquee',
  name: 'Marquee',
  logo: '',
  tokens: {},
  languages: Object.keys(languages),
  defaultLanguage: 'EN',
  currency: 'USD',
  zone: 'Asia/Ho_Chi_Minh',
  minAge: 18,
  licence: '',
  playMoney: true,
};

const khela: Brand = {
  ...marquee,
  merchant: 'khela',
  name: 'Khela',
  tokens: { action: { dark: '#3FD0A0', light: '#0B7A5A' }, 'on-action': { dark: '#04150F', light: '#FFFFFF' } },
  languages: ['EN', 'BN'],
  defaultLanguage: 'BN',
  currency: 'BDT',
  zone: 'Asia/Dhaka',
};

const flags = { FREEPLAY: '1', AGENTPOLICY3: '1', SIMSPEED: '0' };

/** Source: design §8 "Brands". */
export const brandPlans: BrandPlan[] = [
  { brand: marquee, hosts: ['localhost', '127.0.0.1', '[::1]'], flags, closedTypes: [] },
  // Numbers games that no authority draws are e-lotteries; official draws stay.
  { brand: khela, hosts: ['khela.localhost'], flags, closedTypes: ['COCKFIGHT', 'ELOTT'] },
];
