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
  'documentExpires',
  'contractOffered',
  'contractAccepted',
  'contractRejected',
  'contractEndAsked',
  'contractEnded',
  'dividendApproved',
  'dividendDenied',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The boxes of a member: own messages, and notices to every player of the brand. */
export const inboxBoxes = ['message', 'notice'] as const;
export type InboxBox = (typeof inboxBoxes)[number];

/** Lists what feedback may be about. */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'customer service', 'application', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Length of a text of feedback in graphemes. Source: REG-10, REG-20. */
export const MAX_FEEDBACK = 140;

/** Length of the remark of an application in graphemes. Source: REG-10, REG-20. */
export const MAX_REMARK = 140;

/** Length of an operator's text in a chat. */
export const MAX_CHAT_ANSWER = 2000;
