/**
 * Makes the snippet of a story readable. Mocks become handlers, and the words of a component, which stories repeat, one name. A part of the
 * story that only keeps the component's state is named as the component.
 */
export function readable(code: string, component?: string): string {
  const snippet = withoutMocks(code).replaceAll(/(\n *)labels=\{\{\n[\s\S]*?\1\}\}/g, '$1labels={labels}');
  const [, keeper] = /=> \(?\s*<(\w+)(?:\s[^<]*)?\/>\s*\)?;?\s*$/.exec(snippet) ?? [];
  return component && keeper && !snippet.includes(`<${component}`) ? snippet.replace(`<${keeper}`, `<${component}`) : snippet;
}

/** Replaces `fn()` by an empty handler, and `fn(handler)` by the handler. */
function withoutMocks(code: string): string {
  const start = code.search(/(?<![\w.])fn\(/);
  if (start === -1) return code;
  const from = start + 'fn('.length;
  let end = from;
  for (let open = 1; open > 0 && end < code.length; end += 1) {
    if (code[end] === '(') open += 1;
    if (code[end] === ')') open -= 1;
  }
  return code.slice(0, start) + (code.slice(from, end - 1) || '() => {}') + withoutMocks(code.slice(end));
}
