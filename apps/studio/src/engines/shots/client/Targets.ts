import { byId } from '../../../core/client/element.ts';
import type { FishKind } from '../waters.ts';

/** The list of the kinds of fish, of which one can be chosen for the cannon to follow. */
export class Targets {
  readonly #kinds: readonly FishKind[];
  readonly #buttons: readonly HTMLElement[];
  #locked: number | undefined;

  constructor(kinds: readonly FishKind[], onLock: () => void) {
    const list = byId('targets', HTMLUListElement);
    this.#kinds = kinds;
    this.#buttons = [...list.querySelectorAll<HTMLElement>('[data-kind]')];
    list.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-kind]');
      if (!button) return;
      const kind = Number(button.dataset['kind']);
      // Pressed again, the cannon is free.
      this.#lock(kind === this.#locked ? undefined : kind);
      if (this.locked) onLock();
    });
  }

  /** The kind that the cannon follows; undefined while it is free. */
  get locked(): FishKind | undefined {
    return this.#kinds[this.#locked ?? -1];
  }

  free(): void {
    this.#lock(undefined);
  }

  /** Dims the kinds that are not in sight. */
  dim(isSeen: (kind: FishKind) => boolean): void {
    for (const button of this.#buttons) {
      const kind = this.#kinds[Number(button.dataset['kind'])];
      button.toggleAttribute('data-away', !kind || !isSeen(kind));
    }
  }

  #lock(kind: number | undefined): void {
    this.#locked = kind;
    for (const button of this.#buttons) button.setAttribute('aria-pressed', String(Number(button.dataset['kind']) === kind));
  }
}
