import { styled } from '@mui/material/styles';
import type { PostCard } from '@site/api/posts';
import { cardStyle } from '@site/ui/cardStyle';
import { display } from '@site/ui/display';
import { EmptyState } from '@site/ui/EmptyState';
import { NoMessages } from '@site/ui/illustration/NoMessages';
import { media } from '@site/ui/layout';
import { Link } from '@site/ui/Link';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { useNavigateTo } from '../../app/useNavigateTo';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { ContentTitle } from '../content/ContentTitle';
import { LobbyLink } from '../content/LobbyLink';
import { Failed } from '../status/Failed';
import { PostFacts } from './PostFacts';

/** All articles, the newest one first and large. */
export const Articles = observer(function Articles() {
  const { t } = useTranslation('posts');
  const { t: site } = useTranslation();
  const { api, content } = useStores();
  const [posts] = useState(() => new Answer(api, 'posts', { input: {}, value: content.posts }));
  useEffect(() => void posts.open({}), [posts]);
  const { load } = posts;
  return (
    <Page>
      <ContentTitle title={t('title')} text={t('text')} />
      {load.state === 'loading' && <Skeleton look="cards" count={3} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void posts.ask({})} />}
      {load.state === 'ready' && load.value.list.length === 0 && (
        <EmptyState illustration={<NoMessages />} title={t('emptyTitle')} text={t('emptyText')} action={<LobbyLink />} />
      )}
      {load.state === 'ready' && load.value.list.length > 0 && (
        <div className="articles">
          {load.value.list.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </div>
      )}
    </Page>
  );
});

function Card({ post }: { post: PostCard }) {
  const go = useNavigateTo();
  return (
    <article>
      <PostFacts post={post} />
      <h2>
        <Link href={`/news?id=${post.id}`} onNavigate={go}>
          <Said in={post.saidIn}>{post.title}</Said>
        </Link>
      </h2>
      <p>
        <Said in={post.saidIn}>{post.summary}</Said>
      </p>
    </article>
  );
}

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  '& .articles': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 20 },
  '& article': {
    ...cardStyle,
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 10,
    padding: 24,
  },
  '& article:hover': { backgroundColor: tone.hover },
  '& article:first-of-type': { gridColumn: '1 / -1', padding: 32 },
  '& article:first-of-type h2': { fontSize: 28 },
  '& h2': { ...display, margin: 0, fontSize: 20, lineHeight: 1.25 },
  '& h2 a': { color: tone.text, textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& article p': { margin: 0, maxInlineSize: '70ch', lineHeight: 1.6, color: tone.muted },
  [media.phone]: { '& article:first-of-type': { padding: 22 }, '& article:first-of-type h2': { fontSize: 23 } },
});
