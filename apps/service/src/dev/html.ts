import { escapeHtml } from '../page/escapeHtml.ts';

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const written = (value: unknown): string => (value instanceof Html ? value.text : escapeHtml(String(value)));

/** Template tag for HTML: escapes every value except Html and lists of it. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) => (Array.isArray(value) ? value.map(written).join('') : written(value)));
  return new Html(String.raw({ raw: parts }, ...filled));
}
