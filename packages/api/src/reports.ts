import * as agentReports from './agentReports.ts';
import type { Report } from './defineReport.ts';
import * as memberReports from './memberReports.ts';

/** Every report, by name. */
export const reports = { ...memberReports, ...agentReports };
export type Reports = typeof reports;
export type ReportName = keyof Reports;

export const reportList: readonly Report[] = Object.values(reports);
