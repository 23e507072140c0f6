import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

export interface PrintPageProps {
  title: string;
  /** Text under the title. */
  note: string;
  children: ReactNode;
}

/** Content that replaces the page in print. Hidden on the screen. */
export function PrintPage({ title, note, children }: PrintPageProps) {
  // A server has no page to put it beside.
  const isShown = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isShown) return null;
  return createPortal(
    <Sheet data-paper="">
      <GlobalStyles styles={{ '@media print': { 'body > :not([data-paper])': { display: 'none' } } }} />
      <h1>{title}</h1>
      <p>{note}</p>
      {children}
    </Sheet>,
    document.body,
  );
}

const neverChanges = () => () => {};

const Sheet = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    colorScheme: 'light',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
    fontSize: '10pt',
    '& h1': { margin: 0, fontSize: '12pt' },
  },
});
