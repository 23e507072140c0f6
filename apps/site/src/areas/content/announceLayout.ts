/** Layout of the announcements and their skeleton. */
export const announceLayout = { display: 'grid', gap: 24, inlineSize: '100%', maxInlineSize: 880 } as const;
