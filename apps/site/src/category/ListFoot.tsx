import { styled } from '@mui/material/styles';
import { LoadMore } from '@site/ui/LoadMore';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { MorePages } from './MorePages';
import { Pages, type PagesProps } from './Pages';

export interface ListFootProps extends PagesProps {
  /** Up to the last game that is shown, pages before this one among them. */
  shown: number;
  total: number;
  /** What the games are called in a sentence. */
  category: string;
  more: MorePages;
  onMore: () => void;
}

/** The way to the rest of a list: its pages, and on phones more of them under these. Source: LOB-06. */
export const ListFoot = observer(function ListFoot({ shown, total, category, more, onMore, ...pages }: ListFootProps) {
  const { t } = useTranslation();
  return (
    <>
      <Wide>
        <Pages {...pages} />
      </Wide>
      {pages.totalPages > 1 && (
        <Narrow>
          <LoadMore
            shown={shown}
            total={total}
            status={t('lobby.showing', { shown, category, total })}
            isLoading={more.isLoading}
            failure={more.failure && t(`error.${more.failure}`)}
            labels={{ more: t('lobby.loadMore'), retry: t('status.retry') }}
            onMore={onMore}
          />
        </Narrow>
      )}
    </>
  );
});

const Wide = styled('div')({ '&:empty': { display: 'none' }, [media.phone]: { display: 'none' } });
const Narrow = styled('div')({ display: 'none', [media.phone]: { display: 'block' } });
