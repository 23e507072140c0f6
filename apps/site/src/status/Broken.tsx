import { styled } from '@mui/material/styles';
import { control } from '@site/ui/control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../optionalPart';

export interface BrokenWords {
  title: string;
  text: string;
  action: ReactNode;
}

const Screen = optionalPart(() => import('./BrokenScreen'), Bare);

/** Stands in for a page that broke, or did not come in time. Its words are part of the entry, since what broke may be the loading of chunks. */
export function Broken({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  const reload = (
    <button type="button" className="button main" onClick={() => location.reload()}>
      {t('status.reload')}
    </button>
  );
  return (
    <Alert role="alert">
      <Screen title={t('status.brokenTitle')} text={t(isLate ? 'status.lateText' : 'status.brokenText')} action={reload} />
    </Alert>
  );
}

function Bare({ title, text, action }: BrokenWords) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </>
  );
}

const Alert = styled('div')(control);
