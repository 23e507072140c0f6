const looks = [
  { scheme: 'dark', language: 'EN' },
  { scheme: 'light', language: 'AR' },
  { scheme: 'light', language: 'EN' },
] as const;

/** Widths of a small phone, a tablet and a desktop, in CSS pixels. */
const widths = [320, 768, 1440];

/** The modes that are furthest apart: layout, direction and colours differ. */
const furthest = [
  { scheme: 'dark', language: 'EN', width: 1440 },
  { scheme: 'light', language: 'AR', width: 320 },
] as const;

/** Modes in which every page and dialog is checked. `MODES=all` checks each look at each width. */
export const modes =
  process.env['MODES'] === 'all' ? looks.flatMap((look) => widths.map((width) => Object.assign({ width }, look))) : furthest;
