const STORAGE_KEY = 'kept-form';
/** Time in which a form may appear in the page that is loaded again. */
const APPEARING_MS = 10_000;

/** Fields that are kept. */
const KEPT =
  'textarea, select, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number]):not([autocomplete="one-time-code"])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptForm {
  pathname: string;
  /** Values by the key of their field. */
  values: Record<string, string>;
}

/** Stores what is typed in the page, before it is loaded again in another language. Never passwords, codes, choices and files. Source: I18-01. */
export function keepForm(): void {
  const values = Object.fromEntries([...fieldsByKey()].flatMap(([key, { value }]) => (value ? [[key, value]] : [])));
  if (Object.keys(values).length > 0)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ pathname: location.pathname, values } satisfies KeptForm));
}

/** Writes what `keepForm` stored into the fields, as soon as each of them is there and empty. */
export function restoreForm(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  const { pathname, values } = JSON.parse(stored) as KeptForm;
  if (pathname !== location.pathname) return;
  const missing = new Map(Object.entries(values));
  const fill = () => {
    for (const [key, field] of fieldsByKey()) {
      const value = missing.get(key);
      if (value === undefined) continue;
      missing.delete(key);
      if (field.value !== value) type(field, value);
    }
    if (missing.size === 0) appearing.disconnect();
  };
  const appearing = new MutationObserver(fill);
  appearing.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => appearing.disconnect(), APPEARING_MS);
  fill();
}

/** Returns the fields that can be kept, by the size of their form, its number among those of the same size, and their place in it. */
function fieldsByKey(): Map<string, Field> {
  const counts = new Map<number, number>();
  const found = new Map<string, Field>();
  for (const { elements } of document.forms) {
    const count = (counts.get(elements.length) ?? 0) + 1;
    counts.set(elements.length, count);
    for (const [index, element] of [...elements].entries())
      if (element.matches(KEPT)) found.set(`${elements.length} ${count} ${index}`, element as Field);
  }
  return found;
}

/** Sets a value as typing does: React reads it from the event. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}
