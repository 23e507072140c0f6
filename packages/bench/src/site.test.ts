import { expect, it } from 'vitest';
import { startSite } from './site.ts';

it('RUN-09 a site that ends at once, as on a taken port, is reported and not waited for', async () => {
  await expect(startSite({ program: ['--eval', 'process.exitCode = 1'] })).rejects.toThrow('ended before it answered');
});

it('RUN-09 a site that never answers is stopped', async () => {
  await expect(startSite({ startMs: 300, program: ['--eval', 'setInterval(() => undefined, 1000)'] })).rejects.toThrow('within 0.3 s');
});
