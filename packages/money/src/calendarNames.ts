/** Names of a language's calendar, each list from January or Sunday on. */
export interface CalendarNames {
  months: readonly string[];
  monthsShort: readonly string[];
  weekdays: readonly string[];
}

/** Names for `dateFormat` by language subtag, of languages that Chrome has no data for. A page adds those of its language before it formats dates. */
export const calendarNames = new Map<string, CalendarNames>();
