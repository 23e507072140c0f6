import { styled } from '@mui/material/styles';
import type { DeskChat } from '@site/api/chat';
import { followEvents } from '@site/api/followEvents';
import { CheckField } from '@site/ui/CheckField';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskTitle } from '@site/ui/DeskTitle';
import { EmptyState } from '@site/ui/EmptyState';
import { StatusChip } from '@site/ui/StatusChip';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { FailureLine } from '../../parts/FailureLine';
import { Loaded } from '../../parts/Loaded';
import { Moment } from '../../parts/Moment';
import { PageFrame } from '../../parts/PageFrame';
import { useCall } from '../../useCall';
import { ChatRoom } from './ChatRoom';

/** Less than the minute for which the service believes it. */
const DUTY_MS = 25_000;

/** Chats that wait and that are open, live, and the chosen one. Source: MEM-09, OPR-02. */
export default function ChatsPage() {
  const { t } = useTranslation();
  const { api, headers } = useDesk();
  const answer = useCall('deskChats', {});
  const { value, reload } = answer;
  const [chosenId, setChosenId] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [wanted, setWanted] = useState<boolean>();
  const isOnDuty = wanted ?? value?.isOnDuty ?? false;
  useEffect(() => {
    const leaving = new AbortController();
    const onEvent = ({ kind }: { kind: string }) => {
      if (kind === 'chat') reload();
    };
    void followEvents({ url: '/wps/events', headers, signal: leaving.signal, onEvent, onLost: () => {} });
    return () => leaving.abort();
  }, [headers, reload]);
  const say = async (next: boolean) => {
    setWanted(next);
    const reply = await api('setChatDuty', { isOnDuty: next });
    setFailure(reply.ok ? undefined : reply.code);
    if (!reply.ok) setWanted(undefined);
    reload();
  };
  useEffect(() => {
    const timer = isOnDuty ? setInterval(() => void api('setChatDuty', { isOnDuty: true }), DUTY_MS) : undefined;
    return () => clearInterval(timer);
  }, [api, isOnDuty]);

  return (
    <PageFrame>
      <DeskTitle title={t('page.chats')} text={t('chats.text')} />
      <Loaded answer={answer}>
        {({ list }) => {
          const chosen = list.find(({ id }) => id === chosenId);
          return (
            <Columns>
              <PageFrame>
                <DeskCard title={t('chats.duty')}>
                  <div className="duty">
                    <CheckField label={t('chats.dutyText')} checked={isOnDuty} onChange={({ target }) => void say(target.checked)} />
                    <FailureLine failure={failure} />
                  </div>
                </DeskCard>
                {list.length === 0 && (
                  <DeskCard title={t('chats.waiting')}>
                    <EmptyState icon="message" title={t('chats.empty')} text={t('chats.emptyText')} />
                  </DeskCard>
                )}
                <ChatList
                  title={t('chats.waiting')}
                  list={list.filter(({ state }) => state === 'waiting')}
                  chosenId={chosenId}
                  onChoose={setChosenId}
                />
                <ChatList
                  title={t('chats.open')}
                  list={list.filter(({ state }) => state === 'taken')}
                  chosenId={chosenId}
                  onChoose={setChosenId}
                />
              </PageFrame>
              {chosen ? (
                <ChatRoom key={chosen.id} chat={chosen} onChanged={reload} />
              ) : (
                <DeskCard className="choose" title={t('chats.choose')}>
                  <EmptyState icon="message" title={t('chats.choose')} text={t('chats.chooseText')} />
                </DeskCard>
              )}
            </Columns>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}

interface ChatListProps {
  title: string;
  list: DeskChat[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

function ChatList({ title, list, chosenId, onChoose }: ChatListProps) {
  const { t } = useTranslation();
  if (list.length === 0) return null;
  return (
    <DeskCard title={title}>
      <ul>
        {list.map(({ id, username, at, state, by, isOwn, thread }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
              <b>
                <bdi dir="ltr">{username}</bdi>
              </b>
              <small>
                <Moment at={at} />
              </small>
              <span dir="auto">{thread.posts.at(-1)?.text}</span>
              {state === 'taken' && (
                <StatusChip
                  tone={isOwn ? 'good' : 'plain'}
                  icon={thread.status === 'open' ? 'message' : 'check'}
                  label={t('chats.by', { name: by ?? '' })}
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '& .duty': { display: 'grid', gap: 8, padding: '4px 16px 16px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 12px',
    justifyItems: 'start',
    inlineSize: '100%',
    padding: '12px 16px',
    border: 0,
    borderBlockStart: `1px solid ${tone.line}`,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: tone.text,
    cursor: 'pointer',
  },
  '& li button:hover': { backgroundColor: tone.hover },
  '& li button[aria-pressed="true"]': { backgroundColor: tone.select },
  '& li small': { fontSize: 12, color: tone.muted },
  '& li span[dir]': {
    gridColumn: '1 / -1',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 13,
    color: tone.muted,
  },
  // Below the list it would only repeat that nothing is chosen.
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .choose': { display: 'none' } },
});
