import { ErrorState } from '@site/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Keeps the menu when a page cannot be loaded or drawn, and offers to load it again. Give it a key for each page. Source: ERR-04. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const { t } = useTranslation();
  const { t: reasons } = useTranslation('failure');
  return (
    <ErrorState
      title={t('failed')}
      advice={reasons('networkAbnormal')}
      // The browser keeps a module that failed as failed: only a new page loads it again.
      retry={{ label: t('retry'), onRetry: () => location.reload() }}
    />
  );
}
