import { localDigits } from '@site/money/localDigits';
import { styled } from '@mui/material/styles';
import { useControlled } from '@mui/material/utils';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';
import { pagesShown } from './pagesShown';
import { useLocale } from '../theme/useLocale';

export interface PaginationLabels {
  /** Name of the landmark. */
  region: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

export interface PaginationProps extends Omit<RootProps<'nav'>, 'onChange' | 'defaultValue'> {
  /** Current page, starting at 1. A page above `totalPages` is shown as the last one. Omitted, the component keeps it itself. */
  value?: number | undefined;
  /** Page shown at first, where the component keeps it itself. @default 1 */
  defaultValue?: number | undefined;
  /** Number of pages. */
  totalPages: number;
  /** Number of pages around the current one. @default 5 */
  range?: number;
  /** Number of pages at either end. @default 2 */
  margin?: number;
  /** Labels in the language of the page. */
  labels: PaginationLabels;
  /** Called with another page from 1 to `totalPages`, never with the current one. */
  onChange?: ((value: number) => void) | undefined;
  /** Returns the address of a page; makes pages links that can be opened in a new tab. Without `onChange` a press follows them. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Id of the element where the list starts, such as its heading: choosing another page scrolls to it and moves the focus there. */
  startId?: string | undefined;
}

/** Page navigation of a list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { value: held, defaultValue = 1, totalPages, range = 5, margin = 2, labels, onChange, hrefOf, startId, ...rest } = props;
  const locale = useLocale();
  const [value, setValue] = useControlled({ controlled: held, default: defaultValue, name: 'Pagination', state: 'value' });
  if (totalPages <= 1) return null;
  const current = Math.min(Math.max(value, 1), totalPages);

  const control = (target: number, name: string, content: ReactNode) => {
    const isOut = target < 1 || target > totalPages;
    const choose = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || (hrefOf && !onChange)) return;
      event.preventDefault();
      if (isOut || target === current) return;
      setValue(target);
      onChange?.(target);
      if (startId) showStart(startId);
    };
    const shared = { 'aria-label': name, 'aria-current': target === current ? ('page' as const) : undefined, onClick: choose };
    if (hrefOf) {
      // At either end the link stays an anchor without an address: another element would lose the keyboard focus.
      const address = isOut ? ({ role: 'link', tabIndex: 0, 'aria-disabled': true } as const) : { href: hrefOf(target) };
      return (
        <a {...address} {...shared}>
          {content}
        </a>
      );
    }
    return (
      <button type="button" aria-disabled={isOut || undefined} {...shared}>
        {content}
      </button>
    );
  };

  return (
    <Pages {...rest} aria-label={labels.region}>
      <ul>
        <li>{control(current - 1, labels.previous, <Icon name="back" size={18} />)}</li>
        {pagesShown({ page: current, totalPages, range, margin }).map((item, index) =>
          item === 'gap' ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap is known by its place alone
            <li key={`gap-${index}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} className={item === current || item === 1 || item === totalPages ? undefined : 'near'}>
              {control(item, labels.page(item), localDigits(item, locale))}
            </li>
          ),
        )}
        <li>{control(current + 1, labels.next, <Icon name="forward" size={18} />)}</li>
      </ul>
    </Pages>
  );
}

function showStart(id: string) {
  const start = document.getElementById(id);
  if (!start) return;
  start.tabIndex = -1;
  start.style.scrollMarginBlockStart = 'calc(var(--header-size, 0px) + 16px)';
  start.scrollIntoView({ behavior: 'instant' });
  start.focus({ preventScroll: true });
}

const Pages = styled('nav')({
  containerType: 'inline-size',
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& :is(a, button), & .gap': {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 40,
    blockSize: 40,
    paddingInline: 6,
    border: 0,
    borderRadius: radius.control,
    font: 'inherit',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: tone.muted,
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
  },
  '& .gap': { minInlineSize: 28, color: tone.faint, cursor: 'default' },
  '& :is(a, button):hover': { color: tone.text, backgroundColor: tone.hover },
  '& [aria-current]': { color: tone.actionText, backgroundColor: tone.actionWash, fontWeight: 750 },
  '& [aria-current]:hover': { color: tone.actionText, backgroundColor: tone.actionWash, cursor: 'default' },
  '& [aria-disabled]': { color: tone.faint, cursor: 'default', opacity: 0.6 },
  '& [aria-disabled]:hover': { color: tone.faint, background: 'none' },
  '@container (max-width: 439px)': {
    '& ul': { gap: 2 },
    '& .near': { display: 'none' },
    '& :is(a, button)': { minInlineSize: 44, blockSize: 44 },
  },
});
