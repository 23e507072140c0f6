import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { EmptyStage } from '@site/ui/illustration/EmptyStage';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { ContentTitle } from '../content/ContentTitle';
import { Prose } from '../content/Prose';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { PostFacts } from './PostFacts';

/** One article. */
export const Article = observer(function Article({ id }: { id: string }) {
  const { t } = useTranslation('posts');
  const { t: site } = useTranslation();
  const { api, content } = useStores();
  const [post] = useState(() => new Answer(api, 'post', { input: { id }, value: content.post?.id === id ? content.post : undefined }));
  useEffect(() => void post.open({ id }), [post, id]);
  const { load } = post;
  const all = (
    <LinkButton href="/news" variant="outlined">
      {t('all')}
    </LinkButton>
  );
  if (load.state === 'loading') return <Skeleton look="page" label={site('status.loading')} />;
  if (load.state === 'failed')
    return (
      <Page>
        <ContentTitle title={t('title')} backTo="/news" />
        {load.code === 'notFound' || load.code === 'invalidInput' ? (
          <EmptyState illustration={<EmptyStage />} title={t('unknownTitle')} text={t('unknownText')} action={all} />
        ) : (
          <Failed {...load} onRetry={() => void post.ask({ id })} />
        )}
      </Page>
    );
  return (
    <Page>
      <ContentTitle title={<Said in={load.value.saidIn}>{load.value.title}</Said>} backTo="/news" />
      <PostFacts post={load.value} />
      <p className="summary">
        <Said in={load.value.saidIn}>{load.value.summary}</Said>
      </p>
      <Prose html={load.value.content} saidIn={load.value.saidIn} />
      <div>{all}</div>
    </Page>
  );
});

const Page = styled('article')({
  display: 'grid',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 880,
  '& .summary': { margin: 0, maxInlineSize: '60ch', fontSize: 19, lineHeight: 1.5, color: tone.text },
});
