import type { CallName, Calls } from '@site/api/calls';
import teamBetting from './agent/teamBetting.ts';
import teamOverview from './agent/teamOverview.ts';
import botChallenge from './captcha/botChallenge.ts';
import captcha from './captcha/captcha.ts';
import slider from './captcha/slider.ts';
import solveSlider from './captcha/solveSlider.ts';
import announcements from './content/announcements.ts';
import promotion from './content/promotion.ts';
import promotions from './content/promotions.ts';
import startExport from './exports/startExport.ts';
import addFavourite from './games/addFavourite.ts';
import favouriteIds from './games/favouriteIds.ts';
import favourites from './games/favourites.ts';
import gameList from './games/gameList.ts';
import gameMenus from './games/gameMenus.ts';
import hotGames from './games/hotGames.ts';
import lobby from './games/lobby.ts';
import recentGames from './games/recentGames.ts';
import removeFavourite from './games/removeFavourite.ts';
import vendorLanes from './games/vendorLanes.ts';
import vendors from './games/vendors.ts';
import winners from './games/winners.ts';
import type { Handler } from './handle.ts';
import forgotByEmail from './recovery/forgotByEmail.ts';
import resetByEmail from './recovery/resetByEmail.ts';
import resetByPhone from './recovery/resetByPhone.ts';
import sendMemberCode from './recovery/sendMemberCode.ts';
import checkAffiliate from './registration/checkAffiliate.ts';
import register from './registration/register.ts';
import registerMobile from './registration/registerMobile.ts';
import registerRules from './registration/registerRules.ts';
import sendLoginCode from './registration/sendLoginCode.ts';
import sendRegisterCode from './registration/sendRegisterCode.ts';
import addPasskey from './security/addPasskey.ts';
import confirmTotp from './security/confirmTotp.ts';
import devices from './security/devices.ts';
import endDevice from './security/endDevice.ts';
import loginHistory from './security/loginHistory.ts';
import passkeys from './security/passkeys.ts';
import removePasskey from './security/removePasskey.ts';
import removeTotp from './security/removeTotp.ts';
import startTotp from './security/startTotp.ts';
import changePassword from './session/changePassword.ts';
import countryCodes from './session/countryCodes.ts';
import codeOwner from './session/codeOwner.ts';
import exchangeCode from './session/exchangeCode.ts';
import forgetBrowser from './session/forgetBrowser.ts';
import login from './session/login.ts';
import loginCode from './session/loginCode.ts';
import loginFreeplay from './session/loginFreeplay.ts';
import loginPasskey from './session/loginPasskey.ts';
import loginRemembered from './session/loginRemembered.ts';
import logout from './session/logout.ts';
import memberIcon from './session/memberIcon.ts';
import memberInfo from './session/memberInfo.ts';
import passkeyOptions from './session/passkeyOptions.ts';
import sendVerify from './session/sendVerify.ts';
import setLanguage from './session/setLanguage.ts';
import verifyAddress from './session/verifyAddress.ts';
import chatModels from './support/chatModels.ts';
import download from './support/download.ts';
import helpCentre from './support/helpCentre.ts';
import launchChat from './support/launchChat.ts';
import readMessages from './support/readMessages.ts';
import unreadCount from './support/unreadCount.ts';
import domainRoutes from './system/domainRoutes.ts';
import permission from './system/permission.ts';
import systemStatus from './system/systemStatus.ts';
import whitelabel from './system/whitelabel.ts';
import balance from './wallet/balance.ts';
import betRecords from './wallet/betRecords.ts';
import launchGame from './wallet/launchGame.ts';

/** Who answers each call: one without a handler does not compile. */
export const handlers: { [N in CallName]: Handler<Calls[N]> } = {
  permission,
  systemStatus,
  whitelabel,
  login,
  logout,
  memberInfo,
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
};
