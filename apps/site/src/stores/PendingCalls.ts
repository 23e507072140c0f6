/** Counts running calls. */
export class PendingCalls {
  private count = 0;
  private waiting: (() => void)[] = [];

  begin() {
    this.count += 1;
  }

  end() {
    this.count -= 1;
    this.settle();
  }

  /** Resolves in a later task, as soon as no call is running. */
  async idle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      this.settle();
    });
  }

  private settle() {
    if (this.count === 0) for (const resolve of this.waiting.splice(0)) resolve();
  }
}
