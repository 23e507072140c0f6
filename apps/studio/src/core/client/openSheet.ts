import { byId, element, svgElement } from './element.ts';

/** Opens a dialog labelled by its title. */
export function openSheet(title: string, closeLabel: string, content: readonly Node[]): void {
  const sheet = byId('sheet', HTMLDialogElement);
  const cross = svgElement('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, [
    svgElement('path', { d: 'M6 6l12 12M18 6L6 18' }),
  ]);
  const close = element('button', { className: 'round', attributes: { type: 'button', 'aria-label': closeLabel }, children: [cross] });
  close.addEventListener('click', () => sheet.close());
  sheet.replaceChildren(
    element('header', { children: [element('h2', { text: title, attributes: { id: 'sheet-title' } }), close] }),
    element('section', { children: content }),
  );
  if (!sheet.open) sheet.showModal();
}
