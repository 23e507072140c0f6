import { PageTitle } from '@site/ui/PageTitle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../useGo';

interface ContentTitleProps {
  title: string;
  text?: string;
  /** Where the way back leads. @default '/' */
  backTo?: string;
  trailing?: ReactNode;
}

/** The head of a page of words, with the way back. Source: SHL-08. */
export function ContentTitle({ backTo = '/', ...words }: ContentTitleProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const back = {
    label: t('back'),
    href: backTo,
    onSelect: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      go(backTo);
    },
  };
  return <PageTitle {...words} back={back} />;
}
