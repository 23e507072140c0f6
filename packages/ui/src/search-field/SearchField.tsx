import { styled } from '@mui/material/styles';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { forcedEdge } from '../theme/forcedEdge';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';

export interface SearchFieldProps extends Omit<RootProps<'search'>, 'onChange'> {
  /** Address of the form, used before scripts run. */
  action: string;
  /** Name of the query parameter. */
  name: string;
  /** Label and placeholder of the field. */
  label: string;
  /** Labels in the language of the page. */
  labels: {
    clear: string;
    /** Label of a button after the field; omitted, only Enter searches, and an icon is shown before the field. */
    submit?: string;
  };
  /** Initial search term, from the address. */
  defaultValue?: string | undefined;
  /** @default 60 */
  maxLength?: number;
  /** A search is running. */
  isBusy?: boolean | undefined;
  /** `/` focuses the field from anywhere. A page that enables it must let people turn it off. Source: WCAG 2.1.4. */
  hasShortcut?: boolean | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Called on Enter or by the button, with the trimmed search term. */
  onSearch: (words: string) => void;
  /** Called on each change, for results while typing. */
  onChange?: ((words: string) => void) | undefined;
  /** Called after the field was cleared. */
  onClear?: (() => void) | undefined;
}

/** A search field: a plain form that works before scripts run, with a clear button. It fills the available width. */
export function SearchField(props: SearchFieldProps) {
  const {
    action,
    name,
    label,
    labels,
    defaultValue,
    maxLength = 60,
    isBusy,
    hasShortcut = false,
    size = 'medium',
    onSearch,
    onChange,
    onClear,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasShortcut) return undefined;
    const enter = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [hasShortcut]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onClear?.();
  };

  return (
    <Root {...rest}>
      <Form action={action} onSubmit={submit} data-size={size}>
        {!labels.submit && <Icon name="search" />}
        <input
          ref={input}
          type="search"
          name={name}
          defaultValue={defaultValue}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          aria-busy={isBusy || undefined}
          placeholder={label}
          onChange={onChange && (({ target }) => onChange(target.value))}
        />
        {isBusy && <span className="spinner" />}
        {hasShortcut && <kbd aria-hidden="true">/</kbd>}
        <button type="button" className="clear" aria-label={labels.clear} onClick={clear}>
          <Icon name="close" size={16} />
        </button>
        {labels.submit && (
          <button type="submit" aria-label={labels.submit}>
            <Icon name="search" />
          </button>
        )}
      </Form>
    </Root>
  );
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Skeleton of a search field. */
export const SearchFieldSkeleton = (props: RootProps<'div'>) => <SkeletonShape {...props} aria-hidden="true" />;

const boxStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  blockSize: 42,
  paddingInline: '14px 2px',
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  color: tone.faint,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  ...forcedEdge,
  '&[data-size="small"]': {
    gap: 8,
    blockSize: 32,
    paddingInlineStart: 10,
    borderRadius: 8,
    fontSize: 13,
    boxShadow: `inset 0 0 0 1px ${tone.edge}`,
  },
  // The outline is seen in forced colours, which take the shadow away.
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${tone.actionText}`, outline: '2px solid transparent' },
  '& > svg': { flex: 'none' },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    appearance: 'none',
    background: 'none',
    font: 'inherit',
    color: tone.text,
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: tone.faint, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 38,
    blockSize: 38,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '&[data-size="small"] button': { inlineSize: 28, blockSize: 28, borderRadius: 6 },
  '& button:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .clear + button': { marginInlineStart: -8 },
  '& input:placeholder-shown ~ .clear, & input:not(:placeholder-shown) ~ kbd, & input:focus ~ kbd': { display: 'none' },
  '& kbd': {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 22,
    blockSize: 22,
    marginInlineEnd: 8,
    borderRadius: 5,
    boxShadow: `inset 0 0 0 1px ${tone.edge}`,
    font: 'inherit',
    fontSize: 12,
    color: tone.muted,
  },
  '& .spinner': {
    flex: 'none',
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    border: `2px solid ${tone.edge}`,
    borderBlockStartColor: tone.actionText,
    animation: 'search-turn 0.9s linear infinite',
  },
  '@keyframes search-turn': { to: { rotate: '1turn' } },
  '@media (prefers-reduced-motion: reduce)': { '& .spinner': { animation: 'none' } },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
  [media.phone]: {
    '&, &[data-size="small"]': { blockSize: 44, fontSize: 16 },
    '& button, &[data-size="small"] button': { inlineSize: 40, blockSize: 40 },
  },
} as const;

const Root = styled('search')({});
const Form = styled('form')(boxStyle);
const SkeletonShape = styled('div')(boxStyle);
