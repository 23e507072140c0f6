import { reaction } from 'mobx';
import type { SessionStore } from '../../stores/SessionStore';

export type TabMessage =
  | { is: 'begun'; token: string; memberId: string }
  /** The session of a token is over; the page is kept for a new login. */
  | { is: 'over'; token: string; lapse: 'ended' | 'idle' }
  /** The member has signed out: no session of this browser is left. */
  | { is: 'signedOut' }
  /** A new tab asks for an existing session. */
  | { is: 'asked' };

/**
 * Synchronizes the session among the tabs of a browser: log-in and sign-out apply to all. A tab with its own session keeps it until a
 * sign-out. Returns a function that stops it.
 *
 * Source: SES-08, SES-12.
 */
export function syncTabs(session: SessionStore, channel = new BroadcastChannel('session')): () => void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it reaches its own origin alone
  const say = (word: TabMessage) => channel.postMessage(word);
  const begun = () => {
    const { member, token } = session;
    if (member && token) say({ is: 'begun', token, memberId: member.id });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.is === 'asked') begun();
    else if (data.is === 'signedOut') session.clear();
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
