import type { WalletAnswer, WalletCallName } from '@site/api/vendor';
import { ServiceProcess, type ServiceSettings } from './ServiceProcess.ts';
import { TestVendor } from './TestVendor.ts';

/** A service that can be killed and started again. What it did not answer is asked again, with the same id, of the next one. */
export class RestartingService {
  /** Calls to a service that was killed before it answered. */
  unanswered = 0;
  #service: ServiceProcess;
  readonly #settings: ServiceSettings;
  #restarting: Promise<void> | undefined;

  private constructor(service: ServiceProcess, settings: ServiceSettings) {
    this.#service = service;
    this.#settings = settings;
  }

  static async start(settings: ServiceSettings): Promise<RestartingService> {
    return new RestartingService(await ServiceProcess.start(settings), settings);
  }

  /** Kills the service at once and starts it again. */
  async restart(): Promise<void> {
    this.#restarting = (async () => {
      await this.#service.kill();
      this.#service = await ServiceProcess.start(this.#settings);
    })();
    await this.#restarting;
    this.#restarting = undefined;
  }

  stop(): Promise<void> {
    return this.#service.stop();
  }

  async ask(call: WalletCallName, input: object): Promise<WalletAnswer> {
    for (;;) {
      await this.#restarting;
      try {
        const answer = await new TestVendor({ url: this.#service.url, secret: this.#settings.studioSecret }).ask(call, input);
        if (answer.code !== 'TRANSIENT') return answer;
      } catch {
        this.unanswered += 1;
        // The connection breaks before the restart is under way.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
}
