import { styled } from '@mui/material/styles';
import type { FeedbackThread } from '@site/api/inbox';
import { Icon } from '@site/ui/Icon';
import { radius, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../member/security/useMoment';

/** Everything written in a ticket, oldest first. Source: MEM-09. */
export function Posts({ posts, label }: { posts: FeedbackThread['posts']; label?: string }) {
  const { t } = useTranslation('inbox');
  const moment = useMoment();
  return (
    <List aria-label={label}>
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
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: '6px 20px 18px',
  listStyle: 'none',
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
  '& bdi': { whiteSpace: 'nowrap' },
  '& small': { fontSize: 12.5, lineHeight: 1.5, color: tone.faint },
  '& .pictures': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 13, color: tone.muted },
});
