import type { DepositState, PayInstructions } from '@site/api/deposits';
import type { GameType } from '@site/api/common';
import type { EntryKind } from '@site/api/entryKinds';
import type { FeedbackStatus } from '@site/api/inbox';
import type { FeedbackType, MessageKind } from '@site/api/messageKinds';
import type { LimitKind, LimitPeriod } from '@site/api/safer';
import type { DocumentKind, MemberDocument } from '@site/api/profile';
import type { PostCard } from '@site/api/posts';
import type { CountedGames } from '@site/api/prizes';
import type { PointKind } from '@site/api/points';
import type { RebateLineValue } from '@site/api/rebate';
import type { ScoreKind } from '@site/rules/tournament';
import type { PartState, WithdrawalEventName, WithdrawalState } from '@site/rules/withdrawal';
import type { DeskRole } from '@site/api/deskRoles';
import type { ProposalKind } from '@site/api/operatorProposals';
import type { RefusalCode } from '@site/api/refusals';
import type { CampaignGift, Segment } from '@site/api/operatorCampaigns';
import type { WrittenContent } from '@site/api/operatorContent';
import type { Mission } from '@site/rules/missions';
import type { SocialProvider } from '@site/api/social';
import type { Slip, WalletAnswer } from '@site/api/vendor';
import type { PointCause } from '../points/postPoints.ts';
import type { MarketingChannel } from '@site/api/marketingChannels';
import type { MessageValue } from '../inbox/sendMessage.ts';
import type { Offer } from '../rewards/Offer.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Types by column: `integer` is number, `bigint` is bigint, `date` is 'YYYY-MM-DD'. JSON is written as text. */
export interface Schema {
  brand: BrandTable;
  /** The look that operators prepare; at most one of a brand. */
  brand_draft: { merchant: string; config: Json; saved_by: number; saved_at: Date };
  brand_version: BrandVersionTable;
  /** `status` is that of a brand, or CLOSED_AT_ONCE until `maintenance_end`. */
  system_status: { merchant: string; status: Generated<number>; maintenance_end: Date | null };
  account: AccountTable;
  /** Every pair of an account and one of its uplines; the account itself at depth 0. */
  /** `since`: when an operator moved the descendant into the team; before all time for the team it registered in. */
  account_tree: { ancestor_id: number; descendant_id: number; depth: number; since: Generated<Date> };
  /** Uplines that a member has been moved away from. */
  account_tree_past: { ancestor_id: number; descendant_id: number; since: Date; until: Date };
  /** Both as one view: who belonged to whose team from `since` until before `until`. */
  belonging: { ancestor_id: number; descendant_id: number; since: Date; until: Date };
  play_limit: PlayLimitTable;
  limit_raise: LimitRaiseTable;
  /** Minutes between two reality checks of members who have chosen them. */
  reality_check: { account_id: number; minutes: 15 | 30 | 45 | 60 };
  /** Breaks of members; `ended_at` is written when one is over. */
  exclusion: { account_id: number; from_at: Date; kind: 'coolOff' | 'self'; until_at: Date; ended_at: Date | null };
  /** Types of games that members have blocked for themselves; `opens_at` once they want them back. */
  product_block: { account_id: number; game_type: string; blocked_at: Date; opens_at: Date | null };
  /** Who has looked at the records of a member. */
  record_access: {
    account_id: number;
    id: GeneratedAlways<number>;
    /** An operator, or else an agent above the member. */
    operator_id: number | null;
    agent_id: Generated<number | null>;
    what: string;
    at: Date;
  };
  /** Moves of members with their teams; `done_at` is null while members are left. */
  member_move: {
    id: GeneratedAlways<number>;
    account_id: number;
    upline_id: number | null;
    asked_at: Date;
    moved: Generated<number>;
    done_at: Date | null;
  };
  /** Views of reports; the one without a name is the main view. */
  saved_view: { account_id: number; report: string; name: string; view: Json; saved_at: Date };
  session: SessionTable;
  rate_window: { key: string; window_start: Date; count: number; count_before: Generated<number> };
  enc_key: { kid: string; private_sealed: Buffer; public_jwk: Json; created_at: Generated<Date> };
  enc_seen: { jti: string; seen_at: Generated<Date> };
  /** `integration` is the name that signs the wallet calls of this vendor's games; `art_version` changes with its pictures. */
  vendor: { vassalage: string; name: string; integration: string; position: number; art_version: Generated<string> };
  game: GameTable;
  banner: BannerTable;
  announcement: AnnouncementTable;
  promotion: PromotionTable;
  /** Articles of the help centre; the group TERMS holds the terms. */
  help_article: HelpArticleTable;
  mission: MissionTable;
  /** Articles of the news and the blog. */
  post: PostTable;
  favourite: { account_id: number; node_id: number; added_at: Date };
  recent_game: { account_id: number; node_id: number; played_at: Date };
  /** Notices that a member has read, and when they were removed from the own list. */
  notice_read: { account_id: number; announcement_id: number; deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null> };
  /** One row. Increased by every change of a brand, the catalogue or the content. */
  content_version: { is_only: Generated<boolean>; version: bigint };
  launch: LaunchTable;
  vendor_session: VendorSessionTable;
  wallet: WalletTable;
  /** Ids are negative. Never updated: the balance of the house is the sum of its postings. */
  house_account: { id: number; name: string };
  transfer: TransferTable;
  posting: PostingTable;
  deposit: DepositTable;
  vendor_transaction: VendorTransactionTable;
  bet: BetTable;
  campaign: CampaignTable;
  member_campaign: MemberCampaignTable;
  /** `claimed_at` is when a member has taken a bonus that was offered. */
  member_campaign_recipient: { campaign_id: number; account_id: number; at: Date; claimed_at: Generated<Date | null> };
  /** The free rounds that a campaign has granted to a player. `granted_by` names the operator. */
  campaign_grant: {
    account_id: number;
    campaign_id: string;
    rounds: number;
    used: Generated<number>;
    granted_at: Generated<Date>;
    granted_by: string;
  };
  /** Periods of a vendor's log that have been compared with our transactions. */
  reconciliation: { integration: string; period_start: Date; compared_at: Date; transactions: number };
  vendor_difference: VendorDifferenceTable;
  vendor_transfer: VendorTransferTable;
  /** Signed calls of vendors and our replies, kept for 30 days. `status` and `reply` are null when the vendor did not wait for them. */
  vendor_request: {
    id: GeneratedAlways<bigint>;
    at: Date;
    integration: string;
    path: string;
    body: Buffer;
    status: number | null;
    reply: string | null;
  };
  member_day: BetSums & { account_id: number };
  team_day: BetSums & { ancestor_id: number; active_members: number };
  /** Members of the team with a bet that day, of any game type. */
  team_active_day: { ancestor_id: number; day: string; currency: string; members: number };
  /** Valid bets by slices of five minutes, for teams whose head has a real-time contract. */
  team_slice: { ancestor_id: number; slice_start: Date; game_type: string; currency: string; valid_bet_minor: bigint };
  /** Bets by hours and members, for teams whose head has an hourly contract. */
  team_hour: TeamHourTable;
  member_money_day: MoneySums & { account_id: number };
  team_money_day: MoneySums & { ancestor_id: number };
  /** Bets by vendor, without those of trial accounts; `vassalage` is empty for rounds of unknown games. */
  house_day: Omit<BetSums, 'game_type'> & { merchant: string; vassalage: string };
  /** Money of members, without that of trial accounts. */
  house_money_day: MoneySums & { merchant: string };
  /** Queue of settled bets for the roll-ups; `at` is the time of settlement. */
  uncounted_bet: { at: Date; account_id: number; integration: string; round_id: string; part: number } & SetAside;
  /** Queue of transfers for the roll-ups. */
  uncounted_transfer: { at: Date; account_id: number; transfer_id: string } & SetAside;
  /** The last success and the failures of a day of work that runs on a timer of its own. `reason` is null for a success. */
  timed_run: { name: string; started_at: Date; ended_at: Date; reason: string | null };
  /** `bets`, `money`: everything committed before `at` is counted. `salary`: slices that began before `at` are settled. */
  rollup_mark: { name: string; at: Date; held_by: Generated<string | null>; held_until: Generated<Date | null> };
  contract: ContractTable;
  salary_slice: SalarySliceTable;
  contract_bill: ContractBillTable;
  jackpot: JackpotTable;
  jackpot_round: JackpotRoundTable;
  tournament_series: TournamentSeriesTable;
  tournament: TournamentTable;
  tournament_entry: TournamentEntryTable;
  export_ticket: ExportTicketTable;
  /** Networks from which an account has logged in: an IPv4 address, or the first half of an IPv6 address. */
  known_address: { account_id: number; network: string; last_seen_at: Date };
  login_event: LoginEventTable;
  /** Consecutive failures by account or name, and by address. */
  login_failure: { key: string; failures: number; last_at: Date; next_at: Date };
  verify_ticket: VerifyTicketTable;
  remember_token: RememberTokenTable;
  /** `last_step` is the last half minute whose code was accepted: each is accepted once. */
  totp: { account_id: number; secret_sealed: Buffer; confirmed_at: Date | null; last_step: Generated<bigint> };
  recovery_code: { account_id: number; code_hash: Buffer };
  passkey: PasskeyTable;
  bank_account: BankAccountTable;
  promotion_member: PromotionMemberTable;
  /** Seeds of the draws of a raffle, by day. */
  raffle_seed: { promotion_id: number; day: string; server_seed: string };
  /** Missions that were claimed; `period` is the day, or the Monday of the week. */
  mission_claim: { account_id: number; mission: string; period: string; points: bigint; at: Date };
  sign_in: { account_id: number; day: string; place: number; points: bigint; at: Date };
  /** Scores of a week in tenths of a minor unit; `week` is its Monday. */
  mission_board: { merchant: string; week: string; account_id: number; score: bigint; reached_at: Date };
  /** Weeks whose prizes are paid. */
  mission_week: { merchant: string; week: string; currency: string; pool_minor: bigint; settled_at: Date };
  envelope_wave: EnvelopeWaveTable;
  /** Envelopes that were opened; `place` is that of the share, from 0. */
  envelope_claim: { account_id: number; wave_id: number; place: number; amount_minor: bigint; at: Date };
  /** Rewards paid for invited friends; `cause` is `friend:<account>`, `invited` or `milestone:<friends>`. */
  referral_reward: { account_id: number; cause: string; amount_minor: bigint; currency: string; at: Date };
  /** Replies to writes about rewards, by the transfer id that they came with. `body` is what was asked for. */
  reward_request: { account_id: number; transfer_id: string; body: string; reply: Json | null; at: Date };
  requirement: RequirementTable;
  payer: PayerTable;
  withdrawal: WithdrawalTable;
  withdrawal_part: WithdrawalPartTable;
  withdrawal_event: WithdrawalEventTable;
  operator_session: OperatorSessionTable;
  operator_log: OperatorLogTable;
  /** How a decision of the log ended; `refusal` is null when it was carried out. Append-only. */
  operator_decision: { log_id: bigint; refusal: RefusalCode | null; at: Date };
  proposal: ProposalTable;
  inbox_message: InboxMessageTable;
  /** Zalo accounts by the mobile number that they are known by. */
  zalo_binding: { account_id: number; merchant: string; mobile: string; bound_at: Date };
  member_document: MemberDocumentTable;
  feedback: FeedbackTable;
  feedback_post: FeedbackPostTable;
  chat_duty: ChatDutyTable;
  deposit_request: DepositRequestTable;
  /** Payments that providers have reported, each once. */
  payment: PaymentTable;
  /** Pictures of members, as jpg. Those that no call has claimed are deleted after a day. */
  upload: { account_id: number; id: Generated<string>; use: string; image: Buffer; uploaded_at: Date; claimed_at: Date | null };
  vip_standing: VipStandingTable;
  /** Sums since the account was opened, by currency: what a VIP level grows from. */
  vip_growth: { account_id: number; currency: string; deposit_minor: Generated<bigint>; valid_bet_minor: Generated<bigint> };
  vip_claim: VipClaimTable;
  rebate_accrual: RebateAccrualTable;
  /** Rebates that the cap of a day has kept back. */
  rebate_standing: { account_id: number; currency: string; carried_minor: Generated<bigint> };
  rebate_claim: RebateClaimTable;
  /** Written by `postPoints` and `earnPoints` alone, each change with an entry. */
  point_wallet: { account_id: number; points: Generated<bigint> };
  point_entry: PointEntryTable;
  /** The last day of a brand whose points are earned. */
  /** Pictures that operators have uploaded, as jpg; the name is a hash of the content. */
  brand_picture: { merchant: string; name: string; image: Buffer; uploaded_by: number; uploaded_at: Date };
  /** Browsers that receive push messages, with their keys in base64url. */
  push_device: { endpoint: string; account_id: number; p256dh: string; auth: string; allowed_at: Date };
  /** Members with a message that no push message has told of. */
  push_due: { account_id: number; at: Date };
  referral_mark: { merchant: string; shared_day: string };
  point_mark: { merchant: string; earned_day: string };
  reward: RewardTable;
  reward_order: RewardOrderTable;
  login_code: LoginCodeTable;
  /** Created on first use, shared by every process. */
  secret: { name: string; value: Buffer };
  /** Passes of argon2id over its memory, in a single row: the maximum that any process has measured. */
  password_cost: { id: Generated<boolean>; passes: number };
  /** Secrets that can be redeemed once: see `tickets.ts`. */
  ticket: { token_hash: Buffer; kind: string; content: Json; expires_at: Date };
  /** Times of the last hour at which messages went to a recipient, or were requested from an address. */
  sending: { key: string; sent_at: Date[] };
  verification_code: VerificationCodeTable;
  account_profile: AccountProfileTable;
  /** Consents that a member has given or withdrawn; `version` is that of the terms. */
  consent: {
    account_id: number;
    kind: 'terms' | 'marketing' | MarketingChannel;
    given_at: Date;
    is_given: boolean;
    version: string;
    ip: string;
  };
  /** Referral codes; with `domains`, valid on those hosts only. */
  invitation: { merchant: string; code: string; account_id: number; domains: Generated<string[]> };
  sign_up_link: SignUpLinkTable;
  /** Identity of a member at another provider. */
  social_identity: { merchant: string; provider: SocialProvider; subject: string; account_id: number; linked_at: Date };
  /** Messages that the development provider stored instead of sending them. */
  outbox: { id: Generated<number>; merchant: string; channel: 'sms' | 'email'; recipient: string; body: string; sent_at: Generated<Date> };
}

