import * as agent from './agent.ts';
import * as agentReports from './agentReports.ts';
import * as bills from './bills.ts';
import type { Call } from './call.ts';
import * as captcha from './captcha.ts';
import * as chat from './chat.ts';
import * as content from './content.ts';
import * as contracts from './contracts.ts';
import * as deposits from './deposits.ts';
import * as exported from './exports.ts';
import * as games from './games.ts';
import * as inbox from './inbox.ts';
import * as limits from './limits.ts';
import * as lobby from './lobby.ts';
import * as lottery from './lottery.ts';
import type { Report } from './defineReport.ts';
import * as deskReports from './deskReports.ts';
import * as member from './member.ts';
import * as memberReports from './memberReports.ts';
import * as missions from './missions.ts';
import * as operator from './operator.ts';
import * as operatorContent from './operatorContent.ts';
import * as operatorBooks from './operatorBooks.ts';
import * as operatorCampaigns from './operatorCampaigns.ts';
import * as operatorMembers from './operatorMembers.ts';
import * as operatorBrand from './operatorBrand.ts';
import * as operatorProposals from './operatorProposals.ts';
import * as points from './points.ts';
import * as privacy from './privacy.ts';
import * as posts from './posts.ts';
import * as prizes from './prizes.ts';
import * as profile from './profile.ts';
import * as records from './records.ts';
import * as purses from './purses.ts';
import * as recovery from './recovery.ts';
import * as rebate from './rebate.ts';
import * as redEnvelope from './redEnvelope.ts';
import { type ReportCall, reportCallOf } from './reportCall.ts';
import * as referral from './referral.ts';
import * as registration from './registration.ts';
import * as rewards from './rewards.ts';
import * as rounds from './rounds.ts';
import * as savedViews from './savedViews.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as signUpLinks from './signUpLinks.ts';
import * as support from './support.ts';
import * as system from './system.ts';
import * as uploads from './uploads.ts';
import * as transfer from './transfer.ts';
import * as vip from './vip.ts';
import * as wallet from './wallet.ts';
import * as withdraw from './withdraw.ts';

type CallsIn<Module> = { [N in keyof Module as Module[N] extends Call ? N : never]: Module[N] };

/** Returns the calls that a file declares with `defineCall`, by name. */
function callsIn<Module extends object>(module: Module): CallsIn<Module> {
  const declared = Object.entries(module).filter(([, value]) => typeof value === 'object' && value !== null && 'refusals' in value);
  return Object.fromEntries(declared) as CallsIn<Module>;
}

type ReportCallsIn<Module> = { [N in keyof Module]: Module[N] extends Report & { name: N } ? ReportCall<Module[N]> : never };

/** Returns the calls of the reports that a file declares with `defineReport`, by name. */
const reportCallsIn = <Module extends object>(module: Module) =>
  Object.fromEntries(
    Object.values(module).map((report: Report) => [report.name, reportCallOf(report)]),
  ) as unknown as ReportCallsIn<Module>;

/**
 * The areas of the API, in the order of the documentation. A call is declared in its area's file; its handler is the file of the same name
 * in the service's folder of that area. The browser loads the routes of an area of the centres (`isOfCentre`) with the first call of one.
 */
