import type { Props } from './components';

const nothing = () => undefined;

/** Props of components that stories show only inside others, with everything between computed by those. */
export const parts: Record<string, Props> = {
  Bulbs: { along: 'M0 0h110' },
  Change: { value: 120n, before: 100n, labels: { up: 'up', down: 'down' } },
  DeskCard: { title: 'Team', children: null },
  DiallingCode: {
    value: { country: 'VN', dialling: '+84' },
    onChange: nothing,
    labels: { code: 'Country code', title: 'Country', search: 'Search', none: () => 'None', close: 'Close' },
  },
  Figure: { value: 120_000n, kind: 'money', format: { currency: 'USD', timeZone: 'Asia/Dhaka' } },
  Lantern: { x: 0, y: 0 },
  LinkOrButton: { href: '/wallet', children: 'Wallet' },
  SiteFrame: { header: null, menu: null, isMenuWide: true, footer: null, labels: { skip: 'Skip to content' }, children: null },
  SkeletonBlock: {},
  Sparkline: { items: [1, 3, 2], shape: 'line' },
  VipEmblem: { level: 3 },
};
