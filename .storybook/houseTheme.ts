import { color, type ColorName, font, radiusPx, type Scheme } from '@site/ui/tokens';
import { create } from 'storybook/theming';

const arch =
  '<path fill="#FFB224" d="M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v23H4Z"/><path fill="#1D1300" d="M8.5 32V20a4.75 4.75 0 0 1 9.5 0 4.75 4.75 0 0 1 9.5 0v12h-4.6V20.3a.15.15 0 0 0-.3 0V32h-9.2V20.3a.15.15 0 0 0-.3 0V32Z"/>';
const bulbs = [9, 15, 21, 27].map((x) => `<circle fill="#1D1300" cx="${x}" cy="9.5" r="1.7"/>`).join('');

/** Returns a Storybook theme built from the library's tokens. */
export function houseTheme(scheme: Scheme) {
  const ink = (name: ColorName) => color[name][scheme];
  return create({
    base: scheme,
    brandTitle: `<span class="house"><svg viewBox="0 0 36 36" width="30" height="30" aria-hidden="true">${arch}${bulbs}</svg>Marquee</span>`,
    brandUrl: '?path=/story/start-marquee--marquee',
    brandTarget: '_self',
    colorPrimary: ink('action'),
    colorSecondary: ink('actionText'),
    appBg: ink('page'),
    appContentBg: ink('page'),
    appPreviewBg: ink('page'),
    appHoverBg: ink('hover'),
    appBorderColor: ink('line'),
    appBorderRadius: radiusPx.control,
    fontBase: font.text,
    fontCode: 'ui-monospace, "DejaVu Sans Mono", monospace',
    textColor: ink('text'),
    textInverseColor: ink('page'),
    textMutedColor: ink('muted'),
    barBg: ink('page'),
    barTextColor: ink('muted'),
    barHoverColor: ink('actionText'),
    barSelectedColor: ink('actionText'),
    buttonBg: ink('surface'),
    buttonBorder: ink('line'),
    booleanBg: ink('sunken'),
    booleanSelectedBg: ink('surface'),
    inputBg: ink('sunken'),
    inputBorder: ink('edge'),
    inputTextColor: ink('text'),
    inputBorderRadius: radiusPx.input,
  });
}