export const areas = {
  system: { about: 'The state of a brand, its settings and its lines.', calls: callsIn(system) },
  session: { about: 'Logging in and out, and what proves who somebody is.', calls: callsIn(session) },
  registration: { about: 'A new account, and the codes that it asks for.', calls: callsIn(registration) },
  recovery: { about: 'A new password for somebody who has lost theirs.', calls: callsIn(recovery) },
  captcha: { about: 'Proof that a person asks, or somebody who has paid for it with work.', calls: callsIn(captcha) },
  member: { about: 'The account of the member who asks.', calls: callsIn(member) },
  security: { about: 'Devices, passkeys and the authenticator of the member who asks.', isOfCentre: true, calls: callsIn(security) },
  deposits: { about: 'Money that a member brings.', isOfCentre: true, calls: callsIn(deposits) },
  uploads: { about: 'Pictures that another call is sent with.', isOfCentre: true, calls: callsIn(uploads) },
  limits: { about: 'Limits, breaks and reality checks of the member who asks.', isOfCentre: true, calls: callsIn(limits) },
  privacy: { about: 'What is kept about the member who asks, and the end of the account.', isOfCentre: true, calls: callsIn(privacy) },
  wallet: { about: 'Balance and transfers. Amounts are strings of digits in the smallest unit of their currency.', calls: callsIn(wallet) },
  withdraw: { about: 'Money that leaves the account, and whether it has arrived.', isOfCentre: true, calls: callsIn(withdraw) },
  transfer: { about: 'Money that goes to the own upline or to a downline.', isOfCentre: true, calls: callsIn(transfer) },
  purses: { about: 'Money kept at vendors.', isOfCentre: true, calls: callsIn(purses) },
  games: { about: 'The lobby, lists of games, and opening a game.', calls: { ...callsIn(games), ...callsIn(lobby) } },
  rounds: { about: 'What is known of a game, of its rounds, and of the session that runs.', isOfCentre: true, calls: callsIn(rounds) },
  lottery: { about: 'Lottery games and their draws.', calls: callsIn(lottery) },
  content: { about: 'Announcements and promotions.', calls: callsIn(content) },
  support: { about: 'Help, chat, and what is unread.', calls: callsIn(support) },
  profile: { about: 'What a member may change of the own account, and documents.', isOfCentre: true, calls: callsIn(profile) },
  posts: { about: 'News and blog.', isOfCentre: true, calls: callsIn(posts) },
  inbox: { about: 'Messages to a member, and feedback with its answers.', isOfCentre: true, calls: callsIn(inbox) },
  chat: { about: 'Chats between members and operators.', isOfCentre: true, calls: callsIn(chat) },
  points: { about: 'Points, and what they buy.', isOfCentre: true, calls: callsIn(points) },
  vip: { about: 'VIP levels and their gifts.', isOfCentre: true, calls: callsIn(vip) },
  rebate: { about: 'The rebate that members claim themselves.', isOfCentre: true, calls: callsIn(rebate) },
  prizes: { about: 'Jackpots and tournaments.', calls: callsIn(prizes) },
  missions: { about: 'Missions, their leader board and raffles.', isOfCentre: true, calls: callsIn(missions) },
  rewards: { about: 'Promotions of the member who asks, and bonuses.', isOfCentre: true, calls: callsIn(rewards) },
  redEnvelope: { about: 'Rains of red envelopes.', isOfCentre: true, calls: callsIn(redEnvelope) },
  referral: { about: 'Friends that a member has invited.', isOfCentre: true, calls: callsIn(referral) },
  records: { about: 'Bets of the member who asks.', isOfCentre: true, calls: { ...callsIn(records), ...reportCallsIn(memberReports) } },
  exports: { about: 'Reports as files.', isOfCentre: true, calls: callsIn(exported) },
  agent: {
    about: 'Reports of an agent, about the own team alone.',
    isOfCentre: true,
    calls: { ...callsIn(agent), ...callsIn(savedViews), ...callsIn(signUpLinks), ...reportCallsIn(agentReports) },
  },
  operator: {
    about: 'The desk of the operators, whose sessions are of their own kind.',
    isOfCentre: true,
    calls: {
      ...callsIn(operator),
      ...callsIn(operatorBrand),
      ...callsIn(operatorBooks),
      ...reportCallsIn(deskReports),
      ...callsIn(operatorMembers),
      ...callsIn(operatorProposals),
    },
  },
  operatorContent: {
    about: 'What operators publish, and whom the brand lets in.',
    isOfCentre: true,
    calls: callsIn(operatorContent),
  },
  operatorCampaigns: { about: 'Campaigns for segments of members.', isOfCentre: true, calls: callsIn(operatorCampaigns) },
  contracts: {
    about: 'Contracts between agents, and what they pay.',
    isOfCentre: true,
    calls: { ...callsIn(contracts), ...reportCallsIn(bills) },
  },
} as const;
export type Area = keyof typeof areas;

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never;
type Declared = Joined<(typeof areas)[Area]['calls']>;

/** Name of an implemented call. */
export type CallName = { [N in keyof Declared]: Declared[N] extends { isPlanned: true } ? never : N }[keyof Declared];
export type Calls = { [N in CallName]: Declared[N] };
/** Name of an implemented call whose route pages do not carry: of the centres, and for others. */
export type CentreCallName = CallName &
  (
    | { [A in Area]: (typeof areas)[A] extends { isOfCentre: true } ? keyof (typeof areas)[A]['calls'] : never }[Area]
    | { [N in keyof Declared]: Declared[N] extends { isForOthers: true } ? N : never }[keyof Declared]
  );

const declared = Object.values(areas).flatMap(({ calls: own }) => Object.entries<Call>(own));
const named = (entries: [name: string, call: Call][]) => Object.fromEntries(entries);

/** All implemented calls, by name. */
export const calls = named(declared.filter(([, { isPlanned }]) => !isPlanned)) as Calls;

/** Calls that are agreed and not implemented yet, by name. */
export const plannedCalls: Readonly<Record<string, Call>> = named(declared.filter(([, { isPlanned }]) => isPlanned));