/** Values of columns that hold an object, written with JSON.stringify. */
type Json = JSONColumnType<Record<string, unknown>>;
/** Texts by language code. */
type Words = JSONColumnType<Record<string, Record<string, string>>>;

/** When and why a row could last not be counted; null for one that simply waits. */
interface SetAside {
  aside_at: Generated<Date | null>;
  aside_reason: Generated<string | null>;
}

interface BrandTable {
  merchant: string;
  hosts: string[];
  config: Json;
  flags: JSONColumnType<Record<string, string>>;
  /** Game types that the brand's market does not allow. */
  closed_types: Generated<string[]>;
  /** See `BrandSettings`. */
  settings: JSONColumnType<object, string | undefined>;
}

/** A look that was in force. Never changed. */
interface BrandVersionTable {
  merchant: string;
  version: number;
  config: Json;
  /** Null for a look that was not published at the desk. */
  saved_by: number | null;
  published_by: number | null;
  published_at: Date;
  reason: string;
  /** The earlier version that came back with it. */
  restores: number | null;
}

interface AccountTable {
  id: Generated<number>;
  merchant: string;
  role: 'member' | 'operator' | 'vendor';
  type: 0 | 1 | 2 | 4 | 41 | 42;
  username: string;
  nickname: string;
  mobile: string | null;
  email: string | null;
  /** Name of the bank account's holder. */
  payee_name: string | null;
  /** Name of one of the icons; empty for none. */
  icon: Generated<string>;
  currency: string;
  country: string;
  language: string;
  password_hash: string;
  must_change_password: Generated<boolean>;
  /** Time of the last password change. */
  password_at: Generated<Date>;
  state: ColumnType<
    'active' | 'frozen' | 'excluded' | 'coolingOff',
    'active' | 'frozen' | 'excluded' | 'coolingOff' | undefined,
    'active' | 'frozen' | 'excluded' | 'coolingOff'
  >;
  upline_id: number | null;
  path: string;
  created_at: Generated<Date>;
  first_login_at: Date | null;
  payment_password_hash: Generated<string | null>;
  /** Closed by its member, for good. */
  closed_at: Generated<Date | null>;
  /** Role of an operator at the desk; null for members. */
  desk_role: Generated<DeskRole | null>;
}

