/** Returns a function that creates a copy of an element by plain DOM calls each time. */
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
