import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { latinDigits } from '../amount-field/latinDigits';
import { Icon } from '../icons/Icon';
import { floatingPaper } from '../theme/floatingPaper';
import { media } from '../theme/layout';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';
import { type Dialling, diallings } from './phoneNumbers';

export interface CountryPickerLabels {
  /** Names the list. */
  countries: string;
  /** Names the field that searches it, and stands in it. */
  search: string;
  /** What stands there when no country is called that. */
  none: string;
}

export interface CountryPickerProps {
  /** Under what it opens. */
  anchor: () => Element | null;
  value: Dialling;
  /** BCP 47 tag; countries are named and sorted in this language. */
  locale: string;
  /** ISO codes of the countries that stand first, before anything is searched. */
  first?: string[];
  labels: CountryPickerLabels;
  /** Instead of `onClose`, and the focus is left to the caller in both. */
  onChoose: (value: Dialling) => void;
  onClose: () => void;
}

type Flags = Record<string, ComponentType>;

const noCountries: string[] = [];

/** All countries under the button that opened them. On phones they fill the upper part of the page. */
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

/** One field to search, one list to choose from; the focus stays in the field. */
function CountryList({ value, locale, first = noCountries, labels, onChoose, onClose }: Omit<CountryPickerProps, 'anchor'>) {
  const flags = useFlags();
  const countries = useMemo(() => named(locale, first), [locale, first]);
  // A copy: what is chosen again would else count as no change, and the list would stay.
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
    // The field is for searching; what is chosen stands on the button.
    getOptionLabel: () => '',
    getOptionKey: ({ country }) => country,
    isOptionEqualToValue: (one, other) => one.country === other.country,
    filterOptions: (options, { inputValue }) => search(options, inputValue),
    onChange: (_event, wanted) => {
      // Emptying the search is not a choice.
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
  /** What a search looks through: the name here and in English, the codes. */
  words: string;
}

/** Fetched behind the list: it is of use before its flags are. */
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

/** `Côte` is found by `cote`, and a number by the digits of any keyboard. */
const plain = (text: string) =>
  latinDigits(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Names that begin with the words stand before those that only hold them. */
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
    // From above, where the keyboard does not cover it. MUI places it by style attribute.
    '& .MuiPopover-paper': {
      inset: '12px 12px auto !important',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: 'calc(100dvh - 24px)',
    },
    '& li': { minBlockSize: 46 },
  },
});