/** Sessions of operators: no session of the site opens the desk, and none of these opens the site. */
interface OperatorSessionTable {
  token_hash: Buffer;
  account_id: number;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ip: string;
  user_agent: string;
}

/** Log of operators' acts. Append-only. */
interface OperatorLogTable {
  id: GeneratedAlways<bigint>;
  merchant: string;
  operator_id: number;
  at: Date;
  ip: string;
  act: string;
  target: string;
  /** The member concerned. */
  account_id: number | null;
  reason: string;
  before: Json | null;
  after: Json | null;
  /** With `body_hash`, makes an act idempotent: an operator uses each once. */
  transfer_id: string | null;
  body_hash: Buffer | null;
}

/** An act that one operator proposes and another decides. `id` is the `transferId` of the proposal, where it came with one. */
interface ProposalTable {
  id: string;
  merchant: string;
  kind: ProposalKind | 'decision';
  /** Its subject; most kinds have one open proposal of a subject at a time. */
  subject: string;
  /** The member whom it concerns, or the operator, who does not decide it. */
  account_id: number | null;
  /** The act, carried out when it is approved. */
  content: Json;
  reason: string;
  proposed_by: number;
  proposed_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  outcome: 'approved' | 'rejected' | null;
}

/** Personal details of members; those that calls need often are on `account`. */
interface AccountProfileTable {
  account_id: number;
  fullname: Generated<string | null>;
  birthday: Generated<string | null>;
  qq_num: Generated<string | null>;
  line: Generated<string | null>;
  whatsapp: Generated<string | null>;
  facebook: Generated<string | null>;
  wechat: Generated<string | null>;
  zalo: Generated<string | null>;
  telegram: Generated<string | null>;
  id_number: Generated<string | null>;
  nationality: Generated<string | null>;
  addresses: Generated<string | null>;
  occupation: Generated<string | null>;
  source_of_income: Generated<string | null>;
  recommender_id: number | null;
  register_url: string;
  domain: string;
  /** The sign-up link by which the account has come. */
  sign_up_link_id: Generated<number | null>;
}

