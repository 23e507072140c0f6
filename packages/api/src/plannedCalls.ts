import type { Call } from './call.ts';
import { dailyContracts, dividendContracts, hourlyContracts, missionLeaderboard, missions, realtimeContracts } from './earnings.ts';
import { launchLotteryOrPvp, pvpRooms } from './games.ts';
import { lotteryMenu, lotteryRecent, openedNumeros, openNumero } from './lottery.ts';
import { convertPoints, pointBalance, pointConfig, pointRewards, redeemHistory, redeemReward, transactionDetail } from './points.ts';
import { claimRaffle, feedback } from './support.ts';
import { setStatus } from './system.ts';
import { consolidated, merchantWallet, walletTransfer } from './wallet.ts';

/**
 * Calls that are agreed and have no handler: the service answers each with `unavailable`.
 * A call that gets its handler moves to `calls.ts`, and its verb and path to `routes.ts`.
 */
export const plannedCalls = {
  claimRaffle,
  consolidated,
  convertPoints,
  dailyContracts,
  dividendContracts,
  feedback,
  hourlyContracts,
  launchLotteryOrPvp,
  lotteryMenu,
  lotteryRecent,
  merchantWallet,
  missionLeaderboard,
  missions,
  openedNumeros,
  openNumero,
  pointBalance,
  pointConfig,
  pointRewards,
  pvpRooms,
  realtimeContracts,
  redeemHistory,
  redeemReward,
  setStatus,
  transactionDetail,
  walletTransfer,
} as const satisfies Record<string, Call>;
