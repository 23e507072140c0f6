import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Column of the cards of a page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <Column>{children}</Column>;
}

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minInlineSize: 0 });
