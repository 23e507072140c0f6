import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarNames } from './calendarNames.ts';
import { dateFormat } from './dateFormat.ts';
import { formatDecimal } from './formatDecimal.ts';
import { formatMoney } from './formatMoney.ts';
import { formatPercent } from './formatPercent.ts';
import { localDigits } from './localDigits.ts';
import { placeFormat } from './placeFormat.ts';
import { readAmount } from './readAmount.ts';

const months = ['जनवरी', 'फेब्रुवरी', 'मार्च', 'अप्रिल', 'मे', 'जुन', 'जुलाई', 'अगष्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'];
const weekdays = ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहिबार', 'शुक्रबार', 'शनिबार'];
beforeAll(() => void calendarNames.set('ne', { months, monthsShort: months, weekdays }));
afterAll(() => calendarNames.clear());

// Marks of direction are left out: they are not seen.
const seen = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

it.each([
  ['en', '৳1,234,567.50', '−$3.40', '1,234,567.50', '12.5%', 'Nov 5, 2026, 14:05', '02:09', '3 of 1,200'],
  ['hi', '৳12,34,567.50', '−$3.40', '12,34,567.50', '12.5%', '5 नव॰ 2026, 14:05', '02:09', '3 of 1,200'],
  ['ar', '1,234,567.50 ৳', '−3.40 US$', '1,234,567.50', '12.5%', '05/11/2026، 14:05', '02:09', '3 of 1,200'],
  ['bn', '১২,৩৪,৫৬৭.৫০৳', '−৩.৪০$', '১২,৩৪,৫৬৭.৫০', '১২.৫%', '৫ নভে, ২০২৬, ১৪:০৫', '০২:০৯', '৩ of ১,২০০'],
  ['fa', '৳۱٬۲۳۴٬۵۶۷٫۵۰', '−$۳٫۴۰', '۱٬۲۳۴٬۵۶۷٫۵۰', '۱۲٫۵٪', '۵ نوامبر ۲۰۲۶، ۱۴:۰۵', '۰۲:۰۹', '۳ of ۱٬۲۰۰'],
  ['ur', '৳۱٬۲۳۴٬۵۶۷٫۵۰', '−$۳٫۴۰', '۱٬۲۳۴٬۵۶۷٫۵۰', '۱۲٫۵%', '۵ نومبر، ۲۰۲۶، ۱۴:۰۵', '۰۲:۰۹', '۳ of ۱٬۲۰۰'],
  ['ne', '৳१२,३४,५६७.५०', '−$३.४०', '१२,३४,५६७.५०', '१२.५%', '२०२६ नोभेम्बर ५, १४:०५', '०२:०९', '३ of १,२००'],
  ['my', '৳၁,၂၃၄,၅၆၇.၅၀', '−$၃.၄၀', '၁,၂၃၄,၅၆၇.၅၀', '၁၂.၅%', '၂၀၂၆-၁၁-၅, ၁၄:၀၅', '၀၂:၀၉', '၃ of ၁,၂၀၀'],
])('I18-04 in %s: money %s and %s, a figure %s, a share %s, a time %s, a clock %s, a text %s', (tag, ...texts) => {
  const place = placeFormat(tag);
  const time = dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
  const written = [
    formatMoney(123_456_750n, 'BDT', tag),
    formatMoney(-340n, 'USD', tag),
    formatDecimal(123_456_750n, 2, tag),
    formatPercent(0.125, tag, 1, 1),
    time.format(Date.UTC(2026, 10, 5, 14, 5)),
    localDigits('02:09', tag),
    `${place(3)} of ${place(1200, 'number')}`,
  ];
  expect(written.map(seen)).toEqual(texts);
  // What was written is read again, also as a field shows it.
  expect(readAmount(formatDecimal(123_456_750n, 2, tag), tag, 2)).toBe(123_456_750n);
  expect(readAmount(formatDecimal(123_456_750n, 2, tag, 2, 'latn'), tag, 2)).toBe(123_456_750n);
  expect(place('BDT-0042')).toBe('BDT-0042');
});

it.each([
  ['× 2.35', 'vi', '× 2.35'],
  ['× 2.35', 'bn', '× ২.৩৫'],
  ['× 2.35', 'fa', '× ۲٫۳۵'],
  ['12:05:09', 'ur', '۱۲:۰۵:۰۹'],
  [1200, 'my', '၁၂၀၀'],
])('I18-04 %s in %s is %s', (text, tag, written) => {
  expect(localDigits(text, tag)).toBe(written);
});

it.each([
  ['km', 'ព្រហស្បតិ៍'],
  ['lo', 'ພະຫັດ'],
  ['mn', 'пүрэв'],
  ['my', 'ကြာသပတေး'],
  ['ne', 'बिहिबार'],
  ['si', 'බ්‍රහස්පතින්දා'],
])('I18-04 a date in %s has no English name, whether its calendar is loaded or not', (tag, thursday) => {
  const format = () => dateFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  calendarNames.delete(tag);
  expect(format().format(Date.UTC(2026, 10, 5))).not.toMatch(/[A-Za-z]/);
  calendarNames.set(tag, { months, monthsShort: months, weekdays: weekdays.with(4, thursday) });
  const dated = format().format(Date.UTC(2026, 10, 5));
  expect(dated).toContain(thursday);
  expect(dated).toContain('नोभेम्बर');
  expect(dated).not.toMatch(/[A-Za-z]/);
  expect(format().formatRange(Date.UTC(2026, 10, 5), Date.UTC(2026, 10, 6))).toContain(' – ');
});
