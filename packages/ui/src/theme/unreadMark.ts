import { tone } from './vars';

/** Style of the unread badge: nothing else is red. */
export const unreadMark = {
  flex: 'none',
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: 10,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 700,
  textAlign: 'center',
  color: tone.onHot,
  backgroundColor: tone.hot,
} as const;
