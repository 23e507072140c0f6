import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PageVital } from '@site/api/vitals';

/** Upper bounds of the times that are counted, in seconds. */
const REQUEST_BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 3, 10];
/** Bounds of what browsers measure; those of Google's ratings are among them. Source: https://web.dev/articles/vitals. */
const PAGE_BOUNDS = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 8];
const SHIFT_BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

const NANOSECONDS = 1e9;

type Labels = Readonly<Record<string, string>>;

/** Counts values by how large they are, as Prometheus reads it. */
class Histogram {
  readonly #series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  add(labels: Labels, value: number): void {
    const key = JSON.stringify(labels);
    const series = this.#series.get(key) ?? { labels, counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    this.#bounds.forEach((bound, index) => (series.counts[index] = (series.counts[index] ?? 0) + (value <= bound ? 1 : 0)));
    series.sum += value;
    series.count += 1;
  }

  lines(): string[] {
    const series = this.#series.values().flatMap(({ labels, counts, sum, count }) => {
      const bucket = (bound: number | '+Inf', below: number) =>
        sample(`${this.#name}_bucket`, Object.assign({}, labels, { le: String(bound) }), below);
      const sums = [bucket('+Inf', count), sample(`${this.#name}_sum`, labels, sum), sample(`${this.#name}_count`, labels, count)];
      return this.#bounds.map((bound, index) => bucket(bound, counts[index] ?? 0)).concat(sums);
    });
    return [...headOf(this.#name, 'histogram', this.#help), ...series];
  }
}

const headOf = (name: string, type: 'histogram' | 'gauge', help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text.replaceAll(/[\\"\n]/g, '')}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

/** Returns the lines of one measure as it stands. */
export const gauge = (name: string, help: string, values: readonly { labels?: Labels; value: number }[]): string[] => [
  ...headOf(name, 'gauge', help),
  ...values.map(({ labels = {}, value }) => sample(name, labels, value)),
];

/**
 * Counts what this process has answered and what browsers have measured, in the text format of Prometheus. Nothing of it tells of a person:
 * routes are named without their queries.
 *
 * Source: API-05.
 */
export class Metrics {
  readonly #requests = new Histogram('marquee_request_seconds', 'Time to answer a request, by route and status.', REQUEST_BOUNDS);
  readonly #pages = new Histogram('marquee_page_seconds', 'Core Web Vitals of browsers that are times.', PAGE_BOUNDS);
  readonly #shifts = new Histogram('marquee_page_shift', 'Cumulative layout shift of pages in browsers.', SHIFT_BOUNDS);
  readonly #delay = monitorEventLoopDelay();
  readonly #startedAtS = Math.round(Date.now() / 1000 - process.uptime());

  constructor() {
    this.#delay.enable();
  }

  countRequest({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }): void {
    this.#requests.add({ method, route, status: String(status) }, ms / 1000);
  }

  countVital({ name, value }: PageVital): void {
    if (name === 'CLS') this.#shifts.add({}, value);
    else this.#pages.add({ name }, value / 1000);
  }

  /** Returns the text so far. */
  text(more: readonly string[]): string {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      ...this.#requests.lines(),
      ...this.#pages.lines(),
      ...this.#shifts.lines(),
      ...gauge('process_start_time_seconds', 'When the process started.', [{ value: this.#startedAtS }]),
      ...gauge('process_resident_memory_bytes', 'Memory of the process.', [{ value: rss }]),
      ...gauge('nodejs_heap_size_used_bytes', 'Memory that objects use.', [{ value: heapUsed }]),
      ...gauge('nodejs_eventloop_lag_p99_seconds', 'How late the process runs.', [{ value: this.#delay.percentile(99) / NANOSECONDS }]),
      ...more,
      '',
    ].join('\n');
  }
}
