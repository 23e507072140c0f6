import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FeedbackThread } from '@site/api/inbox';
import { MAX_FEEDBACK } from '@site/api/messageKinds';
import { countGraphemes } from '@site/rules/countGraphemes';
import { cardStyle } from '@site/ui/cardStyle';
import type { IconName } from '@site/ui/glyphs';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { StatusChip } from '@site/ui/StatusChip';
import { TextArea } from '@site/ui/TextArea';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { useMoment } from '../member/security/useMoment';
import { FailureLine } from '../session/FailureLine';
import type { Failure } from '../session/SentCode';

const looks = {
  open: { tone: 'info', icon: 'clock' },
  answered: { tone: 'good', icon: 'check' },
  closed: { tone: 'plain', icon: 'lock' },
} as const;

const icons: Record<FeedbackThread['type'], IconName> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  game: 'slots',
  'customer service': 'headset',
  application: 'phone',
  other: 'message',
};

interface ThreadProps {
  thread: FeedbackThread;
  /** Shows its texts at first. */
  isOpen: boolean;
  onAnswered: () => void;
}

/** A ticket with everything written in it, and a field for more while it is not closed. Source: MEM-09. */
export const Thread = observer(function Thread({ thread, isOpen, onAnswered }: ThreadProps) {
  const { t } = useTranslation('inbox');
  const moment = useMoment();
  const { id, type, status, posts, changedAt } = thread;
  return (
    <Card open={isOpen}>
      <summary>
        <span className="glyph">
          <Icon name={icons[type]} size={20} />
        </span>
        <span className="what">
          <b>{t(`feedback.type.${type}`)}</b>
          <small>
            <bdi dir="ltr">{id}</bdi> · {moment(changedAt)}
          </small>
        </span>
        <StatusChip {...looks[status]} label={t(`feedback.status.${status}`)} />
        <Icon name="expand" size={18} />
      </summary>
      <ol>
        {posts.map((post) => (
          <li key={post.reference} data-by={post.by}>
            <p dir="auto">{post.text}</p>
            {post.pictures > 0 && (
              <span className="pictures">
                <Icon name="picture" size={16} />
                {t('feedback.picturesSent', { count: post.pictures })}
              </span>
            )}
            <small>
              {t(`feedback.by.${post.by}`)} · {moment(post.at)} · <bdi dir="ltr">{post.reference}</bdi>
            </small>
          </li>
        ))}
      </ol>
      {status === 'closed' ? <p className="closed">{t('feedback.closed')}</p> : <Reply id={id} onAnswered={onAnswered} />}
    </Card>
  );
});

function Reply({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const { t } = useTranslation('inbox');
  const { api } = useStores();
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const used = countGraphemes(content.trim());
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isShort = used > 0 && used <= MAX_FEEDBACK;
    setFault(isShort ? undefined : t('feedback.length', { least: 1, most: MAX_FEEDBACK }));
    if (!isShort) return;
    setBusy(true);
    const reply = await api('answerFeedback', { id, content });
    setBusy(false);
    setFailure(reply.ok ? undefined : reply);
    if (!reply.ok) return;
    setContent('');
    onAnswered();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={t('feedback.more')}
        aside={
          <bdi>
            {used}/{MAX_FEEDBACK}
          </bdi>
        }
        value={content}
        error={fault}
        onChange={({ target }) => {
          setContent(target.value);
          setFault(undefined);
        }}
      />
      <FailureLine failure={failure} />
      <Button type="submit" variant="outlined" loading={isBusy}>
        {t('feedback.reply')}
      </Button>
    </form>
  );
}

const Card = styled('details')(cardStyle, {
  minInlineSize: 0,
  overflow: 'clip',
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 14,
    padding: '14px 20px',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: tone.hover },
  '& summary > svg': { color: tone.faint, transition: 'rotate 160ms' },
  '&[open] summary > svg': { rotate: '180deg' },
  '& .glyph': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.input,
    backgroundColor: tone.actionWash,
    color: tone.actionText,
  },
  '& .what': { display: 'grid', minInlineSize: 0 },
  '& .what b': { fontWeight: 650 },
  '& bdi': { whiteSpace: 'nowrap' },
  '& small': { fontSize: 12.5, lineHeight: 1.5, color: tone.faint },
  '& ol': { display: 'grid', gap: 12, margin: 0, padding: '6px 20px 18px', listStyle: 'none' },
  '& li': {
    display: 'grid',
    gap: 6,
    justifySelf: 'start',
    maxInlineSize: 'min(52ch, 88%)',
    padding: '12px 16px',
    borderRadius: radius.input,
    borderEndStartRadius: 4,
    backgroundColor: tone.raised,
  },
  '& li[data-by="sender"]': {
    justifySelf: 'end',
    borderEndStartRadius: radius.input,
    borderEndEndRadius: 4,
    backgroundColor: tone.select,
  },
  '& li p': { margin: 0, lineHeight: 1.55, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .pictures': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 13, color: tone.muted },
  '& form': { display: 'grid', gap: 12, justifyItems: 'start', padding: '16px 20px 20px', borderBlockStart: `1px solid ${tone.line}` },
  '& form > div': { inlineSize: '100%' },
  '& .closed': { margin: 0, padding: '14px 20px', borderBlockStart: `1px solid ${tone.line}`, fontSize: 14, color: tone.muted },
  [media.phone]: {
    '& summary': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '14px 16px', gap: '8px 12px' },
    '& summary > span:nth-of-type(3)': { gridColumn: 2, gridRow: 2 },
    '& ol, & form': { paddingInline: 16 },
  },
});
