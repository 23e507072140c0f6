import type { z } from 'zod';
import type { calls } from './calls.ts';
import type { plannedCalls } from './plannedCalls.ts';

type Documented = typeof calls & typeof plannedCalls;
export type DocumentedCall = keyof Documented;

/** Groups of calls in the documentation, in the order in which they are shown. */
export const callTags = {
  System: 'The state of a brand, its settings and its lines.',
  Session: 'Logging in and out, and what proves who somebody is.',
  Registration: 'A new account, and the codes that it asks for.',
  Recovery: 'A new password for somebody who has lost theirs.',
  'Bot checks': 'Proof that a person asks, or somebody who has paid for it with work.',
  Member: 'The account of the member who asks.',
  Security: 'Devices, passkeys and the authenticator of the member who asks.',
  Wallet: 'Balance and transfers. Amounts are strings of digits in the smallest unit of their currency.',
  Games: 'The lobby, lists of games, and opening a game.',
  Lottery: 'Lottery games and their draws.',
  Content: 'Announcements, promotions and help.',
  Support: 'Chat, messages and feedback.',
  Points: 'Points, and what they buy.',
  Missions: 'Missions and their leader board.',
  Records: 'Bets of the member who asks, and exports.',
  Agents: 'Reports and contracts of an agent, about the own team alone.',
  Operator: 'What the operator of a brand sets.',
  Surroundings: 'Addresses that browsers and monitors ask without the envelope of a call.',
} as const;
export type CallTag = keyof typeof callTags;

interface CallText<Input> {
  tag: CallTag;
  /** What the call does, in one line. */
  summary: string;
  /** What the line leaves out: Markdown. */
  note?: string;
  /** Input that the call takes: shown as its body or as the values of its parameters. */
  example?: Input;
}

const ticket = 'Tm90QVJlYWxUaWNrZXQtb25seS1hbi1leGFtcGxlLTEyMw'.slice(0, 43);
const transferId = '0b9fd1a6-0b1c-4f2e-9d0e-2f6f0c3f7a11';
const favourite = { nodeId: 1, vendor: 'PG', gameType: 'RNG' } as const;
const team = { from: '2026-01-01', to: '2026-01-31' };
const account = {
  username: 'newplayer',
  password: 'Sunrise#2026',
  confirmPassword: 'Sunrise#2026',
  login: true,
  registerUrl: 'https://play.example/register',
  registerMethod: 'WEB',
  agreed: true,
} as const;
const passkeyText = {
  id: 'AQIDBA',
  rawId: 'AQIDBA',
  type: 'public-key',
  clientExtensionResults: {},
} as const;

