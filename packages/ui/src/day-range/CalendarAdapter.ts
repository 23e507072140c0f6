import { localDigits } from '@site/money/localDigits';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

/** Writes the days and years of a calendar in the digits of its language. What is typed has Latin ones, as in every field. Source: I18-04. */
export class CalendarAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const { format } = this;
    this.format = (day, key) => localDigits(format(day, key), this.locale ?? 'en');
  }
}
