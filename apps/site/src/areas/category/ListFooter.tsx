import { styled } from '@mui/material/styles';
import { LoadMore } from '@site/ui/LoadMore';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { MorePages } from './MorePages';
import { Pages, type PagesProps } from './Pages';

export interface ListFooterProps extends PagesProps {
  /** Number of games up to the last one shown, including previous pages. */
  shown: number;
  total: number;
  /** Name of the games in a sentence. */
  category: string;
  more: MorePages;
  onMore: () => void;
}

/** Footer of a list: pagination, and on phones a button to load more. Source: LOB-06, LOB-13. */
export const ListFooter = observer(function ListFooter({ shown, total, category, more, onMore, ...pages }: ListFooterProps) {
  const { t } = useTranslation(['site', 'failure']);
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
            isBusy={more.isLoading}
            failure={more.failure && t(`failure:${more.failure}`)}
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
