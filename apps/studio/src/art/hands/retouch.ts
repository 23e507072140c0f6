/** Attributes of a shape. */
export type Attributes = Readonly<Record<string, string>>;

/** Rewrites each shape and group of a drawing. `retouch` returns the attributes to change, or undefined to leave the shape out. */
export function retouch(drawing: string, change: (attributes: Attributes, isGroup: boolean) => Attributes | undefined): string {
  return drawing.replaceAll(/<(path|circle|ellipse|rect|g)\b([^>]*?)(\/?)>/g, (_, name: string, text: string, end: string) => {
    const attributes = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
    const changed = change(attributes, name === 'g');
    if (!changed) return '';
    const written = Object.entries({ ...attributes, ...changed }).map(([key, value]) => ` ${key}="${value}"`);
    return `<${name}${written.join('')}${end}>`;
  });
}

/** Returns the opacity of a shape: 1 where it says none. */
export function opacityOf({ opacity = '1', 'fill-opacity': fillOpacity = '1' }: Attributes): number {
  return Number(opacity) * Number(fillOpacity);
}
