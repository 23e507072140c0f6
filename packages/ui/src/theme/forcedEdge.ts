/** Draws the edge of a field or a button in a contrast theme, which draws no backgrounds and shadows. */
export const forcedEdge = { '@media (forced-colors: active)': { outline: '1px solid ButtonBorder', outlineOffset: -1 } } as const;
