import type { EngineTheme } from '../Engine.ts';
import type { VerifyData } from '../play/wire.ts';
import { checkSeeds } from './checkSeeds.ts';
import { byId } from './element.ts';
import { say } from './words.ts';

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as VerifyData;
const word = (key: string, places?: Readonly<Record<string, string | number>>) => say(data, key, places);
const form = byId('form', HTMLFormElement);
const verdict = byId('verdict', HTMLParagraphElement);
const drawn = byId('drawn', HTMLDivElement);

form.addEventListener('change', showProofFields);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void verify();
});
if (fillIn(new URLSearchParams(location.hash.slice(1)))) void verify();

/** Fills in the values from a link. Returns true when they are complete. */
function fillIn(given: URLSearchParams): boolean {
  setField('theme', given.get('theme'));
  showProofFields();
  for (const [name, value] of given) setField(name, value);
  return form.checkValidity();
}

/** Fills in the field of the chosen game: other engines may have a field with the same name. */
function setField(name: string, value: string | null): void {
  for (const control of form.elements)
    if (
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
      control.name === name &&
      !control.matches(':disabled')
    )
      control.value = value ?? control.value;
}

function showProofFields(): void {
  for (const fields of form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-engine]')) {
    fields.hidden = fields.dataset['engine'] !== engineName();
    fields.disabled = fields.hidden;
  }
}

function engineName(): string {
  return form.querySelector<HTMLOptionElement>('select[name="theme"] option:checked')?.dataset['engine'] ?? '';
}

async function verify(): Promise<void> {
  const check = await checkSeeds({ engine: engineName(), theme: await readTheme(field('theme')), field, word });
  if (!check) return;
  drawn.replaceChildren(...check.drawn);
  verdict.textContent = word(check.key);
  verdict.dataset['tone'] = check.tone;
}

async function readTheme(gameCode: string): Promise<EngineTheme> {
  const response = await fetch(`/play/${gameCode}/theme.json`);
  return (await response.json()) as EngineTheme;
}

function field(name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
