import { reaction } from 'mobx';
import type { SessionStore } from '../stores/SessionStore';

export type Word =
  | { is: 'begun'; token: string; memberId: string }
  /** The session of a token is over, and the page is kept for whoever comes back. */
  | { is: 'over'; token: string; lapse: 'ended' | 'idle' }
  /** Somebody has signed out: no session of this browser is left. */
  | { is: 'signedOut' }
  /** A tab has opened and does not know whether anybody is here. */
  | { is: 'asked' };

/**
 * Tells the other tabs of this browser when a session begins or is over, and does as they say: whoever logs in or out does so in all
 * tabs. A tab with a session of its own keeps it until somebody signs out. Returns how to stop.
 *
 * Source: SES-08, SES-12.
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
    else if (data.is === 'signedOut') session.end();
    else if (data.is === 'over') {
      if (data.token === session.token) session.suspend(data.lapse);
    } else if (data.token !== session.token && isJoinedBy(session, data.memberId)) void session.join(data.token);
  });
  const stops = [
    reaction(
      () => session.member && session.token,
      (token, before) => {
        if (token) begun();
        else if (before && session.lapse) say({ is: 'over', token: before, lapse: session.lapse });
      },
    ),
    reaction(
      () => session.signOuts,
      () => say({ is: 'signedOut' }),
    ),
    reaction(
      () => session.state,
      (state) => state === 'visitor' && say({ is: 'asked' }),
      { fireImmediately: true },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}

const isJoinedBy = ({ state, held, lapse, member }: SessionStore, memberId: string) =>
  lapse ? member?.id === memberId : state === 'visitor' && !held;
