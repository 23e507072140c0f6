import type { Client } from '@site/api/client';
import type { PermissionValue } from '@site/api/system';
import { elapsedOf, FAILED_MS, MAX_LINES, type Pace, paceOf, simulatedMs } from '@site/rules/lineSpeed';
import { makeAutoObservable } from 'mobx';
import type { SystemStore } from '../../stores/SystemStore';

type Line = PermissionValue['info']['domainRoute'][number];

interface MeasuredLine {
  line: Line;
  /** Undefined while measuring. `elapsedMs` is the displayed value. */
  measured?: { pace: Pace; elapsedMs: number };
}

export interface LinesStoreDeps {
  api: Client;
  system: SystemStore;
}

const PINGS = 3;
const TIMEOUT_MS = 5000;

/** The site's lines with their response times. Source: SYS-07, SYS-17. */
export class LinesStore {
  /** Undefined while loading. */
  lines: MeasuredLine[] | undefined = undefined;
  private readonly deps: LinesStoreDeps;
  private turn = 0;

  constructor(deps: LinesStoreDeps) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'turn'>(this, { deps: false, turn: false }, { autoBind: true });
  }

  /** Measures all lines concurrently, the pings of each one in sequence. A second call replaces the first. */
  async measure() {
    const turn = ++this.turn;
    const { api, system } = this.deps;
    const reply = await api('domainRoutes', { device: 'WEB' });
    if (turn !== this.turn) return;
    const list = reply.ok ? reply.value.list : system.permission.info.domainRoute;
    const lines = list.slice(0, MAX_LINES);
    this.show(lines);
    await Promise.all(
      lines.map(async (line) => {
        const elapsedMs = await measureLine(line);
        if (turn === this.turn) this.settle(line, elapsedMs);
      }),
    );
  }

  private show(lines: Line[]) {
    this.lines = lines.map((line) => ({ line }));
  }

  private settle(line: Line, elapsedMs: number) {
    const pace = paceOf(elapsedMs);
    const isSimulated = pace !== 'failed' && this.deps.system.isOn('SIMSPEED');
    const measured = { pace, elapsedMs: isSimulated ? simulatedMs(elapsedMs, Math.random()) : elapsedMs };
    this.lines = this.lines?.map((one) => (one.line.idx === line.idx ? { line, measured } : one));
  }
}

async function measureLine(line: Line): Promise<number> {
  const pings: number[] = [];
  for (let turn = 0; turn < PINGS; turn++) {
    const elapsedMs = await ping(line);
    // A line that failed once is not pinged again.
    if (elapsedMs === FAILED_MS) return FAILED_MS;
    pings.push(elapsedMs);
  }
  return elapsedOf(pings);
}

/** Returns the response time in milliseconds. The random `speed` prevents cached answers. */
async function ping({ test }: Line): Promise<number> {
  const address = `${test}?speed=${Math.random()}`;
  const startedMs = performance.now();
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? performance.now() - startedMs : FAILED_MS;
  } catch {
    return FAILED_MS;
  }
}
