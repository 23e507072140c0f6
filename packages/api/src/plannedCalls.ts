import type { Call } from './call.ts';
import { dailyContracts, dividendContracts, hourlyContracts, missionLeaderboard, missions, realtimeContracts } from './earnings.ts';
import { launchLotteryOrPvp, pvpRooms } from './games.ts';
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
import { chatModels, claimRaffle, feedback, launchChat } from './support.ts';
import { consolidated, merchantWallet, walletTransfer } from './wallet.ts';

/**
 * Calls of the specification that are agreed and have no handler: the service answers each with `unavailable`.
 * A call that gets its handler moves to `calls.ts`, and its verb and path to `routes.ts`.
 */
export const plannedCalls = {
  captcha,
  changePassword,
  chatModels,
  checkAffiliate,
  claimRaffle,
  consolidated,
  convertPoints,
  dailyContracts,
  dividendContracts,
  feedback,
  forgotByEmail,
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
  redeemHistory,
  redeemReward,
  register,
  registerMobile,
  registerRules,
  resetByPhone,
  sendLoginCode,
  sendRegisterCode,
  transactionDetail,
  walletTransfer,
} as const satisfies Record<string, Call>;
