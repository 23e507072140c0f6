import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for a mobile number: the country, and the digits grouped as that country writes them.',
    "List the brand's countries in `first`, and check the number with `checkPhone` before it is sent.",
    'A number pasted with its dialling code chooses the country.',
  ],
  avoid: [
    { when: 'For other figures.', instead: 'TextField' },
    { when: 'For the code that is sent to the number.', instead: 'CodeField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves from the country to the number.' },
    { key: 'Enter or Space', does: 'On the country, opens the list; its search field has the focus.' },
    { key: 'Arrow down, Arrow up', does: 'In the list, moves to the next or previous country.' },
    { key: 'Enter', does: 'In the list, chooses the country and returns to the number.' },
    { key: 'Escape', does: 'Closes the list and returns to the button.' },
  ],
  sizes:
    'Fills its container. The list is up to 340px wide and 400px high; on phones it is as wide as the screen and stands at the top, clear of the keyboard.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Let people choose the country, and group the number as it does.',
      dont: 'Take a text field: everybody writes a number in another way.',
      doExample: 'Country',
      dontExample: 'Anything',
    },
  ],
};
