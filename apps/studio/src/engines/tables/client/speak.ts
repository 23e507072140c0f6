import { byId } from '../../../core/client/element.ts';

/** Says a sentence to screen readers. The line below the table tells everybody what was won. */
export function speak(sentence: string): void {
  byId('spoken', HTMLParagraphElement).textContent = sentence;
}
