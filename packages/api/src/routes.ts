export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The body travels as JWE compact. */
  enc?: true;
  /** The body travels as a form's. */
  form?: true;
}

/**
 * Verb and path of every call: all that the browser needs to make one. What may be asked and answered stands in `calls.ts`.
 *
 * Source: spec §7; calls.md §3 to §7.
 */
export const routes = {
  permission: { method: 'GET', path: '/wps/system/permission' },
  systemStatus: { method: 'GET', path: '/wps/system/status' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel' },
  login: { method: 'POST', path: '/wps/session/login', enc: true },
  logout: { method: 'DELETE', path: '/wps/session/logout' },
  memberInfo: { method: 'GET', path: '/wps/member/info' },
  registerRules: { method: 'GET', path: '/wps/system/setting/register' },
  register: { method: 'PUT', path: '/wps/member/register', enc: true },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', enc: true },
  checkAffiliate: { method: 'GET', path: '/wps/agent/affiliate' },
  sendLoginCode: { method: 'POST', path: '/wps/verification/sms/noLogin' },
  sendRegisterCode: { method: 'POST', path: '/wps/verification/sms/register' },
  forgotByEmail: { method: 'POST', path: '/wps/member/password/email', form: true },
  resetByEmail: { method: 'POST', path: '/wps/member/password/reset', enc: true },
  resetByPhone: { method: 'POST', path: '/wps/member/password/verification', enc: true },
  sendMemberCode: { method: 'POST', path: '/wps/verification/code' },
  captcha: { method: 'GET', path: '/wps/captcha' },
  slider: { method: 'GET', path: '/wps/captcha/slider' },
  solveSlider: { method: 'POST', path: '/wps/captcha/slider' },
  botChallenge: { method: 'GET', path: '/wps/captcha/challenge' },
  countryCodes: { method: 'GET', path: '/wps/system/countryCode' },
  loginRemembered: { method: 'POST', path: '/wps/session/login/remember' },
  loginPasskey: { method: 'POST', path: '/wps/session/login/passkey' },
  loginFreeplay: { method: 'POST', path: '/wps/session/login/freeplay' },
  passkeyOptions: { method: 'POST', path: '/wps/session/passkey/options' },
  verifyAddress: { method: 'POST', path: '/wps/session/verify', enc: true },
  setLanguage: { method: 'PUT', path: '/wps/member/language' },
  memberIcon: { method: 'GET', path: '/wps/member/info/icon' },
  devices: { method: 'GET', path: '/wps/session/devices' },
  endDevice: { method: 'DELETE', path: '/wps/session/devices' },
  loginHistory: { method: 'GET', path: '/wps/session/history' },
  startTotp: { method: 'POST', path: '/wps/member/totp', enc: true },
  confirmTotp: { method: 'PUT', path: '/wps/member/totp', enc: true },
  removeTotp: { method: 'DELETE', path: '/wps/member/totp' },
  passkeys: { method: 'GET', path: '/wps/member/passkeys' },
  addPasskey: { method: 'POST', path: '/wps/member/passkeys', enc: true },
  removePasskey: { method: 'DELETE', path: '/wps/member/passkeys' },
  changePassword: { method: 'POST', path: '/wps/member/password', enc: true },
  gameMenus: { method: 'GET', path: '/lgw/games/game_menus' },
  balance: { method: 'GET', path: '/wps/v2/wallets/balance' },
  lobby: { method: 'GET', path: '/wps/lobby' },
  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  vendors: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements' },
  vendorLanes: { method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor' },
  favouriteIds: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames' },
  favourites: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList' },
  addFavourite: { method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2' },
  removeFavourite: { method: 'DELETE', path: '/wps/relay/MCSFE_removeFavoriteGameV2' },
  recentGames: { method: 'GET', path: '/wps/relay/GCS_recentGame' },
  winners: { method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  promotions: { method: 'GET', path: '/wps/promotions' },
  promotion: { method: 'GET', path: '/wps/promotions/detail' },
  helpCentre: { method: 'GET', path: '/wps/system/helpCenter' },
  download: { method: 'GET', path: '/wps/system/download' },
  domainRoutes: { method: 'GET', path: '/wps/system/domainRoute' },
  chatModels: { method: 'GET', path: '/wps/relay/CBS_modelList' },
  launchChat: { method: 'GET', path: '/wps/relay/CBS_launchChat' },
  unreadCount: { method: 'GET', path: '/wps/relay/CSP_unreadCount' },
  readMessages: { method: 'PUT', path: '/wps/messages' },
  loginCode: { method: 'POST', path: '/wps/session/code' },
  exchangeCode: { method: 'POST', path: '/wps/session/exchange' },
  launchGame: { method: 'GET', path: '/wps/relay/GCS_gameLaunchFB' },
  betRecords: { method: 'GET', path: '/wps/records/bets' },
  teamOverview: { method: 'GET', path: '/wps/agent/overview' },
  teamBetting: { method: 'GET', path: '/wps/agent/reports/teamBetting' },
  startExport: { method: 'POST', path: '/wps/exports' },
} as const satisfies Record<string, Route>;
