import { expect, it, onTestFinished, vi } from 'vitest';
import { ChunkTimeout, loadChunk } from './loadChunk';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('ERR-05 SYS-09 a chunk times out after 120 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen = vi.fn<(reason: unknown) => void>();
  loadChunk('src/x.tsx', () => new Promise(() => {})).catch(seen);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.mock.calls[0]?.[0]).toBeInstanceOf(ChunkTimeout);
});

it('SYS-09 the time while a machine sleeps does not count towards a chunk’s 120 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen = vi.fn<(reason: unknown) => void>();
  loadChunk('src/x.tsx', () => new Promise(() => {})).catch(seen);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  await vi.advanceTimersByTimeAsync(115_000);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.mock.calls[0]?.[0]).toBeInstanceOf(ChunkTimeout);
});

it('SYS-09 a chunk that fails reloads the tab once, and once more only after it has arrived', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = new Map<string, string>();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const seen = vi.fn<(reason: unknown) => void>();

  loadChunk('src/x.tsx', gone).catch(seen);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(seen).not.toHaveBeenCalled();
  await expect(loadChunk('src/x.tsx', gone)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);

  expect(await loadChunk('src/x.tsx', () => Promise.resolve('it'))).toBe('it');
  void loadChunk('src/x.tsx', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('SYS-09 a chunk that fails offline is thrown at once: a reload would take the page too', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadChunk('src/x.tsx', gone)).rejects.toThrow('Failed to fetch');
});
