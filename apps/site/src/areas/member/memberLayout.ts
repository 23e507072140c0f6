/** Layout of a page of the member centre and its skeleton. */
export const memberLayout = { display: 'grid', alignContent: 'start', gap: 20, minInlineSize: 0 } as const;
