import type { MessageKind } from '@site/api/messageKinds';
import type { PlaceName } from '../../shell/places';

/** Page on which a message goes on. */
export const nextPlace: Partial<Record<MessageKind, PlaceName>> = {
  depositPaid: 'accountRecord',
  depositShort: 'accountRecord',
  depositRefused: 'deposit',
  withdrawalPaid: 'withdraw',
  withdrawalRejected: 'withdraw',
  withdrawalAutoReceived: 'accountRecord',
  redeemApproved: 'pointMall',
  redeemRejected: 'pointMall',
  promotionIssued: 'accountRecord',
  promotionRejected: 'promotions',
  vipPromoted: 'vip',
  ticketAnswered: 'feedback',
  documentRefused: 'security',
  documentExpires: 'security',
  contractOffered: 'contractRequests',
  contractAccepted: 'contractRequests',
  contractRejected: 'contractRequests',
  contractEndAsked: 'contractRequests',
  contractEnded: 'contractRequests',
};
