/** Ways by which a brand may advertise to a member who agrees. */
export const marketingChannels = ['email', 'sms', 'phone', 'push'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];
