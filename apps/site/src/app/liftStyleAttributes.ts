const characters: Record<string, string> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };

/**
 * Moves style attributes, which the policy forbids and MUI writes, into CSS rules until the browser has set them as properties. In React's
 * output ` style="` is always an attribute.
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
