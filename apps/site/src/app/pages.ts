import { isAgent } from '@site/rules/account';
import { type ChunkTerms, definePage, type Viewer, type PageTerms } from './definePage';

const isAgents = ({ member }: Viewer) => member !== undefined && isAgent(member);

/** All pages of the site. Source: RTE-01, RTE-10, RTE-12, SHL-02, SHL-04, SHL-05, SHL-11, SHL-15. */
export const pages = {
  lobby: definePage({
    at: ['/', '/index', '/index.html', '/home', '/login', '/register'],
    isWhole: true,
    isListed: true,
  }),
  category: definePage({
    at: [
      { path: '/rng', title: 'category.RNG', about: 'rng' },
      { path: '/live', title: 'category.LIVE', about: 'live' },
      { path: '/fish', title: 'category.FISH', about: 'fish' },
      { path: '/pvp', title: 'category.PVP', about: 'pvp' },
      { path: '/sports', title: 'category.SPORTS', about: 'sports' },
      { path: '/esports', title: 'category.ESPORTS', about: 'esports' },
      { path: '/elott', title: 'category.ELOTT', about: 'lottery' },
      { path: '/lott', title: 'category.ELOTT', about: 'lottery' },
      { path: '/cockfight', title: 'category.COCKFIGHT', about: 'cockfight' },
    ],
    chunk: 'category/CategoryPage',
    load: () => import('../areas/category/CategoryPage'),
    namespaces: ['games'],
    shape: 'category',
    isWhole: true,
  }),
  hot: definePage({
    at: ['/hot'],
    title: 'lobby.hot',
    about: 'hot',
    chunk: 'lobby/HotPage',
    load: () => import('../areas/lobby/HotPage'),
    namespaces: ['games'],
    shape: 'hot',
    isWhole: true,
    isListed: true,
  }),
  favourite: definePage({
    at: ['/favorite', '/favorite/favorite', { path: '/favorite/recent', title: 'lobby.recent' }],
    title: 'lobby.favourites',
    about: 'favorite',
    chunk: 'favourite/FavouritePage',
    load: () => import('../areas/favourite/FavouritePage'),
    namespaces: ['games'],
    shape: 'favourite',
    places: { favourites: { icon: 'favourites' } },
  }),
  search: definePage({
    at: ['/search'],
    title: 'shell.search',
    about: 'search',
    chunk: 'search/SearchPage',
    load: () => import('../areas/search/SearchPage'),
    namespaces: ['games'],
    shape: 'search',
    isWhole: true,
    isHidden: true,
  }),
  promotions: definePage({
    at: ['/promotions'],
    title: 'place.promotions',
    about: 'promotions',
    chunk: 'content/PromotionsPage',
    load: () => import('../areas/content/PromotionsPage'),
    namespaces: ['content'],
    shape: 'promotions',
    isWhole: true,
    isListed: true,
    places: { promotions: { icon: 'tag' } },
  }),
  announce: definePage({
    at: ['/announce'],
    title: 'place.announcements',
    about: 'announce',
    chunk: 'content/AnnouncePage',
    load: () => import('../areas/content/AnnouncePage'),
    namespaces: ['content'],
    shape: 'announce',
    isWhole: true,
    isListed: true,
    places: { announcements: { icon: 'notice' } },
  }),
  help: definePage({
    at: ['/help'],
    title: 'place.help',
    about: 'help',
    chunk: 'content/HelpPage',
    load: () => import('../areas/content/HelpPage'),
    namespaces: ['content'],
    shape: 'help',
    isWhole: true,
    isListed: true,
    isUndisturbed: true,
    places: { help: { icon: 'help' }, terms: { icon: 'document', hash: 'term' } },
  }),
  down: definePage({
    at: ['/down'],
    title: 'place.getApp',
    about: 'down',
    chunk: 'content/DownPage',
    load: () => import('../areas/content/DownPage'),
    namespaces: ['content'],
    shape: 'down',
    isWhole: true,
    isListed: true,
    places: { getApp: { icon: 'phone' } },
  }),
  lines: definePage({
    at: ['/lines'],
    title: 'menu.lines',
    chunk: 'system/LinesPage',
    load: () => import('../areas/system/LinesPage'),
    namespaces: ['lines', 'content'],
  }),
  forget: definePage({
    at: ['/forget'],
    title: 'session.forgot',
    chunk: 'recovery/ForgetPage',
    load: () => import('../areas/recovery/ForgetPage'),
    namespaces: ['session', 'registration'],
  }),
  game: definePage({
    at: ['/seamless'],
    title: 'game.untitled',
    frame: 'bare',
    chunk: 'game/GamePage',
    load: () => import('../areas/game/GamePage'),
    namespaces: ['shell'],
    shape: 'bare',
    isHidden: true,
  }),
  lottery: definePage({
    at: ['/lottery', '/lottert', '/seaLottery', '/vnLottery'],
    title: 'category.ELOTT',
    frame: 'bare',
    chunk: 'lottery/LotteryPage',
    load: () => import('../areas/lottery/LotteryPage'),
    namespaces: ['lottery', 'shell'],
    shape: 'bare',
  }),
  pointMall: definePage({ at: ['/pointMall'], isPlanned: true, places: { pointMall: { icon: 'gift' } } }),
  agentLogin: definePage({
    at: ['/agent'],
    title: 'place.agents',
    about: 'agent',
    frame: 'bare',
    chunk: 'agent/AgentLoginPage',
    load: () => import('../areas/agent/AgentLoginPage'),
    namespaces: ['agent', 'session'],
    shape: 'bare',
    places: { agents: { icon: 'team' } },
  }),

  security: definePage({
    at: ['/member/securityCenter'],
    title: 'place.security',
    frame: 'member',
    chunk: 'member/security/SecurityPage',
    load: () => import('../areas/member/security/SecurityPage'),
    shape: 'list',
    places: { account: { icon: 'user' }, security: { icon: 'shield' } },
  }),
  bettingRecord: definePage({
    at: ['/member/personalHistoryCopy'],
    title: 'place.bettingRecord',
    frame: 'member',
    chunk: 'member/BettingRecord',
    load: () => import('../areas/member/BettingRecord'),
    shape: 'list',
    places: { bettingRecord: { icon: 'records' } },
  }),
  deposit: definePage({ at: ['/member/depositv2'], frame: 'member', isPlanned: true, places: { deposit: { icon: 'deposit' } } }),
  withdraw: definePage({ at: ['/member/withdraw'], frame: 'member', isPlanned: true, places: { withdraw: { icon: 'withdraw' } } }),
  income: definePage({
    at: ['/member/personalProfit'],
    frame: 'member',
    isPlanned: true,
    places: { income: { icon: 'chart', isFor: (onlooker) => !isAgents(onlooker) } },
  }),
  messages: definePage({ at: ['/member/messageV2'], frame: 'member', isPlanned: true, places: { messages: { icon: 'message' } } }),
  missions: definePage({ at: ['/member/missionLeaderboard'], frame: 'member', isPlanned: true, places: { missions: { icon: 'star' } } }),
  rewards: definePage({ at: ['/member/rewardCenter'], frame: 'member', isPlanned: true, places: { rewards: { icon: 'gift' } } }),
  referral: definePage({ at: ['/member/referral'], frame: 'member', isPlanned: true, places: { inviteFriends: { icon: 'share' } } }),
  manualRebate: definePage({
    at: ['/member/manualRebate'],
    frame: 'member',
    isPlanned: true,
    places: { manualRebate: { icon: 'coin', isFor: ({ isOn }) => isOn('MANPLAYREB3') } },
  }),
  vip: definePage({
    at: ['/member/playerRank'],
    frame: 'member',
    isPlanned: true,
    places: { vip: { icon: 'crown', isFor: ({ member, isOn }) => isOn('VIP') && member?.hasVip !== false } },
  }),

  agentOverview: definePage({
    at: ['/agentHome/agentTeamOverview'],
    title: 'place.agentCentre',
    frame: 'agent',
    chunk: 'agent/TeamOverview',
    load: () => import('../areas/agent/TeamOverview'),
    shape: 'desk',
    places: { agentCentre: { icon: 'team', isFor: isAgents } },
    desk: { group: 'team', icon: 'home', label: 'overview.title' },
  }),
  teamBetting: definePage({
    at: ['/agentHome/personalHistoryCopy'],
    title: 'place.agentCentre',
    frame: 'agent',
    report: 'teamBetting',
    desk: { group: 'reports', icon: 'table', label: 'betting.title' },
  }),
  agentRevenue: definePage({
    at: ['/agentHome/agentRevenueReport'],
    frame: 'agent',
    isPlanned: true,
    places: { income: { icon: 'chart', isFor: isAgents } },
  }),

  /** Replaces a page that could not be loaded. */
  offline: definePage({
    at: ['/offline'],
    title: 'status.offlineTitle',
    chunk: 'offline/OfflinePage',
    load: () => import('../areas/offline/OfflinePage'),
    namespaces: ['shell'],
  }),
} satisfies Record<string, PageTerms>;

export type PageName = keyof typeof pages;

/** Layouts of the centres. A centre's own address redirects to its first page. */
export const centres = {
  member: {
    at: '/member',
    first: 'security',
    chunk: 'member/MemberPage',
    load: () => import('../areas/member/MemberPage'),
    namespaces: ['member', 'report'],
    shape: 'member',
  },
  agent: {
    at: '/agentHome/*',
    first: 'agentOverview',
    chunk: 'agent/AgentHome',
    load: () => import('../areas/agent/AgentHome'),
    namespaces: ['agent', 'report'],
    shape: 'desk',
  },
} as const satisfies Record<string, ChunkTerms & { at: string; first: PageName }>;

/** Shows the pages that are a report and nothing more. */
export const reportPage = {
  chunk: 'report/ReportPage',
  load: () => import('../areas/report/ReportPage'),
} satisfies ChunkTerms;

/** Pages that replace others. */
export const fallbackPages = {
  /** While the site is closed. */
  closed: { chunk: 'status/ClosedPage', load: () => import('../areas/status/ClosedPage'), namespaces: ['shell'] },
  notFound: { chunk: 'status/NotFound', load: () => import('../areas/status/NotFound') },
} satisfies Record<string, ChunkTerms>;