/** What the documentation says of each call beside its shape. Source: API-01. */
export const callTexts: { [N in DocumentedCall]: CallText<z.input<Documented[N]['input']>> } = {
  permission: {
    tag: 'System',
    summary: 'Reads all that a page of the brand starts from',
    note: 'Holds `encKey`, the public key that encrypted bodies are sealed for.',
  },
  systemStatus: { tag: 'System', summary: 'Tells whether the brand is open, in maintenance or closed to the region' },
  whitelabel: { tag: 'System', summary: 'Lists the switches of the brand', note: 'A switch is on when its value is `1`.' },
  countryCodes: { tag: 'System', summary: 'Lists countries with their dialling codes' },
  domainRoutes: { tag: 'System', summary: 'Lists the lines on which the brand can be reached' },
  download: {
    tag: 'System',
    summary: 'Tells where the app is had',
    note: 'For a member the link holds a code that logs in once, within a minute.',
  },
  login: {
    tag: 'Session',
    summary: 'Logs in with a password, a code by text message or a verified telephone',
    note: 'After three failures a captcha is asked for: its ticket goes into `X-Captcha`, its letters into `captcha`. Where a second proof is wanted the answer holds `verify` in place of a token.',
    example: { username: 'player01', password: 'Marquee#2026' },
  },
  loginRemembered: {
    tag: 'Session',
    summary: 'Logs in with the cookie that `remember` has set',
    note: 'The cookie is replaced at each use.',
    example: { area: 'site' },
  },
  forgetBrowser: { tag: 'Session', summary: 'Forgets this browser and ends its sessions, by its cookies' },
  loginPasskey: {
    tag: 'Session',
    summary: 'Logs in with a passkey',
    note: '`response` is the assertion as `PublicKeyCredential.toJSON` gives it.',
    example: {
      ticket,
      response: { ...passkeyText, response: { clientDataJSON: 'e30', authenticatorData: 'AQIDBA', signature: 'AQIDBA' } },
    },
  },
  passkeyOptions: {
    tag: 'Session',
    summary: 'Gives what `navigator.credentials.get` is asked for a log-in by passkey',
    example: {},
  },
  loginFreeplay: {
    tag: 'Session',
    summary: 'Opens a trial account',
    note: '`token` is an encrypted body of its own: JWE compact of `iat`, `jti`, `path` and a random `nonce`.',
    example: {
      os: 'Windows',
      platform: 'W',
      token: 'eyJhbGciOiJFQ0RILUVTIn0..AAAAAAAAAAAAAAAA.AA.AAAAAAAAAAAAAAAAAAAAAA',
      gatewayVersion: 3,
    },
  },
  sendVerify: {
    tag: 'Session',
    summary: 'Sends the code of a second proof to the own number or address',
    example: { ticket, way: 'email' },
  },
  verifyAddress: {
    tag: 'Session',
    summary: 'Completes a log-in with a second proof',
    note: 'The ticket of the log-in is good for ten minutes and five answers.',
    example: { ticket, way: 'email', answer: '123456' },
  },
  loginCode: {
    tag: 'Session',
    summary: 'Gives a code that logs in on another line of the brand',
    note: 'Good once, within a minute.',
    example: {},
  },
  exchangeCode: { tag: 'Session', summary: 'Logs in with a code or with the token of a session', example: { code: ticket } },
  codeOwner: {
    tag: 'Session',
    summary: 'Names the account that a code or a token logs in',
    note: 'Nothing is used up.',
    example: { code: ticket },
  },
  logout: { tag: 'Session', summary: 'Ends every session of this browser' },
  registerRules: { tag: 'Registration', summary: 'Lists the fields of the registration with their rules' },
  register: {
    tag: 'Registration',
    summary: 'Registers a member by username and logs in',
    note: 'Which fields are shown and wanted is the brand’s choice: see `registerRules`.',
    example: account,
  },
  registerMobile: {
    tag: 'Registration',
    summary: 'Registers a member by mobile number and logs in',
    note: '`username` is the mobile number.',
    example: { ...account, username: '912000004', mobileNum: '912000004', countryDialingCode: '84', verificationCode: '123456' },
  },
  checkAffiliate: { tag: 'Registration', summary: 'Tells whether an invitation code is good', example: { code: 'AGENT01' } },
  sendRegisterCode: {
    tag: 'Registration',
    summary: 'Sends a code by text message to the number of a new account',
    note: 'One a minute and five an hour for a number, twenty an hour for a network.',
    example: { countryDialingCode: '84', mobileNo: '912000004', regType: 'username' },
  },
  sendLoginCode: {
    tag: 'Session',
    summary: 'Sends a code by text message, to log in with or to choose a new password with',
    note: 'One a minute and five an hour for a number, twenty an hour for a network. Whether the number has an account is not said.',
    example: { mobileNum: '912000004', countryDialingCode: '84' },
  },
  forgotByEmail: {
    tag: 'Recovery',
    summary: 'Sends a link with which a new password can be chosen',
    note: 'A form, not JSON. The captcha’s ticket goes into `X-Captcha`. Five an hour for a network.',
    example: { username: 'player01', email: 'player01@example.com', captcha: 'ABCD' },
  },
  resetByEmail: {
    tag: 'Recovery',
    summary: 'Chooses a new password with the code of the link',
    example: { code: ticket, newPassword: 'Sunrise#2026' },
  },
  resetByPhone: {
    tag: 'Recovery',
    summary: 'Chooses a new password with a code by text message',
    note: 'Ten an hour for a number.',
    example: { mobileNum: '912000004', countryDialingCode: '84', verificationCode: '123456', newPassword: 'Sunrise#2026' },
  },
  captcha: {
    tag: 'Bot checks',
    summary: 'Draws a picture of letters to be read',
    note: 'The answer is a base64 PNG; its ticket is in the header `X-Captcha`, good for one answer within five minutes.',
  },
  slider: { tag: 'Bot checks', summary: 'Draws a picture with a gap and the piece that fills it' },
  solveSlider: {
    tag: 'Bot checks',
    summary: 'Answers a sliding puzzle, or a bot check in its place',
    note: 'The ticket answered is good for one call that wants it.',
    example: { ticket, x: 120 },
  },
  botChallenge: {
    tag: 'Bot checks',
    summary: 'Gives a proof of work to do',
    note: 'Made for the library ALTCHA; what it answers goes into the field `altcha`.',
  },
  memberInfo: { tag: 'Member', summary: 'Reads the account of the member who asks' },
  setLanguage: { tag: 'Member', summary: 'Sets the language in which the member is written to', example: { language: 'EN' } },
  memberIcon: { tag: 'Member', summary: 'Reads the own picture and those that may be chosen' },
  changePassword: {
    tag: 'Member',
    summary: 'Changes the password',
    note: 'Ends every other session. The answer holds the token of the one that goes on.',
    example: { oldPassword: 'Marquee#2026', newPassword: 'Sunrise#2026', confirmNewPassword: 'Sunrise#2026' },
  },
  sendMemberCode: {
    tag: 'Member',
    summary: 'Sends a code to the own number or address',
    note: 'One a minute and five an hour for a number or an address.',
    example: { way: 'email', purpose: 'email' },
  },
  devices: { tag: 'Security', summary: 'Lists browsers that are logged in or remembered' },
  endDevice: { tag: 'Security', summary: 'Ends the sessions of a browser, or of all others', example: { id: 'all' } },
  loginHistory: { tag: 'Security', summary: 'Lists the last fifty tries to log in, newest first' },
  startTotp: {
    tag: 'Security',
    summary: 'Gives the secret for an authenticator app',
    note: 'It counts once `confirmTotp` has had its first code.',
    example: { password: 'Marquee#2026' },
  },
  confirmTotp: {
    tag: 'Security',
    summary: 'Turns the authenticator on and gives the recovery codes',
    note: 'The codes are shown once.',
    example: { code: '123456' },
  },
  removeTotp: { tag: 'Security', summary: 'Turns the authenticator off', example: { code: '123456' } },
  passkeys: { tag: 'Security', summary: 'Lists the passkeys, and what one more is made with' },
  addPasskey: {
    tag: 'Security',
    summary: 'Adds a passkey',
    note: '`response` is the attestation as `PublicKeyCredential.toJSON` gives it.',
    example: {
      password: 'Marquee#2026',
      name: 'Laptop',
      ticket,
      response: { ...passkeyText, response: { clientDataJSON: 'e30', attestationObject: 'AQIDBA' } },
    },
  },
  removePasskey: { tag: 'Security', summary: 'Removes a passkey', example: { id: 'AQIDBA' } },
  balance: {
    tag: 'Wallet',
    summary: 'Reads the balance',
    note: 'An answer with a smaller `seq` than one seen before is older than it.',
  },
  walletTransfer: {
    tag: 'Wallet',
    summary: 'Moves money to a vendor’s own wallet or back',
    note: 'The same `transferId` with the same body is carried out once.',
    example: { vassalage: 'PG', direction: 'in', amountMinor: '1000', transferId },
  },
  merchantWallet: { tag: 'Wallet', summary: 'Reads the balance at vendors with a wallet of their own', example: { isSingle: 0 } },
  consolidated: { tag: 'Agents', summary: 'Tells which contracts and requests an account has' },
  lobby: { tag: 'Games', summary: 'Reads everything that the first view of the lobby shows' },
  gameMenus: { tag: 'Games', summary: 'Lists the kinds of games of the navigation' },
  gameList: { tag: 'Games', summary: 'Lists games, filtered and by page' },
  hotGames: { tag: 'Games', summary: 'Lists the games that are hot' },
  vendors: { tag: 'Games', summary: 'Lists vendors by kind of games' },
  vendorLanes: { tag: 'Games', summary: 'Lists the games of one vendor by class', example: { gameVendor: 'PG' } },
  favouriteIds: { tag: 'Games', summary: 'Lists the numbers of the favourite games' },
  favourites: { tag: 'Games', summary: 'Lists the favourite games' },
  addFavourite: { tag: 'Games', summary: 'Adds a game to the favourites', example: favourite },
  removeFavourite: { tag: 'Games', summary: 'Takes a game from the favourites', example: favourite },
  recentGames: { tag: 'Games', summary: 'Lists the games played last' },
  winners: { tag: 'Games', summary: 'Lists the largest wins of late' },
  launchGame: {
    tag: 'Games',
    summary: 'Opens a game',
    note: 'The address that is answered opens it once, within five minutes.',
    example: { nodeId: 1 },
  },
  launchLotteryOrPvp: {
    tag: 'Games',
    summary: 'Opens a lottery game or a room of players',
    example: { gameCode: 'POKER', roomId: 'R1', language: 'EN' },
  },
  pvpRooms: { tag: 'Games', summary: 'Lists the rooms of a game between players', example: { gameCode: 'POKER', vassalage: 'PG' } },
  lotteryMenu: { tag: 'Lottery', summary: 'Lists lottery games by group', example: { prizeMode: 'LOTT' } },
  lotteryRecent: { tag: 'Lottery', summary: 'Lists the lottery games played last', example: { prizeMode: 'LOTT' } },
  openedNumeros: { tag: 'Lottery', summary: 'Lists the draws of a game', example: { gameCode: 'VN1' } },
  openNumero: { tag: 'Lottery', summary: 'Reads the open draw of a game and the last one', example: { gameCode: 'VN1' } },
  announcements: {
    tag: 'Content',
    summary: 'Lists banners, notices, pop-ups, promotions and announcements',
    example: { types: 'B,H' },
  },
  promotions: { tag: 'Content', summary: 'Lists promotions' },
  promotion: { tag: 'Content', summary: 'Reads one promotion', example: { id: '1' } },
  helpCentre: { tag: 'Content', summary: 'Reads the help articles and the terms' },
  chatModels: { tag: 'Support', summary: 'Lists the desks that can be chatted with' },
  launchChat: { tag: 'Support', summary: 'Gives the address of a chat' },
  unreadCount: { tag: 'Support', summary: 'Counts the notices not yet read' },
  readMessages: { tag: 'Support', summary: 'Marks notices as read', example: { box: 'notice', ids: 'all' } },
  feedback: { tag: 'Support', summary: 'Sends feedback', example: { type: 'game', content: 'The reels stand still.' } },
  claimRaffle: { tag: 'Missions', summary: 'Draws a prize of a raffle', example: { promotionId: '1', transferId } },
  missions: { tag: 'Missions', summary: 'Lists the missions and the days signed in' },
  missionLeaderboard: { tag: 'Missions', summary: 'Reads the leader board of the missions' },
  pointBalance: { tag: 'Points', summary: 'Reads the balance of points' },
  pointConfig: { tag: 'Points', summary: 'Reads at what ratio points become money' },
  pointRewards: { tag: 'Points', summary: 'Lists what points buy' },
  redeemReward: {
    tag: 'Points',
    summary: 'Buys a reward with points',
    example: { rewardId: '1', quantity: 1, paymentPassword: '246810', transferId },
  },
  redeemHistory: { tag: 'Points', summary: 'Lists what was redeemed' },
  convertPoints: { tag: 'Points', summary: 'Turns points into money', example: { points: '100', paymentPassword: '246810', transferId } },
  transactionDetail: { tag: 'Records', summary: 'Reads one transaction', example: { referenceNumber: 'T1' } },
  betRecords: { tag: 'Records', summary: 'Lists own bets', note: '`next` goes into `cursor` for the page after.', example: team },
  startExport: {
    tag: 'Records',
    summary: 'Prepares a report as CSV',
    note: 'The address answered gives the file once, within 60 seconds, without a session.',
    example: { report: 'bets', query: team },
  },
  teamOverview: { tag: 'Agents', summary: 'Reads the figures of the own team', example: team },
  teamBetting: { tag: 'Agents', summary: 'Lists the bets of the own team by day', example: team },
  dailyContracts: { tag: 'Agents', summary: 'Lists contracts of daily salary' },
  dividendContracts: { tag: 'Agents', summary: 'Lists contracts of dividends' },
  hourlyContracts: { tag: 'Agents', summary: 'Lists contracts of hourly salary, or acts on one', example: { side: 'taken' } },
  realtimeContracts: { tag: 'Agents', summary: 'Lists contracts of real-time salary, or acts on one', example: { side: 'taken' } },
  setStatus: {
    tag: 'Operator',
    summary: 'Opens the brand, or closes it for maintenance',
    example: { status: 1, maintenanceEnd: 1_798_761_600_000 },
  },
};
