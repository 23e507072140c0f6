import { teamBetting, teamOverview } from './agent.ts';
import type { Call } from './call.ts';
import { botChallenge, captcha, slider, solveSlider } from './captcha.ts';
import { announcements, promotion, promotions } from './content.ts';
import {
  addFavourite,
  favouriteIds,
  favourites,
  gameList,
  gameMenus,
  hotGames,
  launchGame,
  recentGames,
  removeFavourite,
  vendorLanes,
  vendors,
  winners,
} from './games.ts';
import { lobby } from './lobby.ts';
import { betRecords, startExport } from './records.ts';
import { forgotByEmail, resetByEmail, resetByPhone, sendMemberCode } from './recovery.ts';
import { checkAffiliate, register, registerMobile, registerRules, sendLoginCode, sendRegisterCode } from './registration.ts';
import type { routes } from './routes.ts';
import { addPasskey, confirmTotp, devices, endDevice, loginHistory, passkeys, removePasskey, removeTotp, startTotp } from './security.ts';
import {
  changePassword,
  countryCodes,
  exchangeCode,
  codeOwner,
  forgetBrowser,
  login,
  loginCode,
  loginFreeplay,
  loginPasskey,
  loginRemembered,
  logout,
  memberIcon,
  memberInfoCall,
  passkeyOptions,
  sendVerify,
  setLanguage,
  verifyAddress,
} from './session.ts';
import { chatModels, domainRoutes, download, helpCentre, launchChat, readMessages, unreadCount } from './support.ts';
import { permission, systemStatus, whitelabel } from './system.ts';
import { balance } from './wallet.ts';

/** Every call, by name. A route without terms, or terms without a route, does not compile. */
export const calls = {
  permission,
  systemStatus,
  whitelabel,
  login,
  logout,
  memberInfo: memberInfoCall,
  registerRules,
  register,
  registerMobile,
  checkAffiliate,
  sendLoginCode,
  sendRegisterCode,
  forgotByEmail,
  resetByEmail,
  resetByPhone,
  sendMemberCode,
  captcha,
  slider,
  solveSlider,
  botChallenge,
  countryCodes,
  loginRemembered,
  loginPasskey,
  loginFreeplay,
  passkeyOptions,
  verifyAddress,
  setLanguage,
  memberIcon,
  devices,
  endDevice,
  loginHistory,
  startTotp,
  confirmTotp,
  removeTotp,
  passkeys,
  addPasskey,
  removePasskey,
  changePassword,
  sendVerify,
  gameMenus,
  balance,
  lobby,
  gameList,
  hotGames,
  vendors,
  announcements,
  vendorLanes,
  favouriteIds,
  favourites,
  addFavourite,
  removeFavourite,
  recentGames,
  winners,
  promotions,
  promotion,
  helpCentre,
  download,
  domainRoutes,
  chatModels,
  launchChat,
  unreadCount,
  readMessages,
  loginCode,
  exchangeCode,
  codeOwner,
  forgetBrowser,
  launchGame,
  betRecords,
  teamOverview,
  teamBetting,
  startExport,
} as const satisfies Record<keyof typeof routes, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
