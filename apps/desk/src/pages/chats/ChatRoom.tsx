import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DeskChat } from '@site/api/chat';
import { MAX_CHAT_ANSWER } from '@site/api/messageKinds';
import { DeskCard } from '@site/ui/DeskCard';
import { TextArea } from '@site/ui/TextArea';
import { tone } from '@site/ui/vars';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { FailureLine } from '../../parts/FailureLine';
import { Moment } from '../../parts/Moment';

/** One chat with what was written, and a field for an answer once the operator has taken it. Source: MEM-09. */
export function ChatRoom({ chat, onChanged }: { chat: DeskChat; onChanged: () => void }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const { id, accountId, username, state, by, isOwn, thread } = chat;
  const [content, setContent] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = useRef<HTMLDivElement>(null);
  const count = thread.posts.length;
  useEffect(() => {
    if (count) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const act = async (asked: Promise<{ ok: true } | { ok: false; code: string }>) => {
    setBusy(true);
    const reply = await asked;
    setBusy(false);
    setFailure(reply.ok ? undefined : reply.code);
    onChanged();
    return reply.ok;
  };
  const answer = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (content.trim() !== '' && (await act(desk.api('answerChat', { id, content })))) setContent('');
  };
  const close = async () => {
    if (await act(desk.api('endChat', { id }))) desk.tell(t('chats.ended'));
  };
  return (
    <DeskCard title={t('chats.thread', { name: username })} note={thread.id}>
      <Room>
        {desk.may('readMembers') && (
          <Link to={`/operator/members?id=${accountId}`}>
            <bdi dir="ltr">{username}</bdi>
          </Link>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard reaches it */}
        <div className="posts" role="log" aria-label={t('chats.thread', { name: username })} tabIndex={0}>
          {thread.posts.map((post) => (
            <div key={post.reference} data-by={post.by}>
              <p dir="auto">{post.text}</p>
              <small>
                <Moment at={post.at} />
              </small>
            </div>
          ))}
          <div ref={end} />
        </div>
        {state === 'waiting' && (
          <Button variant="contained" loading={isBusy} onClick={() => void act(desk.api('takeChat', { id }))}>
            {t('chats.take')}
          </Button>
        )}
        {state === 'taken' && !isOwn && <p className="other">{t('chats.ofOther', { name: by ?? '' })}</p>}
        {isOwn && (
          <form onSubmit={(event) => void answer(event)} noValidate>
            <TextArea
              label={t('chats.answer')}
              value={content}
              maxLength={MAX_CHAT_ANSWER}
              onChange={({ target }) => setContent(target.value)}
            />
            <div className="acts">
              <Button type="submit" variant="contained" loading={isBusy} disabled={content.trim() === ''}>
                {t('chats.send')}
              </Button>
              <Button variant="outlined" title={t('chats.endText')} onClick={() => void close()}>
                {t('chats.end')}
              </Button>
            </div>
          </form>
        )}
        <FailureLine failure={failure} />
      </Room>
    </DeskCard>
  );
}

const Room = styled('div')({
  display: 'grid',
  gap: 12,
  minInlineSize: 0,
  padding: '4px 16px 16px',
  '& a': { justifySelf: 'start', fontWeight: 620, color: tone.actionText },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .other': { fontSize: 14, color: tone.muted },
  '& .posts': { display: 'grid', gap: 10, maxBlockSize: '52vh', overflowY: 'auto' },
  '& [data-by]': {
    justifySelf: 'start',
    maxInlineSize: 'min(60ch, 88%)',
    padding: '10px 14px',
    borderRadius: 10,
    backgroundColor: tone.raised,
  },
  '& [data-by="service"]': { justifySelf: 'end', backgroundColor: tone.select },
  '& small': { fontSize: 12, color: tone.muted },
  '& form': { display: 'grid', gap: 10 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > button': { justifySelf: 'start' },
});
