import { calendarNames } from './calendarNames.ts';
import { intlLocale } from './intlLocale.ts';

export interface DateFormat {
  format: (at?: Date | number) => string;
  formatRange: (from: Date | number, to: Date | number) => string;
}

type Part = Intl.DateTimeFormatPartTypes;

/** Languages that Chrome has no data for, by the order of a date's parts. */
const orderOf: Readonly<Record<string, readonly Part[]>> = {
  km: ['day', 'month', 'year'],
  lo: ['day', 'month', 'year'],
  mn: ['year', 'month', 'day'],
  my: ['year', 'month', 'day'],
  ne: ['year', 'month', 'day'],
  si: ['year', 'month', 'day'],
};

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Returns a format of dates and times in a language, as `Intl.DateTimeFormat` is. Languages that Chrome has no data for take their names from
 * `calendarNames`, alike in every browser and on the server; without them, the month is a number and there is no weekday.
 *
 * @param tag BCP 47 tag of the language
 *
 * Source: I18-04.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const [language = ''] = tag.split('-');
  const order = orderOf[language];
  if (!order) return new Intl.DateTimeFormat(intlLocale(tag), options);
  const base = new Intl.DateTimeFormat(intlLocale(tag).replace(/^[^-]+/, 'en-GB'), options);
  const number = new Intl.NumberFormat(intlLocale(tag), { minimumIntegerDigits: 2 });
  const isLong = options.month === 'long' || options.dateStyle === 'long' || options.dateStyle === 'full';
  const names = calendarNames.get(language);

  const format = (at?: Date | number) => {
    const parts = base.formatToParts(at);
    const has = (type: Part) => parts.find((part) => part.type === type)?.value;
    const month = englishMonths.indexOf(has('month')?.slice(0, 3) ?? '');
    const isNamed = month >= 0 && names !== undefined;
    const monthText = isNamed ? (isLong ? names.months : names.monthsShort)[month] : month >= 0 ? number.format(month + 1) : has('month');
    const date = order
      .flatMap((type) => (type === 'month' ? monthText : has(type)) ?? [])
      .join(isNamed ? ' ' : order[0] === 'day' ? '/' : '-');
    const weekday = names?.weekdays[englishWeekdays.indexOf(has('weekday')?.slice(0, 3) ?? '')];
    const day = order[0] === 'day' ? [weekday, date] : [date, weekday];
    const time = [has('hour'), has('minute'), has('second')].filter(Boolean).join(':');
    const clock = [time, has('dayPeriod'), has('timeZoneName')].filter(Boolean).join(' ');
    return [day.filter(Boolean).join(order[0] === 'day' ? ' ' : ', '), clock].filter(Boolean).join(', ');
  };

  return {
    format,
    formatRange: (from, to) => (format(from) === format(to) ? format(from) : `${format(from)} – ${format(to)}`),
  };
}