/** Sign-up links of agents. */
interface SignUpLinkTable {
  id: Generated<number>;
  merchant: string;
  code: string;
  /** The agent who stands above those who come by it. */
  account_id: number;
  type: 0 | 2 | 41 | 42;
  terms: JSONColumnType<StoredTerms[]>;
  expires_at: Date | null;
  most_uses: number | null;
  uses: Generated<number>;
  clicks: Generated<number>;
  created_at: Date;
  withdrawn_at: Date | null;
}

interface VerificationCodeTable {
  merchant: string;
  recipient: string;
  purpose: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

/** A limit of one wallet, or of the time that is played with all. */
interface PlayLimitTable {
  account_id: number;
  /** Empty for time. */
  currency: string;
  /** 'stake' limits stakes, 'loss' stakes less payouts, 'session' the time that is played. */
  kind: LimitKind;
  period: LimitPeriod;
  /** Empty for all types. */
  game_type: Generated<string>;
  /** Milliseconds for time. */
  amount_minor: bigint;
  /** Nothing is written here for deposits. */
  used_minor: Generated<bigint>;
  /** Start of the period of `used_minor`, which is zero after its end; within it for a limit that counts from then on. */
  period_start: Date;
  /** The calendar of the periods. */
  zone: Generated<string>;
  /** The last stake that was counted as time. */
  played_at: Generated<Date | null>;
}

/** A limit that its member wants to be raised, or lifted: `amount` is null. It is in force when it is confirmed between the two times. */
interface LimitRaiseTable {
  account_id: number;
  currency: string;
  kind: LimitKind;
  period: LimitPeriod;
  game_type: string;
  amount: bigint | null;
  asked_at: Date;
  effective_at: Date;
  lapses_at: Date;
}

interface SessionTable {
  token_hash: Buffer;
  account_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  ip: string;
  user_agent: string;
  must_change_password: Generated<boolean>;
  /** The family of remember tokens of its browser. */
  remember_family: string | null;
  /** Hash of the browser's cookie; null for a session that started without one. */
  browser: Buffer | null;
  /** When the last reality check was acknowledged. */
  checked_at: Generated<Date | null>;
}

/** A single-use login code. */
interface LoginCodeTable {
  token_hash: Buffer;
  account_id: number;
  expires_at: Date;
  /** The session that requested the code and revokes it when it ends; null after a social login. */
  session_hash: Buffer | null;
  /** The browser that continues its session on another line of the brand; null for another device. */
  browser: Buffer | null;
}

interface LoginEventTable {
  account_id: number;
  id: GeneratedAlways<bigint>;
  at: Date;
  ip: string;
  user_agent: string;
  result: 'loggedIn' | 'wrongPassword' | 'unknownAddress' | 'codeAsked';
  session_hash: Buffer | null;
}

/** A log-in that needs a second factor: the available factors, and the parameters of the log-in. */
interface VerifyTicketTable {
  token_hash: Buffer;
  account_id: number;
  ways: string[];
  tries: Generated<number>;
  remember: boolean;
  must_change_password: boolean;
  password_expired: boolean;
  expires_at: Date;
  /** As in `login_code`. */
  browser: Buffer | null;
}

/** Each token is used once and replaced by another of its family. A reused token was stolen. */
interface RememberTokenTable {
  token_hash: Buffer;
  family: string;
  account_id: number;
  user_agent: string;
  used_at: Date | null;
  expires_at: Date;
  /** Hash of the browser's cookie. */
  browser: Buffer | null;
  /** IP address that the token was issued to. */
  ip: string | null;
  issued_at: Generated<Date>;
}

interface BankAccountTable {
  id: Generated<number>;
  account_id: number;
  bank: string;
  number_sealed: Buffer;
  /** Of bank and number: an account has each once. */
  number_hash: Buffer;
  ending: string;
  payee_name: string;
  added_at: Date;
  usable_from: Date;
  /** Kept for the payments that name it. */
  removed_at: Date | null;
}

/** Rollover requirements: bets to be played before money can be withdrawn. Several fill in the order of their ids. */
interface RequirementTable {
  account_id: number;
  id: GeneratedAlways<number>;
  /** Key of the transfer that credited the member. */
  idempotency_key: string;
  /** Kind of that transfer. */
  kind: EntryKind;
  /** 'all': each valid bet counts whole. 'bonus': it counts by the share of its game type. */
  counts: 'all' | 'bonus';
  currency: string;
  /** Amount of the credit. */
  granted_minor: bigint;
  need_minor: bigint;
  done_minor: Generated<bigint>;
  opened_at: Date;
  ended_at: Date | null;
  /** 'cleared': nothing was left of the money. 'forfeited': the member gave the bonus up. */
  outcome: 'played' | 'cleared' | 'forfeited' | null;
}

/** Who pays withdrawals, against a security deposit. */
interface PayerTable {
  id: Generated<number>;
  merchant: string;
  name: string;
  currency: string;
  security_minor: bigint;
  /** Part of the security that is held until members have received what the payer pays. */
  locked_minor: Generated<bigint>;
  is_active: Generated<boolean>;
}

interface WithdrawalTable {
  account_id: number;
  id: Generated<number>;
  /** Chosen by the browser: a member asks once with each. */
  transfer_id: string;
  bank_account_id: number;
  currency: string;
  amount_minor: bigint;
  /** Part of the amount that the house keeps. */
  fee_minor: bigint;
  state: WithdrawalState;
  asked_at: Date;
  ended_at: Date | null;
}

/** Part of a withdrawal, paid by one payer; the first part is 0. */
interface WithdrawalPartTable {
  account_id: number;
  withdrawal_id: number;
  part: number;
  /** Null for the house itself. */
  payer_id: number | null;
  amount_minor: bigint;
  state: PartState;
  /** Without an answer by then it counts as received. */
  answer_by: Date | null;
  /** Pictures that are to prove that it has not arrived. */
  proof: Generated<string[]>;
}

/** The timeline of a withdrawal, by place from 0. */
interface WithdrawalEventTable {
  account_id: number;
  withdrawal_id: number;
  place: number;
  state: WithdrawalEventName;
  part: number | null;
  /** Reason of an operator's decision, as the member reads it. */
  reason: Generated<string>;
  operator_id: number | null;
  at: Date;
}

interface InboxMessageTable {
  account_id: number;
  id: GeneratedAlways<number>;
  kind: MessageKind;
  values: JSONColumnType<Record<string, MessageValue>>;
  /** Title and text by language, of a message of the house that was written in several; null for others. */
  words: ColumnType<Record<string, Record<string, string>> | null, string | null | undefined, never>;
  at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
}

interface MemberDocumentTable {
  account_id: number;
  id: GeneratedAlways<number>;
  kind: DocumentKind;
  /** Ids of claimed pictures. */
  uploads: JSONColumnType<string[]>;
  state: MemberDocument['state'];
  reason: Generated<string>;
  sent_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** The provider that has decided, and no operator. */
  decided_by_provider: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its member was told that it is about to expire. */
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

interface FeedbackTable {
  id: GeneratedAlways<number>;
  merchant: string;
  /** Reference used by its sender and customer service. */
  reference: string;
  /** Null for a visitor, who has left a contact. */
  account_id: number | null;
  contact: string | null;
  language: string;
  type: FeedbackType;
  status: FeedbackStatus;
  opened_at: Date;
  changed_at: Date;
  /** A chat in progress; null for any other ticket. */
  live: ColumnType<'waiting' | 'taken' | null, 'waiting' | null | undefined, 'taken' | null>;
  /** The operator who has taken the chat. */
  taken_by: ColumnType<number | null, undefined, number | null>;
}

/** Until when an operator takes chats. */
interface ChatDutyTable {
  operator_id: number;
  merchant: string;
  until: Date;
}

interface FeedbackPostTable {
  feedback_id: number;
  /** Counted from 1. */
  number: number;
  written_by: 'sender' | 'service';
  operator_id: number | null;
  text: string;
  /** Ids of claimed pictures. */
  uploads: JSONColumnType<string[]>;
  at: Date;
}

/** VIP level of a member. A member without a row has level 0. */
interface VipStandingTable {
  account_id: number;
  level: number;
  /** Highest level that was ever reached. */
  peak: number;
  changed_at: Date;
  /** First day of the last month that was checked for keeping the level. */
  kept_month: string;
}

/** A claimed gift of a VIP level. */
interface VipClaimTable {
  account_id: number;
  kind: 'level' | 'month' | 'birthday';
  /** The level, the month such as 2026-11, or the year. */
  period: string;
  level: number;
  currency: string;
  amount_minor: bigint;
  /** Chosen by the member's browser. */
  request_id: string;
  transfer_id: string;
  claimed_at: Date;
}

/** Valid bets of a day whose rebate is not credited yet. */
interface RebateAccrualTable {
  account_id: number;
  currency: string;
  day: string;
  game_type: GameType;
  /** VIP level at the settlement. */
  level: number;
  valid_bet_minor: Generated<bigint>;
  /** Part of the valid bets that open bonuses have used. */
  used_minor: Generated<bigint>;
}

/** A rebate that was credited. */
interface RebateClaimTable {
  account_id: number;
  /** Chosen by the member's browser, or by the job. */
  id: string;
  currency: string;
  /** Day whose cap it counts for. */
  day: string;
  amount_minor: bigint;
  is_automatic: boolean;
  lines: JSONColumnType<RebateLineValue[]>;
  transfer_id: string;
  claimed_at: Date;
}

/** A change of a member's points. Append-only. */
interface PointEntryTable {
  account_id: number;
  id: GeneratedAlways<bigint>;
  kind: PointKind;
  points: bigint;
  balance_after: bigint;
  /** Unique within the account: a key changes the points once. */
  idempotency_key: string;
  cause: JSONColumnType<PointCause>;
  at: Date;
}

interface RewardTable {
  id: GeneratedAlways<number>;
  merchant: string;
  code: string;
  /** Name of a drawing of `RewardArt`. */
  art: string;
  position: number;
  points: bigint;
  stock: number;
  min_vip: number;
  /** Most that one member may have; 0 for no limit. */
  per_member: number;
  is_open: Generated<boolean>;
  words: Words;
}

/** A reward that a member has asked for. Its points are taken when it is asked for. */
interface RewardOrderTable {
  account_id: number;
  /** Chosen by the member's browser. */
  id: string;
  reward_id: number;
  quantity: number;
  points: bigint;
  /** Reference that the member and customer service quote. */
  reference: string;
  status: Generated<'processing' | 'approved' | 'rejected'>;
  /** Reason of a rejection. */
  remark: Generated<string>;
  applied_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
}

interface PasskeyTable {
  /** Id of the credential, in base64url. */
  id: string;
  account_id: number;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
  added_at: Date;
  used_at: Date | null;
}

interface GameTable {
  node_id: number;
  vassalage: string;
  game_code: string;
  game_type: string;
  game_classify: string;
  name: string;
  /** Translated names by language code. */
  names: JSONColumnType<Record<string, string>, string | undefined>;
  is_group: boolean;
  is_hot: boolean;
  is_new: boolean;
  freeplay: boolean;
  rtp_ppm: number | null;
  /** `withdrawn`: its vendor no longer offers it. The others closed it here. */
  status: 'open' | 'soon' | 'maintenance' | 'disabled' | 'withdrawn';
  ground: string;
  /** Its vendor shows a round of it as a moving picture. */
  has_film: Generated<boolean>;
  position: number;
}

/** When and to whom something published is shown, and the operator's change that waits. Source: OPR-03. */
interface Published {
  state: Generated<'draft' | 'published' | 'withdrawn'>;
  shown_from: Date | null;
  shown_until: Date | null;
  /** Languages in which it is shown; empty for every one. */
  languages: Generated<string[]>;
  edit_version: Generated<number>;
  changed_by: number | null;
  changed_at: Date | null;
  /** Changes that were saved and not published, of something that is shown. */
  pending: JSONColumnType<WrittenContent> | null;
}

interface HelpArticleTable extends Published {
  id: Generated<number>;
  merchant: string;
  code: string;
  group_name: string;
  position: number;
  words: Words;
}

interface MissionTable extends Published {
  id: Generated<number>;
  merchant: string;
  code: string;
  measure: Mission['kind'];
  period: Mission['period'];
  goal: number;
  points: number;
  position: Generated<number>;
  words: Words;
}

interface PostTable extends Published {
  id: Generated<number>;
  merchant: string;
  slug: string;
  kind: PostCard['kind'];
  published_at: Date;
  words: Words;
}

interface BannerTable extends Published {
  id: Generated<number>;
  merchant: string;
  group_name: string;
  position: number;
  art: string;
  linkage_type: string;
  target: string;
  words: Words;
}

interface AnnouncementTable extends Published {
  id: Generated<number>;
  merchant: string;
  type: 'PL' | 'PU' | 'PR' | 'H';
  audience: string;
  execution: string | null;
  promotion_type: string | null;
  position: number;
  starts_at: Date;
  words: Words;
}

interface PromotionTable extends Published {
  id: Generated<number>;
  merchant: string;
  /** Name in addresses. */
  code: string;
  /** Increased when the terms change. */
  version: Generated<number>;
  kind: string;
  /** The only game type that it applies to; null for all. */
  game_type: string | null;
  art: string;
  position: number;
  /** Null while the date is undecided. */
  starts_at: Date | null;
  ends_at: Date | null;
  needs_joining: boolean;
  words: Words;
  /** See `Offer`; null where nothing can be claimed. */
  offer: JSONColumnType<Offer> | null;
}

/** A rain of red envelopes. */
interface EnvelopeWaveTable {
  id: GeneratedAlways<number>;
  merchant: string;
  starts_at: Date;
  ends_at: Date;
  currency: string;
  pool_minor: bigint;
  /** Shares in the order in which they are given out, as digits. */
  shares: JSONColumnType<string[]>;
  taken: Generated<number>;
  server_seed: string;
  client_seed: string;
}

/** A member's part in a promotion, for each of its periods. */
interface PromotionMemberTable {
  account_id: number;
  promotion_id: number;
  /** Day or Monday of a promotion that returns; empty for one that does not. */
  period: string;
  status: 'process' | 'claimed' | 'applying' | 'issued' | 'rejected';
  /** Of the terms that the member has accepted. */
  version: number;
  /** Those terms, as they were. */
  terms: JSONColumnType<{ offer: Offer; words: Record<string, Record<string, string>> }>;
  joined_at: Date;
  /** Amount that was credited, or is applied for. */
  amount_minor: bigint | null;
  currency: string;
  ended_at: Date | null;
  remark: string | null;
  uploads: Generated<string[]>;
  applied_at: Date | null;
  /** Why it was rejected. */
  reason: string | null;
  /** The operator. */
  decided_by: number | null;
  draw: JSONColumnType<{ clientSeed: string; nonce: number }> | null;
}

interface LaunchTable {
  token_hash: Buffer;
  account_id: number;
  node_id: number;
  /** Currency of the wallet. */
  currency: string;
  session_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
}

interface VendorSessionTable {
  id: string;
  account_id: number;
  integration: string;
  node_id: number;
  /** Currency of the wallet, the only one for stakes and wins of the session. */
  currency: string;
  /** The session that launched the game: stakes are refused after its end. */
  session_hash: Buffer;
  created_at: Generated<Date>;
  /** When the player ended it: stakes are refused from then on. */
  ended_at: Date | null;
}

/** Balance of a player in one currency, and the last number and hash of the wallet's two hash chains (migration 0008). */
interface WalletTable {
  account_id: number;
  currency: string;
  balance_minor: bigint;
  /** Chain of entries. */
  seq: Generated<bigint>;
  hash: Buffer | null;
  /** Chain of vendor transactions and settled rounds. */
  play_seq: Generated<bigint>;
  play_hash: Buffer | null;
}

/** A movement of money between an account and its counterpart. `account_id` receives `amount_minor`. Append-only. */
interface TransferTable {
  account_id: number;
  id: Generated<string>;
  /** A house account, or the other player. */
  counter_id: number;
  idempotency_key: string;
  kind: string;
  currency: string;
  amount_minor: bigint;
  cause: JSONColumnType<Record<string, unknown>> | null;
  at: Generated<Date>;
}

/**
 * One side of a transfer. Both sides of an entry between a player and the house belong to the player's books. In an entry between two
 * players, each side belongs to its player's books. Append-only.
 */
interface PostingTable {
  /** The player whose books contain it. */
  account_id: number;
  transfer_id: string;
  /** Account that receives the amount: the player, or a house account. */
  holder_id: number;
  /** Currency of the transfer. */
  currency: string;
  amount_minor: bigint;
  /** Null for house accounts, as are `balance_after` and `hash`. */
  seq: bigint | null;
  balance_after: bigint | null;
  /** Chains the entry to the wallet's previous entry: migration 0008. */
  hash: Buffer | null;
}

/** Source of a deposit. Append-only. */
interface DepositRequestTable {
  account_id: number;
  /** The `transferId` of its call. */
  id: string;
  /** Short code that a bank transfer names. */
  reference: string;
  method: string;
  /** Null for the brand's own account. */
  provider: string | null;
  currency: string;
  amount_minor: bigint;
  /** Paid beside the amount. */
  fee_minor: bigint;
  /** Amount that has arrived. */
  received_minor: Generated<bigint>;
  state: ColumnType<DepositState, DepositState | undefined, DepositState>;
  /** How it is paid; null until the provider has told. */
  pay: JSONColumnType<PayInstructions> | null;
  /** Keyed hash of a voucher's code. */
  voucher_hash: Buffer | null;
  at: Date;
  expires_at: Date;
  ended_at: Date | null;
  receipt_at: Date | null;
  /** Pictures of the receipt. */
  uploads: Generated<string[]>;
  /** Why an operator has refused it. */
  reason: Generated<string>;
  /** The promotion whose bonus comes with it. */
  promotion_id: Generated<number | null>;
}

interface PaymentTable {
  provider: string;
  /** The provider's id of the payment. */
  tx_id: string;
  account_id: number;
  request_id: string;
  status: 'paid' | 'refused';
  currency: string;
  amount_minor: bigint;
  received_at: Date;
}

interface DepositTable {
  account_id: number;
  /** Idempotency key of the transfer. */
  idempotency_key: string;
  /** System that reported the payment. */
  source: string;
  /** Id of the payment in that system. */
  reference: string;
  currency: string;
  amount_minor: bigint;
  received_at: Date;
}

/** Append-only, except that a debit or a credit may become `rolledBack`. */
interface VendorTransactionTable {
  integration: string;
  tx_id: string;
  kind: 'debit' | 'credit' | 'rollback';
  account_id: number;
  /** Currency of the wallet. */
  currency: string;
  round_id: string | null;
  ref_tx_id: string | null;
  amount_minor: bigint | null;
  body_hash: Buffer;
  /** 'tombstone': rolled back before it arrived. */
  state: 'ok' | 'refused' | 'tombstone' | 'rolledBack';
  answer: JSONColumnType<WalletAnswer>;
  transfer_id: string | null;
  at: Generated<Date>;
  /** Position in the wallet's chain of transactions and settled rounds, from 1. */
  play_seq: bigint;
  /** Chains it to the previous position: migration 0008. */
  hash: Buffer;
}

/** Money on its way to a vendor that keeps the money of its players ('in'), or back ('out'). */
interface VendorTransferTable {
  account_id: number;
  /** Chosen by the player's browser. */
  transfer_id: string;
  integration: string;
  direction: 'in' | 'out';
  currency: string;
  amount_minor: bigint;
  /** 'pending' until the vendor has said whether it moved the money. */
  state: Generated<'pending' | 'done' | 'refused'>;
  /** True once a later call may have sent it again: the first call can then no longer take it back. */
  is_repeated: Generated<boolean>;
  begun_at: Generated<Date>;
  ended_at: Date | null;
}

/** A transaction that we and its vendor do not agree on. */
interface VendorDifferenceTable {
  integration: string;
  /** As the vendor names the player. */
  player_id: string;
  tx_id: string;
  /** Start of the period in which it was found. */
  period_start: Date;
  kind: 'missingHere' | 'missingThere' | 'otherAmount' | 'otherState';
  /** The transaction as each side has it; null where it has none. */
  ours: JSONColumnType<object> | null;
  theirs: JSONColumnType<object> | null;
  found_at: Date;
  /** When both sides agreed at last. */
  resolved_at: Date | null;
}

/**
 * One row for each player and round, which uses one wallet. A settled row never changes: a later change, such as a jackpot or a rollback,
 * is another part, which holds the differences.
 *
 * Rounds of the integration 'HISTORY' were imported: they have no vendor transactions, and one pair of entries a day moves the money of
 * all of a player's rounds.
 */
interface BetTable {
  account_id: number;
  integration: string;
  round_id: string;
  /** 0 is the round itself; higher numbers are corrections after its settlement. */
  part: Generated<number>;
  node_id: number;
  game_type: string;
  currency: string;
  stake_minor: bigint;
  payout_minor: bigint;
  valid_bet_minor: bigint;
  /** The campaign that paid the stakes, if any: `stake_minor` and `valid_bet_minor` are then 0. */
  campaign_id: string | null;
  /** Value of the stakes that the campaign paid. */
  granted_minor: bigint | null;
  /** Selections of the bet, by the `txId` of each debit that named them. */
  slip: JSONColumnType<Record<string, Slip>> | null;
  status: 'open' | 'settled' | 'void';
  placed_at: Date;
  settled_at: Date | null;
  /** As in `vendor_transaction`; null until the round is settled. */
  play_seq: bigint | null;
  hash: Buffer | null;
}

/** A campaign that grants free rounds at some games, each of one stake. */
interface CampaignTable {
  id: string;
  merchant: string;
  name: string;
  /** Its name by language, where it has others. */
  words: JSONColumnType<Record<string, Record<string, string>>, string | undefined>;
  node_ids: number[];
  /** Rounds of one grant. */
  rounds: number;
  stake_minor: bigint;
  currency: string;
  starts_at: Date;
  /** Its grants expire then. */
  ends_at: Date;
  state: Generated<'open' | 'closed'>;
  created_at: Generated<Date>;
  created_by: string;
}

/** A campaign that operators address to a segment of members. */
interface MemberCampaignTable {
  id: GeneratedAlways<number>;
  merchant: string;
  name: string;
  segment: JSONColumnType<Segment>;
  gift: JSONColumnType<CampaignGift>;
  starts_at: Date;
  ends_at: Date;
  most_members: number | null;
  budget_minor: bigint | null;
  state: Generated<'scheduled' | 'running' | 'ended' | 'stopped'>;
  /** Members who got it. */
  reached: Generated<number>;
  created_by: number;
  created_at: Date;
  transfer_id: string;
}

interface BetSums {
  day: string;
  game_type: string;
  currency: string;
  bets: number;
  stake_minor: bigint;
  valid_bet_minor: bigint;
  payout_minor: bigint;
}

interface MoneySums {
  day: string;
  kind: string;
  currency: string;
  amount_minor: bigint;
  entries: number;
}

interface ContractTable {
  id: Generated<number>;
  kind: string;
  giver_id: number | null;
  taker_id: number;
  period: string;
  rate_ppm: number;
  tiers: JSONColumnType<StoredTier[]>;
  categories: string[];
  /** `accepted` for every contract that was accepted once: when it is in force, `valid_from` and `ended_at` tell. */
  status: string;
  valid_from: Date;
  accepted_at: Date | null;
  /** End of the last period; may lie ahead. */
  ended_at: Date | null;
  mode: Generated<'FIXED' | 'TIERED'>;
  carry: 'NONE' | 'FOREVER' | 'PREVIOUS' | 'MONTH' | null;
  /** Null for contracts with the platform that no agent has offered. */
  offered_at: Date | null;
  expires_at: Date | null;
  /** The side that asks for the end, until the other has answered. */
  end_asked_by: number | null;
  /** Contracts whose end the giver has confirmed with the offer. */
  ends: Generated<number[]>;
  transfer_id: string | null;
  body_hash: Buffer | null;
}

export interface StoredTier {
  minActive: number;
  /** Digits in minor units. */
  minValidBet: string;
  minLoss: string;
  ratePpm: number;
}

/** Terms of a contract, without its sides. */
export interface StoredTerms {
  kind: string;
  period: string;
  tiers: StoredTier[];
  categories: string[];
  carry: 'NONE' | 'FOREVER' | 'PREVIOUS' | 'MONTH' | null;
}

interface TeamHourTable {
  ancestor_id: number;
  hour_start: Date;
  account_id: number;
  game_type: string;
  currency: string;
  valid_bet_minor: bigint;
  profit_minor: bigint;
}

interface ContractBillTable {
  contract_id: number;
  /** Start of the period; of the hour for hourly salary, whose days are both that of the hour. */
  starts_at: Date;
  period_from: string;
  period_to: string;
  /** `UNAPPROVED`: a dividend that waits for an operator; `UNCOLLECTED`: one that its taker may collect until `collect_until`. */
  status: 'NOT_REACHED' | 'UNAPPROVED' | 'UNCOLLECTED' | 'ISSUED' | 'PART_PAID' | 'INSUFFICIENT' | 'DENIED' | 'EXPIRED';
  active_members: number;
  valid_bet_minor: bigint;
  /** Net result of the period alone; for dividends. */
  own_net_minor: bigint | null;
  /** Loss carried into the period: zero or negative. */
  carried_minor: bigint;
  /** Index of the tier that was reached. */
  tier: number | null;
  gross_minor: bigint;
  /** Amount that came from the giver; the rest of the gross is not paid later. */
  received_minor: bigint;
  /** Amount that stayed, after paying those below; negative when the wallet added to it. */
  net_minor: bigint;
  at: Date;
  collect_until: Date | null;
  collected_at: Date | null;
}

interface SalarySliceTable {
  contract_id: number;
  slice_start: Date;
  valid_bet_minor: bigint;
  /** Amount earned by the taker's own turnover; negative when earlier bets were voided. */
  gross_minor: bigint;
  /** Amount paid: received from the giver, less the payments to the direct downline. */
  amount_minor: bigint;
  carry_ppm: bigint;
  /** Earned amount that is not yet paid: negative for the taker's debt, positive when the giver could not pay. */
  open_minor: Generated<bigint>;
  transfer_id: string | null;
}

interface JackpotTable {
  id: Generated<number>;
  merchant: string;
  /** Name in addresses; the client seed of its draws. */
  code: string;
  position: number;
  currency: string;
  games: JSONColumnType<CountedGames>;
  seed_minor: bigint;
  contribution_ppm: number;
  must_drop_minor: bigint;
  /** False ends its contributions. */
  is_open: Generated<boolean>;
  words: Words;
}

/** The time from one drop of a jackpot to the next. The last round of a jackpot has no drop yet. */
interface JackpotRoundTable {
  jackpot_id: number;
  /** From 1: the nonce of its draw. */
  round: number;
  server_seed: string;
  seed_hash: string;
  /** Contributions in millionths of a minor unit. */
  fed_micro: Generated<bigint>;
  /** Part of seed and contributions that the ledger has moved to the jackpots' account. */
  moved_minor: Generated<bigint>;
  moved_at: Date | null;
  dropped_at: Date | null;
  /** The winning bet, and what it wins. */
  account_id: number | null;
  integration: string | null;
  round_id: string | null;
  node_id: number | null;
  amount_minor: bigint | null;
  /** The transfer that paid the winner. */
  transfer_id: string | null;
}

/** Tournaments under the same terms, one after the other. */
interface TournamentSeriesTable {
  id: Generated<number>;
  merchant: string;
  code: string;
  position: number;
  currency: string;
  games: JSONColumnType<CountedGames>;
  score: ScoreKind;
  least_stake_minor: bigint;
  /** Prizes by place, the first place first, as digits of minor units. */
  prizes: JSONColumnType<string[]>;
  /** Start of the first; the others follow at equal intervals. */
  first_at: Date;
  length_minutes: number;
  every_minutes: number;
  /** False ends the series: no further tournament begins. */
  is_open: Generated<boolean>;
  words: Words;
}

interface TournamentTable {
  id: Generated<number>;
  series_id: number;
  starts_at: Date;
  ends_at: Date;
  /** When its prizes were paid. */
  settled_at: Date | null;
  cancelled_at: Date | null;
}

interface TournamentEntryTable {
  tournament_id: number;
  account_id: number;
  joined_at: Date;
  /** Hundredths of a multiple, or minor units. */
  score: Generated<bigint>;
  reached_at: Date | null;
  /** Set when the tournament is settled, as are the prize and its transfer. */
  place: number | null;
  prize_minor: bigint | null;
  transfer_id: string | null;
}

interface ExportTicketTable {
  token_hash: Buffer;
  account_id: number;
  report: string;
  query: Json;
  expires_at: Date;
  used_at: Date | null;
  id: Generated<string>;
  rows_done: Generated<number>;
  /** Rows of the whole file; null until somebody asks, or the file is whole. */
  rows: number | null;
  ended: 'done' | 'cancelled' | null;
}
