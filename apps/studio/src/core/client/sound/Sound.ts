import type { Tier } from '../tier.ts';
import { LOOP_SECONDS, SEAM_SECONDS, type SoundName } from './soundNames.ts';

const files = import.meta.glob<string>('./*.mp3', { query: '?url', import: 'default', eager: true });

const CHOICE = 'sound';
const HALL_LOUDNESS = 0.22;

/** Plays the sounds of a game. Off until the player asks for it; the choice is remembered for all games. */
export class Sound {
  readonly #pitch: number;
  #isOn = recall();
  #context: AudioContext | undefined;
  #loaded = new Map<SoundName, AudioBuffer>();

  /** `gameCode` determines the pitch of the ambience, so that games do not all sound alike. */
  constructor(gameCode: string) {
    this.#pitch = 0.92 + (Array.from(gameCode).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 17) / 100;
    // Browsers allow sound only after a press.
    if (this.#isOn) for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => this.#begin(), { once: true });
    document.addEventListener('visibilitychange', () => void (document.hidden ? this.#context?.suspend() : this.#context?.resume()));
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    remember(this.#isOn);
    if (this.#isOn) return this.#begin();
    void this.#context?.close();
    this.#context = undefined;
  }

  click(): void {
    this.#play('press');
  }

  /** Plays a knock, for a reel that stops; later steps sound higher. */
  knock(step: number): void {
    this.#play('knock', { pitch: 0.9 + step * 0.06 });
  }

  /** Plays the chime of a win, longer for a larger one. Not for a return up to the stake: RTS 14 forbids it. */
  win(tier: Tier): void {
    this.#play(tier);
  }

  #begin(): void {
    if (!this.#isOn || this.#context) return;
    const context = new AudioContext();
    this.#context = context;
    void this.#load(context).then(() => {
      if (this.#context === context) this.#playHall();
    });
  }

  async #load(context: AudioContext): Promise<void> {
    const names = Object.entries(files).map(([file, address]) => ({ name: file.slice(2, -4) as SoundName, address }));
    await Promise.all(
      names.map(async ({ name, address }) => {
        if (this.#loaded.has(name)) return;
        const reply = await fetch(address);
        // A sound that is missing leaves the game silent, not broken.
        if (reply.ok) this.#loaded.set(name, await context.decodeAudioData(await reply.arrayBuffer()));
      }),
    ).catch(() => undefined);
  }

  #playHall(): void {
    const source = this.#play('hall', { pitch: this.#pitch, loudness: HALL_LOUDNESS });
    if (!source) return;
    source.loop = true;
    source.loopStart = SEAM_SECONDS / 2;
    source.loopEnd = SEAM_SECONDS / 2 + LOOP_SECONDS;
  }

  #play(name: SoundName, { pitch = 1, loudness = 1 } = {}): AudioBufferSourceNode | undefined {
    const context = this.#context;
    const buffer = this.#loaded.get(name);
    if (!context || !buffer) return undefined;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
    source.connect(new GainNode(context, { gain: loudness })).connect(context.destination);
    source.start();
    return source;
  }
}

/** Browsers may deny storage to third-party frames; the choice is then kept until the page is left. */
function recall(): boolean {
  try {
    return localStorage.getItem(CHOICE) === 'on';
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(CHOICE, isOn ? 'on' : 'off');
  } catch {
    // Denied.
  }
}
