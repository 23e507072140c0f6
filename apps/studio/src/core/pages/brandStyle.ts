import type { VendorSite } from '@site/api/vendor';

/** One row for each custom property: the brand's token, and the studio's own colours where the brand has none. */
const rows = {
  action: { token: 'action', light: '#ffb224', dark: '#ffb224' },
  'action-hover': { token: 'actionHover', light: '#ffc65c', dark: '#ffc65c' },
  'on-action': { token: 'onAction', light: '#1d1300', dark: '#1d1300' },
  focus: { token: 'focus', light: '#8a5100', dark: '#ffd27a' },
  page: { token: 'page', light: '#f6f3ec', dark: '#0c0e14' },
  surface: { token: 'surface', light: '#ffffff', dark: '#141721' },
  field: { token: 'raised', light: '#f3f0e8', dark: '#1c202d' },
  line: { token: 'line', light: '#e0d9cb', dark: '#262b3a' },
  'line-strong': { token: 'edge', light: '#857e70', dark: '#6f7890' },
  text: { token: 'text', light: '#171821', dark: '#f5f3ee' },
  muted: { token: 'muted', light: '#4b4f5e', dark: '#b4b8c7' },
  link: { token: 'actionText', light: '#8a5100', dark: '#ffb224' },
  good: { token: 'good', light: '#0b7048', dark: '#57d9a3' },
  bad: { token: 'bad', light: '#b3261e', dark: '#ff8a8a' },
} as const;

/** Returns the colours of a page as CSS: the brand's over the studio's own, for each scheme. Source: SYS-13. */
export function brandStyle(tokens: VendorSite['tokens'] = {}): string {
  const colors = Object.entries(rows).map(
    ([property, { token, light, dark }]) => `--${property}:light-dark(${tokens[token]?.light ?? light},${tokens[token]?.dark ?? dark});`,
  );
  return `:root{${colors.join('')}}`;
}
