/** Kinds of inbox messages. Their texts are `kind.<kind>` of the namespace `inbox`; that of `operator` is written by an operator. */
export const messageKinds = [
  'operator',
  'depositPaid',
  'depositShort',
  'depositRefused',
  'withdrawalPaid',
  'withdrawalRejected',
  'withdrawalAutoReceived',
  'redeemApproved',
  'redeemRejected',
  'promotionIssued',
  'promotionRejected',
  'vipPromoted',
  'ticketAnswered',
  'documentAccepted',
  'documentRefused',
] as const;
export type MessageKind = (typeof messageKinds)[number];
