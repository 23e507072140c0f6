import type { Call } from './call.ts';
import { dailyContracts, dividendContracts, hourlyContracts, missionLeaderboard, missions, realtimeContracts } from './earnings.ts';
import { launchLotteryOrPvp, pvpRooms } from './games.ts';
import { lotteryMenu, lotteryRecent, openedNumeros, openNumero } from './lottery.ts';
import { convertPoints, pointBalance, pointConfig, pointRewards, redeemHistory, redeemReward, transactionDetail } from './points.ts';
import { forgotByEmail, resetByEmail, resetByPhone, sendMemberCode } from './recovery.ts';
import { checkAffiliate, register, registerMobile, registerRules, sendLoginCode, sendRegisterCode } from './registration.ts';
import { addPasskey, confirmTotp, devices, endDevice, loginHistory, passkeys, removePasskey, removeTotp, startTotp } from './security.ts';
import {
  changePassword,
  countryCodes,
  loginFreeplay,
  loginPasskey,
  loginRemembered,
  memberIcon,
  passkeyOptions,
  sendVerify,
  setLanguage,
  verifyAddress,
} from './session.ts';
import { chatModels, claimRaffle, feedback, launchChat } from './support.ts';
import { consolidated, merchantWallet, walletTransfer } from './wallet.ts';

/**
 * Calls of the specification that are agreed and have no handler: the service answers each with `unavailable`.
 * A call that gets its handler moves to `calls.ts`, and its verb and path to `routes.ts`.
 */
export const plannedCalls = {
  addPasskey,
  changePassword,
  chatModels,
  checkAffiliate,
  claimRaffle,
  confirmTotp,
  consolidated,
  convertPoints,
  countryCodes,
  dailyContracts,
  devices,
  dividendContracts,
  endDevice,
  feedback,
  forgotByEmail,
  hourlyContracts,
  launchChat,
  launchLotteryOrPvp,
  loginFreeplay,
  loginHistory,
  loginPasskey,
  loginRemembered,
  lotteryMenu,
  lotteryRecent,
  memberIcon,
  merchantWallet,
  missionLeaderboard,
  missions,
  openedNumeros,
  openNumero,
  passkeyOptions,
  passkeys,
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
  removePasskey,
  removeTotp,
  resetByEmail,
  resetByPhone,
  sendLoginCode,
  sendMemberCode,
  sendRegisterCode,
  sendVerify,
  setLanguage,
  startTotp,
  transactionDetail,
  verifyAddress,
  walletTransfer,
} as const satisfies Record<string, Call>;
