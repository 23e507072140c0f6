import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useControlled } from '@mui/material/utils';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { useId, useState } from 'react';
import { DeskSegments } from '../desk-button/DeskSegments';
import { Icon } from '../icons/Icon';
import { floatingPaper } from '../theme/floatingPaper';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';
import { CalendarAdapter } from './CalendarAdapter';
import { useDayLocale } from './useDayLocale';
import { addDays, type DayPreset, type DayRangeValue, presetRange } from './presetRange';

dayjs.extend(utc);

export interface DayRangeLabels {
  /** Accessible name of the control. */
  range: string;
  from: string;
  to: string;
  /** Accessible name of the presets. */
  quick: string;
  presets: Record<DayPreset, string>;
  /** Texts of the calendar; from `@mui/x-date-pickers/locales` or the language files. */
  pickers?: PickersInputLocaleText;
}

export interface DayRangeProps extends Omit<RootProps<'fieldset'>, 'onChange' | 'defaultValue' | 'disabled'> {
  /** First and last day, both inclusive. Omitted, the component keeps them itself. */
  value?: DayRangeValue | undefined;
  /** Days chosen at first, where the component keeps them itself. @default today */
  defaultValue?: DayRangeValue | undefined;
  /** Called with another range within the bounds. */
  onChange?: ((value: DayRangeValue) => void) | undefined;
  /** Today in the brand's time zone, `yyyy-MM-dd`; the machine's clock is not used. */
  today: string;
  /** Preset buttons beside the fields, in this order. */
  presets?: DayPreset[];
  /** First selectable day, `yyyy-MM-dd`. */
  min?: string;
  /** Last selectable day, `yyyy-MM-dd`. */
  max?: string;
  /** Maximum length in days. A longer choice moves the other end. */
  maxDays?: number;
  /** Help text below the fields. */
  help?: string | undefined;
  /** Error message; replaces the help text. */
  error?: string | undefined;
  /** Disables the control. */
  isDisabled?: boolean | undefined;
  /** Labels in the language of the page. */
  labels: DayRangeLabels;
}

const noPresets: DayPreset[] = [];

