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
import exchangeCode from './session/exchangeCode.ts';
import login from './session/login.ts';
import logout from './session/logout.ts';
import memberInfo from './session/memberInfo.ts';
import download from './support/download.ts';
import helpCentre from './support/helpCentre.ts';
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
  captcha,
  slider,
  solveSlider,
  botChallenge,
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
  unreadCount,
  readMessages,
  exchangeCode,
  launchGame,
  betRecords,
  teamOverview,
  teamBetting,
  startExport,
};
