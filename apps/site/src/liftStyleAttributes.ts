const characters: Record<string, string> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };

/**
 * The policy forbids style attributes, and MUI writes some: until the browser has them as properties, a rule for each
 * stands in. In React's output ` style="` is only ever an attribute.
 */
export function liftStyleAttributes(painted: string): { html: string; css: string } {
  const rules = new Set<string>();
  const html = painted.replaceAll(/ style="([^"]*)"/g, (_attribute, escaped: string) => {
    const css = escaped.replaceAll(/&(quot|#x27|amp|lt|gt);/g, (entity, name: string) => characters[name] ?? entity);
    if (/[<{}]/.test(css)) return '';
    rules.add(`[data-style=${JSON.stringify(css)}]{${css}}`);
    return ` data-style="${escaped}"`;
  });
  return { html, css: [...rules].join('') };
}
