/** Returns the wall clock of a zone as a field for dates and times has it: 2026-03-01T18:30. */
export function toWallClock(time: number | null, zone: string): string {
  if (time === null) return '';
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** Returns the instant at which the clocks of a zone show a time; null for an empty field. */
export function fromWallClock(text: string, zone: string): number | null {
  const wanted = Date.parse(`${text}Z`);
  if (Number.isNaN(wanted)) return null;
  const aheadOf = (instant: number) => Date.parse(`${toWallClock(instant, zone)}Z`) - Math.floor(instant / 60_000) * 60_000;
  // Twice, because the first guess may be on the other side of a change of the clocks.
  return wanted - aheadOf(wanted - aheadOf(wanted));
}
