import type { GameType } from '@site/api/common';
import type { Brand } from '@site/api/system';
import type { z } from 'zod';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import type { brandSettings } from '../system/brandSettings.ts';

export interface BrandPlan {
  brand: Brand;
  hosts: string[];
  flags: Record<string, string>;
  settings: z.input<typeof brandSettings>;
  closedTypes: GameType[];
}

const marquee: Brand = {
  merchant: 'marquee',
  name: 'Marquee',
  logo: '/icon/marquee/mark.svg',
  tokens: {},
  languages: Object.keys(languages),
  defaultLanguage: 'EN',
  currency: 'USD',
  zone: 'Asia/Ho_Chi_Minh',
  minAge: 18,
  licence: '',
  playMoney: true,
};

/** A kite with its tail. */
const kite: Brand['mark'] = [
  { d: 'M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5Z', tone: 'action' },
  { d: 'M20 6.5 29 14 19.5 25 10.5 15.5Z', tone: 'onAction' },
  { d: 'M19.4 9.4h1.2v12.4h-1.2ZM13.2 14.6h13.4v1.2H13.2Z', tone: 'action' },
  { d: 'M19.2 24.2c-.4 3.4-3.2 2.6-4.6 4.2-.9 1-2.6 1.4-4.1.6l.8-1.3c.8.4 1.6.2 2.2-.4 1.6-1.9 3.9-1 4.3-3.6Z', tone: 'onAction' },
];

const khela: Brand = {
  ...marquee,
  merchant: 'khela',
  name: 'Khela',
  logo: '/icon/khela/mark.svg',
  mark: kite,
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

const flags = { FREEPLAY: '1', AGENTPOLICY3: '1', SIMSPEED: '0', RECOVEREMAIL: '1' };

/** Flags of all login methods that the demo has a provider for. */
const waysIn = { MOBILEREG: '1', MOBILEPWDREG: '1', SMSLOGIN: '1', RECOVERPHONE: '1', GOOGLELOGIN: '1', FBLOGIN: '1' };

/** Flags of a stricter brand. */
const checks = { SMSLOGIN: '1', PHONEAUTH: '1', VERIFYADDRESS: '1' };

/** Hosts that the demo's banners may link to: help with problem gambling. */
const linkHosts = ['www.gamblingtherapy.org'];

/** Banks and wallets that people of the demo's markets are paid at. */
const banks = {
  VN: ['Vietcombank', 'Techcombank', 'BIDV', 'VietinBank', 'MB Bank', 'ACB', 'Sacombank', 'VPBank'],
  BD: ['bKash', 'Nagad', 'Dutch-Bangla Bank', 'BRAC Bank', 'Islami Bank Bangladesh', 'City Bank'],
};

/** Accounts that the demo's bank transfers go to. Nobody has them. */
const depositAccounts = {
  VN: { bank: 'Vietcombank', accountNumber: '0000 1023 8475', payeeName: 'MARQUEE PLAY CO' },
  BD: { bank: 'BRAC Bank', accountNumber: '0000 5520 1834', payeeName: 'KHELA PLAY LTD' },
};

const settingsOf = (name: string, country: keyof typeof banks): BrandPlan['settings'] => ({
  country,
  banks: banks[country],
  depositAccount: depositAccounts[country],
  customerService: [
    { csType: 'WIDGET', path: '/support' },
    { csType: 'CHAT', path: '/support' },
    { csType: 'EMAIL', path: `mailto:help@${name}.example` },
    { csType: 'PHONE', path: 'tel:+442079460142' },
  ],
  resources: { getHelp: { url: 'https://www.gamblingtherapy.org/', labelNameEn: 'Get help' } },
  linkHosts,
  lotteryPlays: ['*'],
});

/** Source: README.md "Settings". */
export const brandPlans: BrandPlan[] = [
  {
    brand: marquee,
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    flags: { ...flags, ...waysIn, VIP: '1', MANPLAYREB3: '1' },
    settings: {
      ...settingsOf('marquee', 'VN'),
      // Who looks around in the demo for an hour still meets a payment that asks whether it has arrived.
      receiptMinutes: 120,
      profileFields: ['telegram', 'whatsapp', 'occupation'],
      zaloReward: { amounts: { USD: '500', VND: '131000' }, multiple: 1 },
      documents: ['identity', 'address'],
    },
    closedTypes: [],
  },
  // Numbers games that no authority draws are e-lotteries; official draws stay.
  {
    brand: khela,
    hosts: ['khela.localhost'],
    flags: { ...flags, ...checks, AGENTPOLICY3: '0' },
    settings: {
      ...settingsOf('khela', 'BD'),
      leadVendor: 'RKB',
      profileFields: ['whatsapp', 'facebook'],
      autoplay: true,
      quickStop: true,
      registration: {
        captcha: { show: true, required: true },
        email: { show: true },
        payeeName: { show: true },
        birthday: { show: true },
        affiliateCode: { show: true },
      },
    },
    closedTypes: ['COCKFIGHT', 'ELOTT'],
  },
];
