/** Text that is markup already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const written = (value: unknown): string =>
  value instanceof Html ? value.text : String(value).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Markup in which every value is text, unless it is markup itself or a list of it. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) => (Array.isArray(value) ? value.map(written).join('') : written(value)));
  return new Html(String.raw({ raw: parts }, ...filled));
}
