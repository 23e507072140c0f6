import type { CDPSession } from 'playwright';

const CPU_SLOWDOWN = 4;

/** Slows the page, and every frame that has a process of its own from its first instruction. */
export async function slowDown(page: CDPSession): Promise<void> {
  const slower = { method: 'Emulation.setCPUThrottlingRate', params: { rate: CPU_SLOWDOWN } } as const;
  page.on('Target.attachedToTarget', ({ sessionId }) => {
    for (const [id, command] of [slower, { method: 'Runtime.runIfWaitingForDebugger' }].entries())
      page.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: id + 1, ...command }) }).catch(() => {});
  });
  await page.send(slower.method, slower.params);
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
}