/** A date range picker with presets: two linked date fields, because MUI's own range picker needs a licence. */
export function DayRange(props: DayRangeProps) {
  const {
    today,
    value: held,
    defaultValue = { from: today, to: today },
    onChange,
    presets = noPresets,
    min,
    max,
    maxDays = 31,
    help,
    error,
    isDisabled = false,
    labels,
    ...rest
  } = props;
  const noteId = useId();
  const [value, setValue] = useControlled({ controlled: held, default: defaultValue, name: 'DayRange', state: 'value' });
  const choose = (range: DayRangeValue) => {
    setValue(range);
    onChange?.(range);
  };

  const field = (end: 'from' | 'to') => (
    <DayField
      label={labels[end]}
      day={value[end]}
      min={min}
      max={max}
      isDisabled={isDisabled}
      onChange={(day) => choose(linked(value, end, day, maxDays))}
    />
  );
  const chosen = presets.find((preset) => {
    const { from, to } = presetRange(preset, today);
    return from === value.from && to === value.to;
  });

  return (
    <LocalizationProvider
      dateAdapter={CalendarAdapter}
      adapterLocale={useDayLocale()}
      {...(labels.pickers && { localeText: labels.pickers })}
    >
      <Row
        {...rest}
        aria-label={labels.range}
        aria-describedby={help || error ? noteId : undefined}
        disabled={isDisabled}
        data-wrong={error ? true : undefined}
      >
        {presets.length > 0 && (
          <DeskSegments
            label={labels.quick}
            items={presets.map((preset) => ({ id: preset, label: labels.presets[preset] }))}
            value={chosen ?? null}
            onChange={(preset) => choose(presetRange(preset, today))}
          />
        )}
        <div className="days">
          {field('from')}
          {field('to')}
        </div>
        <p id={noteId} className="note" aria-live="polite">
          {error && <Icon name="warning" size={16} />}
          {error ?? help}
        </p>
      </Row>
    </LocalizationProvider>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  min: string | undefined;
  max: string | undefined;
  isDisabled: boolean;
  onChange: (day: string) => void;
}

/** Applies typed text on blur or Enter: half a date may be valid too, and would trigger a request. */
function DayField({ label, day, min, max, isDisabled, onChange }: DayFieldProps) {
  const [draft, setDraft] = useState<{ day: string; typed: Dayjs | null }>();
  const isTyping = draft?.day === day;

  const choose = (chosen: Dayjs | null) => {
    if (!chosen?.isValid()) return;
    const wanted = chosen.format('YYYY-MM-DD');
    if (wanted !== day && (!min || wanted >= min) && (!max || wanted <= max)) onChange(wanted);
  };

  return (
    <DatePicker
      label={label}
      value={isTyping ? draft.typed : dayjs.utc(day)}
      timezone="UTC"
      disableHighlightToday
      disabled={isDisabled}
      onChange={(changed, { source }) => (source === 'view' ? choose(changed) : setDraft({ day, typed: changed }))}
      {...(min && { minDate: dayjs.utc(min) })}
      {...(max && { maxDate: dayjs.utc(max) })}
      slots={{ desktopPaper: Calendar, openPickerIcon: CalendarIcon }}
      slotProps={{
        textField: {
          size: 'small',
          onBlur: ({ currentTarget, relatedTarget }) => isTyping && !currentTarget.contains(relatedTarget) && choose(draft.typed),
          onKeyDown: ({ key }) => isTyping && key === 'Enter' && choose(draft.typed),
        },
      }}
    />
  );
}

const CalendarIcon = () => <Icon name="calendar" size={18} />;

/** Moves the other end, so that the range is never inverted or too long. */
function linked({ from, to }: DayRangeValue, end: 'from' | 'to', day: string, maxDays: number): DayRangeValue {
  if (end === 'from') {
    const latest = addDays(day, maxDays - 1);
    return { from: day, to: to < day ? day : to > latest ? latest : to };
  }
  const earliest = addDays(day, 1 - maxDays);
  return { from: from > day ? day : from < earliest ? earliest : from, to: day };
}

const Row = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 16px',
  '& .days': { display: 'flex', gap: 8, minInlineSize: 0 },
  '& .MuiPickersTextField-root': { inlineSize: 164 },
  // Labels are above the fields, as in every field; MUI's would overlap the outline.
  '& .MuiFormLabel-root': {
    position: 'static',
    maxInlineSize: 'none',
    paddingBlockEnd: 4,
    transform: 'none',
    fontSize: 12,
    fontWeight: 650,
    lineHeight: 1.45,
    color: tone.text,
  },
  '& .MuiFormLabel-root:is(.Mui-focused, .Mui-error)': { color: tone.text },
  '& .MuiPickersInputBase-root': { minBlockSize: 32, paddingInline: '10px 4px', borderRadius: 8, fontSize: 13, backgroundColor: tone.page },
  '& .MuiPickersSectionList-root': { paddingBlock: 5 },
  // Contrast themes show the outline in a colour of theirs.
  '&& .MuiPickersSectionList-sectionContent:focus-visible': { outline: '2px solid transparent' },
  '& .MuiPickersOutlinedInput-notchedOutline': { insetBlockStart: 0, borderColor: tone.edge, '& legend': { display: 'none' } },
  '& .MuiPickersInputBase-root.Mui-focused .MuiPickersOutlinedInput-notchedOutline': { borderColor: tone.actionText },
  '& .MuiPickersInputBase-root.Mui-disabled': { backgroundColor: tone.raised, color: tone.faint },
  '& .Mui-disabled .MuiPickersOutlinedInput-notchedOutline': { borderColor: tone.line },
  '&[data-wrong] .MuiPickersOutlinedInput-notchedOutline': { borderColor: tone.bad, borderWidth: 2 },
  '& .MuiInputAdornment-root .MuiIconButton-root': { marginInlineEnd: 0, padding: 5, color: tone.muted },
  '& .note': { display: 'flex', flex: '1 0 100%', gap: 6, margin: 0, fontSize: 12, color: tone.muted },
  '& .note:empty': { display: 'none' },
  '& .note svg': { flex: 'none' },
  '&[data-wrong] .note': { fontWeight: 550, color: tone.bad },
  '&:disabled button': { color: tone.faint, cursor: 'not-allowed' },
  [media.phone]: {
    '& .days': { flex: '1 0 100%', flexWrap: 'wrap' },
    '& .MuiPickersTextField-root': { inlineSize: 'auto', flex: '1 1 152px', minInlineSize: 0 },
    '& .MuiPickersInputBase-root': { minBlockSize: 44, fontSize: 16 },
  },
});

const Calendar = styled(Paper)({
  '&&': floatingPaper,
  '& .MuiPickersCalendarHeader-label': { fontSize: 14, fontWeight: 650 },
  '& .MuiDayCalendar-weekDayLabel': { color: tone.faint },
  '& .MuiPickersDay-root:hover, & .MuiPickersDay-root:focus': { backgroundColor: tone.hover },
  '& .MuiPickersDay-root.Mui-selected, & .MuiPickersDay-root.Mui-selected:is(:hover, :focus)': {
    backgroundColor: tone.action,
    color: tone.onAction,
    fontWeight: 700,
  },
  '& .MuiPickersDay-root.Mui-disabled:not(.Mui-selected)': { color: tone.faint, opacity: 0.6 },
});
