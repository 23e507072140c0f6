import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../icons/Icon';
import { menuList } from '../popover/menuList';
import { Popover, type PopoverProps } from '../popover/Popover';
import { media } from '../theme/layout';
import { visuallyHidden } from '../theme/visuallyHidden';
import { radius, tone, typeface } from '../theme/vars';
import { type Language, languagesMatching } from './languagesMatching';
import { useLocale } from '../theme/useLocale';

export interface LanguageMenuProps<Item extends Language> extends Omit<PopoverProps, 'summary' | 'children' | 'onChange'> {
  /** The brand's languages, in order. */
  items: readonly Item[];
  /** Code of the current language. */
  value: Item['code'];
  /** Returns the address of the page in a language: each entry is a link, so that it works before JavaScript. */
  hrefOf: (code: Item['code']) => string;
  /** Called instead of following the link. */
  onChange?: ((code: Item['code']) => void) | undefined;
  /** Labels in the language of the page. */
  labels: { language: string; search: string; none: string };
}

/** Number of languages above which a search field is shown. */
const MAX_WITHOUT_SEARCH = 12;

/** Menu of the site's languages, each in its own script. Source: SHL-01. */
export function LanguageMenu<Item extends Language>(props: LanguageMenuProps<Item>) {
  const { items, value, hrefOf, onChange, onOpen, onClose, labels, ...rest } = props;
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const isLong = items.length > MAX_WITHOUT_SEARCH;
  const shown = languagesMatching(items, query, locale);

  const choose = (event: MouseEvent, code: Item['code']) => {
    if (!onChange || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange(code);
  };

  return (
    <Popover
      {...rest}
      onOpen={() => {
        if (isLong) void import('../fonts/names.css');
        onOpen?.();
      }}
      onClose={() => {
        setQuery('');
        onClose?.();
      }}
      summary={
        <>
          <Icon name="globe" />
          <Hidden>{labels.language}</Hidden>
          {value}
        </>
      }
    >
      <Choice data-long={isLong || undefined}>
        {isLong && (
          <label>
            <Icon name="search" size={18} />
            <input
              type="search"
              aria-label={labels.search}
              placeholder={labels.search}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
        )}
        <ul>
          {shown.map(({ code, tag, name }) => (
            <li key={code}>
              <a
                href={hrefOf(code)}
                onClick={(event) => choose(event, code)}
                lang={tag}
                hrefLang={tag}
                aria-current={code === value || undefined}
              >
                <bdi>{name}</bdi>
                {code === value && <Icon name="check" size={18} />}
              </a>
            </li>
          ))}
        </ul>
        <output>{shown.length === 0 && labels.none}</output>
      </Choice>
    </Popover>
  );
}

const Hidden = styled('span')(visuallyHidden);

const Choice = styled('div')({
  '& ul': { ...menuList, fontFamily: `"Language Names", ${typeface.text}` },
  '& li > a': { gap: 8, lineHeight: 1.25 },
  '& li svg': { color: 'inherit' },
  '& label': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    blockSize: 52,
    paddingInline: 20,
    borderBlockEnd: `1px solid ${tone.line}`,
    borderStartStartRadius: radius.tile,
    borderStartEndRadius: radius.tile,
    backgroundColor: tone.overlay,
    color: tone.faint,
  },
  '& label:focus-within': { boxShadow: `inset 0 -2px 0 ${tone.actionText}` },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 40,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    color: tone.text,
  },
  '& input::placeholder': { color: tone.faint, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& output': { display: 'block', paddingInline: 20, color: tone.muted },
  '& output:not(:empty)': { paddingBlockEnd: 20 },
  '&[data-long]': { inlineSize: 'min(560px, calc(100vw - 24px))' },
  '&[data-long] ul': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0 8px' },
  [media.phone]: { '&[data-long] ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
