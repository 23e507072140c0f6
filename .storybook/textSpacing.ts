/** Text spacing that a reader may set without losing text. Source: WCAG 2.2, 1.4.12. */
const spacing = `
  *, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Returns the texts that are cut off or leave the page when people set their own spacing. An ellipsis is a design, not a cut. */
export async function textsCutBySpacing(root: HTMLElement): Promise<string[]> {
  const style = document.createElement('style');
  style.textContent = spacing;
  document.head.append(style);
  try {
    await new Promise(requestAnimationFrame);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) if (isCut(texts.currentNode as Text)) cut.push(texts.currentNode.textContent ?? '');
    return cut;
  } finally {
    style.remove();
  }
}

function isCut(text: Text): boolean {
  const holder = text.parentElement;
  if (!holder || !text.data.trim() || holder.closest('[aria-hidden="true"], svg') || !holder.checkVisibility({ visibilityProperty: true }))
    return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const place = range.getBoundingClientRect();
  for (let box: HTMLElement | null = holder; box; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } = getComputedStyle(box);
    if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    // What scrolls can be read to its end.
    if ([overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll') || position === 'fixed') return false;
    if (overflowX === 'visible') continue;
    const clip = box.getBoundingClientRect();
    if (place.left < clip.left - 1 || place.right > clip.right + 1) return true;
    if (place.top < clip.top - LEADING || place.bottom > clip.bottom + LEADING) return true;
  }
  return place.left < -1 || place.right > window.innerWidth + 1;
}

/** Space above and below the letters in a line, in CSS pixels, that may be cut without touching them. */
const LEADING = 3;
