import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it to choose the days of a report: both ends belong to the range.',
    'Offer the usual ranges as `presets`: one press chooses them, and the fields show their days.',
    'The calendar speaks the language of `UiProvider`. `loadDayNames` of `@site/ui/dayNames` loads its names beforehand.',
    "Pass `today` in the brand's time zone: the clock of the machine is not used.",
  ],
  avoid: [
    { when: 'For a choice of a few periods without days.', instead: 'DeskSegments' },
    { when: 'For one day of a form.', instead: 'TextField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through presets, day, month and year of each field, and the button of its calendar.' },
    { key: 'Digits', does: 'Type the part of the date that has the focus.' },
    { key: 'Arrow up, Arrow down', does: 'In a part of a date, counts it up or down.' },
    { key: 'Arrow left, Arrow right', does: 'Moves to the part beside it; in the calendar, to the day before or after.' },
    { key: 'Enter', does: 'Takes a typed date, which leaving the field does as well, or chooses the day of the calendar.' },
    { key: 'Escape', does: 'Closes the calendar.' },
  ],
  sizes:
    'Each field is 164px wide and at least 32px high; presets and fields wrap. On phones the fields share the width and are 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
