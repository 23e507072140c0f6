import { PageTitleSkeleton } from '@site/ui/PageTitle';
import type { ParseKeys } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { ContentTitle } from './ContentTitle';

interface ContentTitleSkeletonProps {
  title: ParseKeys<'content'>;
  text: ParseKeys<'content'>;
  trailing?: ReactNode;
}

/** Header of a loading content page: its own texts, or skeletons while they are loading too. */
export const ContentTitleSkeleton = observer(function ContentTitleSkeleton({ title, text, trailing }: ContentTitleSkeletonProps) {
  const { t, ready } = useTranslation('content', { useSuspense: false });
  const brand = useStores().system.brand.name;
  return ready ? (
    <ContentTitle title={t(title, { brand })} text={t(text, { brand })} trailing={trailing} />
  ) : (
    <PageTitleSkeleton hasBack hasText />
  );
});
