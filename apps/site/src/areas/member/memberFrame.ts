/** Layout of a page of the member centre and its skeleton. */
export const memberFrame = { display: 'grid', gap: 20, minInlineSize: 0 } as const;
