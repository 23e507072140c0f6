import { expect, it, onTestFinished, vi } from 'vitest';
import words from '../../../../locales/EN/site.json';
import { ChunkTimeout, loadChunk } from './loadChunk';

it('ERR-05 SYS-09 a page’s chunk times out after 120 s, with the specified message', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seen = vi.fn<(reason: unknown) => void>();
  loadChunk('src/x.tsx', () => new Promise(() => {})).catch(seen);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.mock.calls[0]?.[0]).toBeInstanceOf(ChunkTimeout);
  expect(words['status.lateText']).toContain('The page took longer time to load, please check your network connectivity');
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
