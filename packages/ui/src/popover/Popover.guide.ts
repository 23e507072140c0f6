import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for a button that opens a small panel beside it: a menu, a choice, a few controls.',
    'Put entries in a list with the style of `@site/ui/menuList`: choosing an entry closes the panel.',
    'It is a native `details` element, so that it opens before JavaScript is loaded.',
    'It opens and closes by itself. Pass `isOpen` where the page opens or closes it too, and follow `onOpen` and `onClose`.',
  ],
  avoid: [
    { when: 'For something that has to be answered before the page goes on.', instead: 'Dialog' },
    { when: 'For a menu from the edge of the screen, on phones.', instead: 'Drawer' },
  ],
  keys: [
    { key: 'Enter or Space', does: 'On the button, opens or closes the panel.' },
    { key: 'Escape', does: 'Closes the panel and returns the focus to the button.' },
    { key: 'Arrow down, Arrow up', does: 'Moves to the next or previous control of the panel, and from the last to the first.' },
    { key: 'Home, End', does: 'Moves to the first or last control, except while typing in a field.' },
    { key: 'Tab', does: 'Moves through the controls, and closes the panel when the focus leaves it.' },
  ],
  sizes:
    'The button is at least 40px high. The panel is at least 180px wide, never wider than the screen less 24px, and scrolls when it is higher than the screen less 96px.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
