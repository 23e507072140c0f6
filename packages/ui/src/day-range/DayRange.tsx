import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { addDays, type DayPreset, type DayRangeValue, presetRange } from './presetRange';

dayjs.extend(utc);

export interface DayRangeLabels {
  /** The name of the whole control. */
  range: string;
  from: string;
  to: string;
  presets: Record<DayPreset, string>;
  /** The words the calendar shows and reads out; from `@mui/x-date-pickers/locales` or the language files. */
  pickers?: PickersInputLocaleText;
}

export interface DayRangeProps {
  value: DayRangeValue;
  onChange: (value: DayRangeValue) => void;
  /** The brand's day, `yyyy-MM-dd`; the machine's clock is not asked. */
  today: string;
  /** Which buttons stand beside the fields, in this order. */
  presets?: DayPreset[];
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  /** The longest range, in days. A choice that would be longer moves the other end. */
  maxDays?: number;
  /** A dayjs locale whose data the page has loaded (`import 'dayjs/locale/bn'`); it names months and starts the week. */
  locale?: string;
  labels: DayRangeLabels;
}

const noPresets: DayPreset[] = [];

/** Two linked days and the ranges people ask for most: the free stand-in for the paid range picker. */
export function DayRange(props: DayRangeProps) {
  const { value, onChange, today, presets = noPresets, min, max, maxDays = 31, locale = 'en', labels } = props;

  const field = (end: 'from' | 'to') => (
    <DayField label={labels[end]} day={value[end]} min={min} max={max} onChoose={(day) => onChange(linked(value, end, day, maxDays))} />
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} {...(labels.pickers && { localeText: labels.pickers })}>
      <Row aria-label={labels.range}>
        {presets.length > 0 && (
          <Presets>
            {presets.map((preset) => {
              const range = presetRange(preset, today);
              const isChosen = range.from === value.from && range.to === value.to;
              return (
                <button key={preset} type="button" aria-pressed={isChosen} onClick={() => onChange(range)}>
                  {labels.presets[preset]}
                </button>
              );
            })}
          </Presets>
        )}
        {field('from')}
        {field('to')}
      </Row>
    </LocalizationProvider>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}

/** What is typed counts when the field is left or Enter is pressed: half a date is a date too, and would be asked for. */
function DayField({ label, day, min, max, onChoose }: DayFieldProps) {
  const [draft, setDraft] = useState<{ day: string; typed: Dayjs | null }>();
  const isTyping = draft?.day === day;

  const choose = (chosen: Dayjs | null) => {
    if (!chosen?.isValid()) return;
    const wanted = chosen.format('YYYY-MM-DD');
    if (wanted !== day && (!min || wanted >= min) && (!max || wanted <= max)) onChoose(wanted);
  };

  return (
    <DatePicker
      label={label}
      value={isTyping ? draft.typed : dayjs.utc(day)}
      timezone="UTC"
      disableHighlightToday
      onChange={(changed, { source }) => (source === 'view' ? choose(changed) : setDraft({ day, typed: changed }))}
      {...(min && { minDate: dayjs.utc(min) })}
      {...(max && { maxDate: dayjs.utc(max) })}
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

/** The end that was not chosen follows, so that the range is never upside down and never too long. */
function linked({ from, to }: DayRangeValue, end: 'from' | 'to', day: string, maxDays: number): DayRangeValue {
  if (end === 'from') {
    const latest = addDays(day, maxDays - 1);
    return { from: day, to: to < day ? day : to > latest ? latest : to };
  }
  const earliest = addDays(day, 1 - maxDays);
  return { from: from > day ? day : from < earliest ? earliest : from, to: day };
}

const Row = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  paddingBlockStart: 8,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  '& .MuiPickersTextField-root': { inlineSize: 164 },
  '& .MuiPickersInputBase-root': { minBlockSize: 32, borderRadius: 8, fontSize: 13, backgroundColor: theme.vars.palette.tone.surface },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tone.edge },
  '& .MuiInputAdornment-root svg': { inlineSize: 18, blockSize: 18, color: theme.vars.palette.tone.muted },
  '& .MuiFormLabel-root.Mui-focused': { color: theme.vars.palette.tone.actionText },
  [theme.breakpoints.down('md')]: {
    '& .MuiPickersTextField-root': { inlineSize: 'auto', flex: '1 1 132px' },
    '& .MuiPickersInputBase-root': { minBlockSize: 44 },
  },
}));

const Presets = styled('div')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    display: 'inline-flex',
    maxInlineSize: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: 2,
    borderRadius: 8,
    backgroundColor: tone.sunken,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    '& > button': {
      flex: 'none',
      blockSize: 28,
      paddingInline: 12,
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: tone.muted,
      font: 'inherit',
      fontSize: 13,
      fontWeight: 500,
      cursor: 'pointer',
      '&:hover': { color: tone.text },
      '&[aria-pressed="true"]': { backgroundColor: tone.overlay, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.line}` },
    },
    [theme.breakpoints.down('md')]: { '& > button': { blockSize: 40 } },
  };
});
