import { styled } from '@mui/material/styles';
import type { FeedbackThread } from '@site/api/inbox';
import { cardStyle } from '@site/ui/cardStyle';
import type { IconName } from '@site/ui/glyphs';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { StatusChip } from '@site/ui/StatusChip';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { useMoment } from '../member/security/useMoment';
import { Posts } from './Posts';
import { ReplyForm } from './ReplyForm';

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
  const { api } = useStores();
  const { id, type, status, posts, changedAt } = thread;
  const answer = async (content: string) => {
    const reply = await api('answerFeedback', { id, content });
    if (!reply.ok) return reply;
    onAnswered();
    return undefined;
  };
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
      <Posts posts={posts} />
      {status === 'closed' ? (
        <p className="closed">{t('feedback.closed')}</p>
      ) : (
        <ReplyForm label={t('feedback.more')} submit={t('feedback.reply')} onSend={answer} />
      )}
    </Card>
  );
});

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
  '& form': { display: 'grid', gap: 12, justifyItems: 'start', padding: '16px 20px 20px', borderBlockStart: `1px solid ${tone.line}` },
  '& form > div': { inlineSize: '100%' },
  '& .closed': { margin: 0, padding: '14px 20px', borderBlockStart: `1px solid ${tone.line}`, fontSize: 14, color: tone.muted },
  [media.phone]: {
    '& summary': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '14px 16px', gap: '8px 12px' },
    '& summary > span:nth-of-type(3)': { gridColumn: 2, gridRow: 2 },
    '& ol, & form': { paddingInline: 16 },
  },
});
