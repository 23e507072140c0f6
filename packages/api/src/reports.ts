import * as agentReports from './agentReports.ts';
import { bills } from './bills.ts';
import type { Report } from './defineReport.ts';
import * as deskReports from './deskReports.ts';
import * as memberReports from './memberReports.ts';

/** The reports of the centres that have a page and a file, by name. */
export const reports = { ...memberReports, ...agentReports };
export type Reports = typeof reports;
export type ReportName = keyof Reports;

export const reportList: readonly Report[] = Object.values(reports);

/** Every report: also those of the desk, and the list that has no page. */
export const everyReport: readonly Report[] = [...reportList, bills, ...Object.values(deskReports)];
