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
  tokens: {
    action: { light: '#0B7A5A', dark: '#3FD0A0' },
    actionHover: { light: '#096B4F', dark: '#6ADDB6' },
    actionPress: { light: '#075A42', dark: '#2DB488' },
    onAction: { light: '#FFFFFF', dark: '#04150F' },
    actionText: { light: '#0A6B4F', dark: '#3FD0A0' },
    actionWash: { light: '#DCF1E8', dark: '#10271F' },
    focus: { light: '#0B7A5A', dark: '#8FE9CB' },
    select: { light: '#E2EFE8', dark: '#1A2A2B' },
  },
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
