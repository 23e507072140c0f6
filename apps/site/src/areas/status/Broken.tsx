import { styled } from '@mui/material/styles';
import { control } from '@site/ui/control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../../app/optionalPart';

export interface BrokenWords {
  title: string;
  text: string;
  action: ReactNode;
}

const Screen = optionalPart(() => import('./BrokenScreen'), Bare);

/** Replaces a page that crashed or timed out. Its texts are part of the entry, because loading chunks may be what failed. */
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
