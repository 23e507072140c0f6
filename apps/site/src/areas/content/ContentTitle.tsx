import { PageTitle } from '@site/ui/PageTitle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';

interface ContentTitleProps {
  title: ReactNode;
  text?: ReactNode;
  /** Target of the back link. @default '/' */
  backTo?: string;
  trailing?: ReactNode;
}

/** Header of a content page, with the back link. Source: SHL-08. */
export function ContentTitle({ backTo = '/', ...words }: ContentTitleProps) {
  const { t } = useTranslation('content');
  const go = useNavigateTo();
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
