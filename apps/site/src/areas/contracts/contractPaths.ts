import type { ContractKind } from '@site/rules/contract';

/** Addresses of the contracts of one kind. Source: AGT-07. */
export const contractPaths = {
  DAILY: '/agentHome/agentDailyWages2',
  HOURLY: '/agentHome/agentHourSalary',
  REALTIME: '/agentHome/agentRealtimeSalary',
  DIVIDEND: '/agentHome/agentDividendRecordCopy2',
} as const satisfies Record<ContractKind, string>;

/** Flags of `consolidated` that show the pages of each kind. Source: AGT-15, docs/domain.md DR-10.5. */
export const contractFlags = {
  DAILY: 'salary',
  HOURLY: 'hourSalary',
  REALTIME: 'realtimeSalary',
  DIVIDEND: 'enableCt',
} as const satisfies Record<ContractKind, string>;

/** Returns the kind that an address is about; undefined for all. */
export const kindOfPath = (path: string): ContractKind | undefined =>
  (Object.keys(contractPaths) as ContractKind[]).find((kind) => contractPaths[kind].toLowerCase() === path.toLowerCase());
