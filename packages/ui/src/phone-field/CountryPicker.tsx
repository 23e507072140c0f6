import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { latinDigits } from '@site/money/latinDigits';
import { Icon } from '../icons/Icon';
import { floatingPaper } from '../theme/floatingPaper';
import { media } from '../theme/layout';
import { useLocale } from '../theme/useLocale';
import { radius, tone } from '../theme/vars';
import { type Dialling, diallings } from './phoneNumbers';

export interface CountryPickerLabels {
  /** Accessible name of the list. */
  countries: string;
  /** Label and placeholder of its search field. */
  search: string;
  /** Shown when no country matches. */
  none: string;
}

export interface CountryPickerProps {
  /** Returns the element that the list is attached to. */
  anchor: () => Element | null;
  value: Dialling;
  /** ISO codes of the countries listed first before a search. */
  first?: string[];
  labels: CountryPickerLabels;
  /** Called with the choice instead of `onClose`; the caller moves the focus in both cases. */
  onChoose: (value: Dialling) => void;
  onClose: () => void;
}

type Flags = Record<string, ComponentType>;

const noCountries: string[] = [];

/** List of all countries below its button. On phones it fills the upper part of the page. */
export default function CountryPicker({ anchor, ...list }: CountryPickerProps) {
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <Panel
      open
      disableRestoreFocus
      anchorEl={anchor}
      onClose={list.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: -6, horizontal: start }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': list.labels.countries } }}
    >
      <CountryList {...list} />
    </Panel>
  );
}

/** A search field and a list; the focus stays in the field. */
function CountryList({ value, first = noCountries, labels, onChoose, onClose }: Omit<CountryPickerProps, 'anchor'>) {
  const locale = useLocale();
  const flags = useFlags();
  const countries = useMemo(() => named(locale, first), [locale, first]);
  // A copy, because choosing the same object again would not be reported as a change.
  const chosen = useMemo(() => {
    const found = countries.find(({ country }) => country === value.country);
    return found ? { ...found } : null;
  }, [countries, value.country]);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    open: true,
    options: countries,
    value: chosen,
    autoHighlight: true,
    clearOnBlur: false,
    // The field is for searching; the button shows the chosen value.
    getOptionLabel: () => '',
    getOptionKey: ({ country }) => country,
    isOptionEqualToValue: (one, other) => one.country === other.country,
    filterOptions: (options, { inputValue }) => search(options, inputValue),
    onChange: (_event, wanted) => {
      // Clearing the search is not a choice.
      if (wanted) onChoose({ country: wanted.country, dialling: wanted.dialling });
    },
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const isAll = groupedOptions.length === countries.length;

  return (
    <>
      <div className="search" {...getRootProps()}>
        <Icon name="search" />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be searched */}
        <input {...getInputProps()} autoFocus aria-label={labels.search} placeholder={labels.search} maxLength={40} />
      </div>
      {groupedOptions.length === 0 ? (
        <output className="none">{labels.none}</output>
      ) : (
        <ul {...getListboxProps()} aria-label={labels.countries} data-all={isAll || undefined}>
          {groupedOptions.map((option, index) => {
            const Flag = flags?.[option.country];
            return (
              <li
                {...getOptionProps({ option, index })}
                key={option.country}
                data-last-first={option.country === first.at(-1) || undefined}
              >
                <span className="flag">{Flag && <Flag />}</span>
                <span className="name">{option.name}</span>
                <bdi dir="ltr">{option.dialling}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface Country extends Dialling {
  name: string;
  /** Text to search in: the name here and in English, the codes. */
  words: string;
}

/** Loads the flags after the list: it is useful without them. */
function useFlags(): Flags | undefined {
  const [flags, setFlags] = useState<Flags>();
  useEffect(() => {
    let isGone = false;
    const show = (loaded: unknown) => isGone || setFlags(loaded as Flags);
    void import('country-flag-icons/react/3x2').then(show);
    return () => {
      isGone = true;
    };
  }, []);
  return flags;
}

function named(locale: string, first: string[]): Country[] {
  const here = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const rank = (country: string) => (first.includes(country) ? first.indexOf(country) : first.length);
  const collator = new Intl.Collator(locale);
  return diallings()
    .map(({ country, dialling }) => {
      const name = here.of(country) ?? country;
      return { country, dialling, name, words: plain(`${name} ${english.of(country)} ${country} ${dialling}`) };
    })
    .toSorted((one, other) => rank(one.country) - rank(other.country) || collator.compare(one.name, other.name));
}

/** Normalizes text for search: `cote` matches `Côte`, and digits of any script match numbers. */
const plain = (text: string) =>
  latinDigits(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Ranks names that begin with the query before those that only contain it. */
function search(countries: Country[], typed: string): Country[] {
  const wanted = plain(typed.trim());
  if (!wanted) return countries;
  const isAtStart = ({ words }: Country) => words.startsWith(wanted);
  const found = countries.filter(({ words }) => words.includes(wanted));
  return [...found.filter(isAtStart), ...found.filter((country) => !isAtStart(country))];
}

const Panel = styled(Popover)({
  '& .MuiPopover-paper': {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(340px, calc(100vw - 32px))',
    maxBlockSize: 'min(400px, calc(100vh - 32px))',
    ...floatingPaper,
  },
  '& .search': {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 10,
    minBlockSize: 50,
    paddingInline: 16,
    borderBlockEnd: `1px solid ${tone.line}`,
    color: tone.muted,
  },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 50,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    color: tone.text,
  },
  '& input::placeholder': { color: tone.faint, opacity: 1 },
  '& ul': { margin: 0, padding: 6, overflowY: 'auto', listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 40,
    paddingInline: 10,
    borderRadius: radius.control,
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& .name': { paddingBlock: 8, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& li bdi': { fontVariantNumeric: 'tabular-nums', color: tone.faint },
  '& li.Mui-focused': { backgroundColor: tone.hover },
  '& li[aria-selected="true"]': { backgroundColor: tone.select, color: tone.actionText },
  '& [data-all] > [data-last-first]': {
    marginBlockEnd: 13,
    '&::after': { content: '""', position: 'absolute', insetBlockEnd: -7, insetInline: 0, borderBlockEnd: `1px solid ${tone.line}` },
  },
  '& .flag': {
    display: 'block',
    inlineSize: 24,
    blockSize: 16,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: tone.raised,
    boxShadow: `0 0 0 1px ${tone.line}`,
  },
  '& .flag svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& .none': { padding: '20px 16px 24px', color: tone.muted },
  [media.phone]: {
    // At the top, where the keyboard does not cover it. MUI positions it by style attribute.
    '& .MuiPopover-paper': {
      inset: '12px 12px auto !important',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: 'calc(100dvh - 24px)',
    },
    '& li': { minBlockSize: 46 },
  },
});
