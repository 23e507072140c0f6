/** Plays short sounds. Muted by default. */
export class Sound {
  #context: AudioContext | undefined;

  get isOn(): boolean {
    return this.#context !== undefined;
  }

  toggle(): void {
    if (!this.#context) {
      this.#context = new AudioContext();
      this.click();
      return;
    }
    void this.#context.close();
    this.#context = undefined;
  }

  click(): void {
    this.#tone({ hertz: 320, seconds: 0.05, loudness: 0.08, shape: 'square' });
  }

  /** Plays a knock, for a reel that stops; later steps sound higher. */
  knock(step: number): void {
    this.#tone({ hertz: 150 + step * 18, seconds: 0.09, loudness: 0.16, shape: 'triangle' });
  }

  /** Plays a chime. Only for wins above the stake: RTS 14 forbids it for a return up to the stake. */
  win(): void {
    [523, 659, 784, 1047].forEach((hertz, step) =>
      this.#tone({ hertz, seconds: 0.22, loudness: 0.1, shape: 'sine', afterSeconds: step * 0.09 }),
    );
  }

  #tone({ hertz, seconds, loudness, shape, afterSeconds = 0 }: Tone): void {
    const context = this.#context;
    if (!context) return;
    const start = context.currentTime + afterSeconds;
    const oscillator = new OscillatorNode(context, { frequency: hertz, type: shape });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

interface Tone {
  hertz: number;
  seconds: number;
  loudness: number;
  shape: OscillatorType;
  afterSeconds?: number;
}
