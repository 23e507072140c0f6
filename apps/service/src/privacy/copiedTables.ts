/** Tables of members that their copy leaves out, and why. Source: MEM-26. */
export const leftOutTables: Readonly<Record<string, string>> = {
  account_tree: 'names the people above and below',
  account_tree_past: 'names the people above and below',
  member_move: 'names the people above and below',
  uncounted_bet: 'repeats a bet until it is counted',
  uncounted_transfer: 'repeats a transfer until it is counted',
  team_day: 'adds up what is in the own records and in those of others, and is in the reports of the agent',
  team_hour: 'adds up what is in the own records and in those of others, and is in the reports of the agent',
  team_slice: 'adds up what is in the own records and in those of others, and is in the reports of the agent',
  team_active_day: 'adds up what is in the own records and in those of others, and is in the reports of the agent',
  team_money_day: 'adds up what is in the own records and in those of others, and is in the reports of the agent',
  launch: 'a secret for one moment',
  vendor_session: 'a secret for one moment',
  login_code: 'a secret for one moment',
  verify_ticket: 'a secret for one moment',
  export_ticket: 'a secret for one moment',
  remember_token: 'a secret for one moment',
  recovery_code: 'nothing but a secret',
  totp: 'nothing but a secret',
  operator_log: 'written by operators for each other; record_access tells who has looked',
  operator_session: 'of operators, who are no members',
};

/** Columns that name an account without making the row one about a member, in whatever table. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  agent_id: 'the upline who has looked: under record_access of the one who was looked at',
  recommender_id: 'a detail of the one who was recommended',
  holder_id: 'the side of an entry; what is in the books of the member is copied',
  upline_id: 'a detail of the one below',
  operator_id: 'an operator, who is no member',
  taken_by: 'an operator, who is no member',
  decided_by: 'an operator, who is no member',
  proposed_by: 'an operator, who is no member',
  created_by: 'an operator, who is no member',
  saved_by: 'an operator, who is no member',
  published_by: 'an operator, who is no member',
  changed_by: 'an operator, who is no member',
  uploaded_by: 'an operator, who is no member',
  end_asked_by: 'one of the two sides of a contract, which is copied',
};

/** Columns besides `account_id` by which a row is about a member; `myData` reads each. */
export const copiedColumns: ReadonlySet<string> = new Set(['transfer.counter_id', 'contract.giver_id', 'contract.taker_id']);
