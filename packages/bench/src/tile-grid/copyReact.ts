import { createElement, type ReactNode } from 'react';

/** Returns a function that describes a copy of an element as plain React elements each time. */
export function copyReact(element: Element): () => ReactNode {
  const tag = element.tagName.toLowerCase();
  const props = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.childNodes].map((child) => (child instanceof Element ? copyReact(child) : () => child.textContent));
  return () => createElement(tag, props, ...children.map((child) => child()));
}
