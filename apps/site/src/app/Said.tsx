import type { SaidIn } from '@site/api/common';
import type { ReactNode } from 'react';

interface SaidProps {
  /** Language and direction of the texts; undefined for those of the page. */
  in: SaidIn;
  children: ReactNode;
}

/** Texts of the brand: isolated, with their language, where that is not the page's. Source: I18-02. */
export const Said = ({ in: language, children }: SaidProps) => (language ? <bdi {...language}>{children}</bdi> : children);
