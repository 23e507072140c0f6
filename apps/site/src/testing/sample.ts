import type { Game } from '@site/api/games';
import type { MemberInfo } from '@site/api/member';
import type { InitialData } from '@site/api/page';
import type { BalanceValue } from '@site/api/wallet';

export const game: Game = {
  nodeId: 7,
  nodeName: 'Gold Tiger',
  gameName: 'Gold Tiger',
  displayName: 'Gold Tiger',
  gameType: 'RNG',
  vassalage: 'LTW',
  gameCode: 'gold-tiger',
  gameClassify: 'SLOT',
  isHot: 1,
  isNew: 0,
  showIcon: 1,
  iconUrl: '/art/vendor/LTW.svg',
  lagerIcon: '/art/poster/gold-tiger-340.webp',
  pictures: [],
  ground: 'crimson',
  status: 'open',
  vendorName: 'Lantern Works',
};

export const member: MemberInfo = {
  id: '16',
  account: 'player01',
  userName: 'player01',
  nickname: 'Mai Anh',
  icon: '',
  type: 0,
  currency: 'USD',
  currencySymbol: '$',
  countryCode: 'VN',
  language: 'EN',
  hasVip: false,
  vipLabelName: '',
  vipRankLevel: 0,
  availablePromoCount: 0,
  lastLogin: null,
  blockedTypes: [],
  exclusion: null,
  mustChangePassword: false,
  mustAgree: false,
};

export const welcome = { token: 'token-1', firstTimeLogin: false, passwordExpired: false, mustChangePassword: false, info: member };

export const balance = (balanceMinor: string, seq: number): BalanceValue => ({
  balance: balanceMinor,
  currency: 'USD',
  currencySymbol: '$',
  lockedMinor: '0',
  bonusMinor: '0',
  asOf: 0,
  seq,
});

export const first: InitialData = {
  language: 'EN',
  lobby: null,
  games: null,
  permission: {
    info: {
      customerService: [],
      domainRoute: [],
      resources: {},
      whitelabel: {},
      register: { mobile: false, username: false },
      mainDomain: '',
      analytics: { endpoint: '' },
      imageCDNs: [],
      launchGameCDNs: [],
    },
    location: { ip: '127.0.0.1', country: 'VN', dialling: '+84' },
    maintenance: false,
    regionRestriction: false,
    maintenanceEnd: null,
    encKey: { kid: 'none', jwk: {} },
    brand: {
      merchant: 'marquee',
      name: 'Marquee',
      logo: '',
      tokens: {},
      languages: ['EN', 'BN', 'AR'],
      defaultLanguage: 'EN',
      currency: 'USD',
      zone: 'Asia/Ho_Chi_Minh',
      minAge: 18,
      licence: '',
      playMoney: true,
    },
    serverTime: 0,
  },
};

/** Returns an in-memory `Storage`. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
