import { z } from 'zod';
import { currency, languageCode, time } from './common.ts';

/** 0 member, 1 master agent, 2 agent, 4 trial, 41 promoter, 42 sub-agent. Source: spec §6, DR-10.1. */
export const accountType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]);
export type AccountType = z.infer<typeof accountType>;

/** Source: spec §3 "Member info" and "Public store values"; calls.md §2. */
export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  userName: z.string(),
  nickname: z.string(),
  /** Name of the own picture among those that `memberIcon` offers; empty is none. */
  icon: z.string(),
  type: accountType,
  currency,
  currencySymbol: z.string(),
  countryCode: z.string(),
  language: languageCode,
  hasVip: z.boolean(),
  vipLabelName: z.string(),
  vipRankLevel: z.int(),
  availablePromoCount: z.int(),
  /** The log-in before this one: `device` such as 'Firefox, Windows', or empty; `address` masked. Null at the first. */
  lastLogin: z.object({ at: time, device: z.string(), address: z.string() }).nullable(),
  mustChangePassword: z.boolean(),
});
export type MemberInfo = z.infer<typeof memberInfo>;
