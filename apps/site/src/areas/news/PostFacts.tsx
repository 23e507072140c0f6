import { dateFormat } from '@site/money/dateFormat';
import { styled } from '@mui/material/styles';
import type { PostCard } from '@site/api/posts';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../app/useTimeZone';
import { useStores } from '../../stores/StoresContext';

/** Kind and day of an article. */
export const PostFacts = observer(function PostFacts({ post }: { post: PostCard }) {
  const { t } = useTranslation('posts');
  const { system } = useStores();
  const timeZone = useTimeZone();
  const day = dateFormat(system.locale, { dateStyle: 'long', timeZone });
  return (
    <Facts>
      <b>{t(`kind.${post.kind}`)}</b>
      <time dateTime={new Date(post.publishedAt).toISOString()}>{day.format(post.publishedAt)}</time>
    </Facts>
  );
});

const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  fontSize: 13,
  color: tone.faint,
  '& b': { fontWeight: 700, color: tone.actionText },
});
