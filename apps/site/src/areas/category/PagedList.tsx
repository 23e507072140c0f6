import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** History state that `Pages` adds when a page is chosen. */
export interface PageState {
  isPage: true;
}

/** A list above its `Pages`: choosing another page scrolls its first row into view and makes it next in the tab order. */
export function PagedList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const came = useNavigationType();
  useEffect(() => {
    const isChosen = came === NavigationType.Push && (location.state as PageState | null)?.isPage === true;
    if (!isChosen) return;
    list.current?.scrollIntoView({ behavior: 'instant' });
    list.current?.focus({ preventScroll: true });
  }, [location, came]);
  return (
    <List ref={list} tabIndex={-1}>
      {children}
    </List>
  );
}

const List = styled('div')({ scrollMarginBlockStart: 'calc(var(--header-size) + 16px)', outline: 'none' });
