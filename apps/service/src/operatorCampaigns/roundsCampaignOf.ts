/** Returns the id of the campaign of free rounds that a campaign grants. */
export const roundsCampaignOf = (id: number) => `desk-${id}`;
