import { radius, tone } from '../theme/vars';

/** Style of a list of links and buttons in a popover. */
export const menuList = {
  margin: 0,
  padding: 8,
  listStyle: 'none',
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: 42,
    paddingBlock: 5,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'start',
    textDecoration: 'none',
    color: tone.text,
    cursor: 'pointer',
  },
  '& :is(a, button):hover': { backgroundColor: tone.hover },
  '& :is(a, button):focus-visible': { outlineOffset: -2 },
  '& [aria-current]': { color: tone.actionText },
  '& svg': { flex: 'none', color: tone.faint },
} as const;
