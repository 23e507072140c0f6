import type { TabMessage } from './syncTabs';

/** Timeout for the reply of other tabs, in milliseconds. */
const ANSWER_MS = 150;

/** Returns the token of a session in another tab of this browser, or undefined when none answers in time. Source: SES-12. */
export function askTabs(channel = new BroadcastChannel('session')): Promise<string | undefined> {
  return new Promise((resolve) => {
    const finish = (token?: string) => {
      clearTimeout(timer);
      channel.close();
      resolve(token);
    };
    const timer = setTimeout(finish, ANSWER_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => data.is === 'begun' && finish(data.token));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches its own origin alone
    channel.postMessage({ is: 'asked' } satisfies TabMessage);
  });
}
