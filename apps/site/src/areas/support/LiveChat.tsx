import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ChatValue } from '@site/api/chat';
import { type FeedbackType, feedbackTypes } from '@site/api/messageKinds';
import { SelectField } from '@site/ui/SelectField';
import { Skeleton } from '@site/ui/Skeleton';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Posts } from '../feedback/Posts';
import { ReplyForm } from '../feedback/ReplyForm';
import type { Failure } from '../session/SentCode';
import { Failed } from '../status/Failed';

/** Time after which the place in the queue is asked for again. */
const PLACE_MS = 15_000;

/** A member's chat with a person. Its texts come by the push channel. Source: MEM-09. */
export default observer(function LiveChat() {
  const { t } = useTranslation('inbox');
  const { t: words } = useTranslation('content');
  const { api, push } = useStores();
  const [own] = useState(() => new Answer(api, 'chat'));
  const [id, setId] = useState<string>();
  const [type, setType] = useState<FeedbackType>('customer service');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => void own.ask(id === undefined ? {} : { id }), [own, id, push.chats]);
  const { load } = own;
  const current = load.state === 'ready' ? load.value.current : null;
  const isWaiting = current?.state === 'waiting';
  useEffect(() => {
    // The push channel tells of the own chat alone, not of those in front of it.
    const timer = isWaiting ? setInterval(() => void own.ask(id === undefined ? {} : { id }), PLACE_MS) : undefined;
    return () => clearInterval(timer);
  }, [own, id, isWaiting]);
  const count = current?.thread.posts.length;
  const reference = current?.thread.id;
  useEffect(() => {
    // A chat that ends is shown still.
    if (reference !== undefined) setId(reference);
  }, [reference]);
  useEffect(() => {
    if (count) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  if (load.state === 'loading') return <Skeleton look="list" label={words('loading')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void own.ask({})} />;
  const settle = async (asked: Promise<{ ok: true; value: ChatValue } | ({ ok: false } & Failure)>) => {
    const reply = await asked;
    if (!reply.ok) return reply;
    const opened = reply.value.current?.thread.id;
    if (opened !== undefined && opened !== id) setId(opened);
    else await own.ask(id === undefined ? {} : { id });
    return undefined;
  };
  if (!current)
    return (
      <Chat>
        <p className="state">{words(load.value.isStaffed ? 'chat.personThere' : 'chat.personAway')}</p>
        <SelectField
          label={t('feedback.type')}
          value={type}
          onChange={({ target }) => setType(target.value as FeedbackType)}
          items={feedbackTypes.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
        />
        <ReplyForm label={t('chat.more')} submit={t('chat.start')} onSend={(content) => settle(api('openChat', { type, content }))} />
      </Chat>
    );
  const { state, place, by, thread } = current;
  const isOver = state === 'over';
  return (
    <Chat>
      <output className="state">
        {state === 'waiting' && t('chat.waiting', { place: place ?? 1 })}
        {state === 'taken' && t('chat.taken', { name: by ?? '' })}
        {isOver && t(thread.status === 'closed' ? 'chat.over' : 'chat.ticket')} <bdi dir="ltr">{thread.id}</bdi>
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard reaches it */}
      <div className="posts" role="log" aria-label={t('chat.messages')} tabIndex={0}>
        <Posts posts={thread.posts} />
        <div ref={end} />
      </div>
      {isOver ? (
        <Button variant="outlined" onClick={() => (own.forget(), setId(undefined))}>
          {t('chat.again')}
        </Button>
      ) : (
        <>
          <ReplyForm
            label={t('chat.more')}
            submit={t('chat.send')}
            onSend={(content) => settle(api('sayInChat', { id: thread.id, content }))}
          />
          <Button variant="text" onClick={() => void settle(api('leaveChat', { id: thread.id }))}>
            {t('chat.leave')}
          </Button>
        </>
      )}
    </Chat>
  );
});

const Chat = styled('div')({
  display: 'grid',
  gap: 14,
  minInlineSize: 0,
  '& .state': {
    margin: 0,
    padding: '10px 14px',
    borderRadius: radius.control,
    backgroundColor: tone.raised,
    fontSize: 14,
    color: tone.muted,
  },
  '& .posts': { maxBlockSize: 'min(44vh, 420px)', overflowY: 'auto', borderRadius: radius.tile },
  '& .posts ol': { paddingInline: 4 },
  '& form': { display: 'grid', gap: 10, justifyItems: 'start' },
  '& form > div': { inlineSize: '100%' },
  '& > button': { justifySelf: 'start' },
});
