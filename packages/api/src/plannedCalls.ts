import type { Call } from './call.ts';
import { dailyContracts, dividendContracts, hourlyContracts, missionLeaderboard, missions, realtimeContracts } from './earnings.ts';
import {
  addFavourite,
  favouriteIds,
  favourites,
  launchLotteryOrPvp,
  pvpRooms,
  recentGames,
  removeFavourite,
  vendorLanes,
  winners,
} from './games.ts';
import { lotteryMenu, lotteryRecent, openedNumeros, openNumero } from './lottery.ts';
import { convertPoints, pointBalance, pointConfig, pointRewards, redeemHistory, redeemReward, transactionDetail } from './points.ts';
import {
  captcha,
  changePassword,
  checkAffiliate,
  forgotByEmail,
  loginFreeplay,
  memberIcon,
  register,
  registerMobile,
  registerRules,
  resetByPhone,
  sendLoginCode,
  sendRegisterCode,
} from './session.ts';
import { chatModels, claimRaffle, domainRoutes, feedback, helpCentre, launchChat, unreadCount } from './support.ts';
import { consolidated, merchantWallet, walletTransfer } from './wallet.ts';

/**
 * Calls of the specification that are agreed and have no handler: the service answers each with `unavailable`.
 * A call that gets its handler moves to `calls.ts`, and its verb and path to `routes.ts`.
 */
export const plannedCalls = {
  addFavourite,
  captcha,
  changePassword,
  chatModels,
  checkAffiliate,
  claimRaffle,
  consolidated,
  convertPoints,
  dailyContracts,
  dividendContracts,
  domainRoutes,
  favouriteIds,
  favourites,
  feedback,
  forgotByEmail,
  helpCentre,
  hourlyContracts,
  launchChat,
  launchLotteryOrPvp,
  loginFreeplay,
  lotteryMenu,
  lotteryRecent,
  memberIcon,
  merchantWallet,
  missionLeaderboard,
  missions,
  openNumero,
  openedNumeros,
  pointBalance,
  pointConfig,
  pointRewards,
  pvpRooms,
  realtimeContracts,
  recentGames,
  redeemHistory,
  redeemReward,
  register,
  registerMobile,
  registerRules,
  removeFavourite,
  resetByPhone,
  sendLoginCode,
  sendRegisterCode,
  transactionDetail,
  unreadCount,
  vendorLanes,
  walletTransfer,
  winners,
} as const satisfies Record<string, Call>;
