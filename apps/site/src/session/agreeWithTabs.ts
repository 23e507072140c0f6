import { reaction } from 'mobx';
import type { SessionStore } from '../stores/SessionStore';

export type Word =
  | { is: 'begun'; token: string; memberId: string }
  | { is: 'over'; token: string; lapse: SessionStore['lapse'] }
  /** A tab has opened and does not know whether anybody is here. */
  | { is: 'asked' };

/**
 * Tells the other tabs of this browser when a session begins or is over, and does as they say: whoever logs in or out does so in all
 * tabs. A tab with a session of its own keeps it. Returns how to stop.
 *
 * Source: SES-12.
 */
export function agreeWithTabs(session: SessionStore, channel = new BroadcastChannel('session')): () => void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches its own origin alone
  const say = (word: Word) => channel.postMessage(word);
  const begun = () => {
    const { member, token } = session;
    if (member && token) say({ is: 'begun', token, memberId: member.id });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.is === 'asked') begun();
    else if (data.is === 'over') {
      if (data.token !== session.token) return;
      if (data.lapse) session.suspend(data.lapse);
      else session.end();
    } else if (data.token !== session.token && isJoinedBy(session, data.memberId)) void session.join(data.token);
  });
  const stop = reaction(
    () => session.member && session.token,
    (token, before) => {
      if (token) begun();
      else if (before) say({ is: 'over', token: before, lapse: session.lapse });
    },
  );
  const stopAsking = reaction(
    () => session.state,
    (state) => state === 'visitor' && say({ is: 'asked' }),
    { fireImmediately: true },
  );
  return () => {
    stop();
    stopAsking();
    channel.close();
  };
}

const isJoinedBy = ({ state, held, lapse, member }: SessionStore, memberId: string) =>
  lapse ? member?.id === memberId : state === 'visitor' && !held;
