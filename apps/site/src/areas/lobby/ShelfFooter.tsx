import { LoadMore } from '@site/ui/LoadMore';
import { useTranslation } from 'react-i18next';

export interface ShelfFooterProps {
  shown: number;
  total: number;
  /** Text for the number shown. */
  status: string;
  isOpen: boolean;
  isLoading?: boolean;
  failure?: string | undefined;
  onMore: () => void;
  onClose: () => void;
}

/** Footer that expands and collapses a shelf. Source: LOB-06, LOB-18. */
export function ShelfFooter({ isOpen, onClose, ...shelf }: ShelfFooterProps) {
  const { t } = useTranslation();
  return (
    <LoadMore
      {...shelf}
      labels={{ more: t('lobby.loadMore'), less: t('lobby.showLess'), retry: t('status.retry') }}
      onLess={isOpen ? onClose : undefined}
    />
  );
}
