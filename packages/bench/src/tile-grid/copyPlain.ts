/** A function that makes the same elements by hand each time it is called: created, given their attributes and text, put together. */
export function copyPlain(element: Element): () => Element {
  const { namespaceURI, tagName } = element;
  const name = tagName.toLowerCase();
  const attributes = [...element.attributes].map((attribute) => [attribute.name, attribute.value] as const);
  const children = [...element.childNodes].map((child) =>
    child instanceof Element ? copyPlain(child) : () => document.createTextNode(child.textContent ?? ''),
  );
  return () => {
    const copy = document.createElementNS(namespaceURI, name);
    for (const [key, value] of attributes) copy.setAttribute(key, value);
    for (const child of children) copy.append(child());
    return copy;
  };
}
