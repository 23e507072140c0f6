import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Code within text. */
export const Code = ({ children }: { children: ReactNode }) => <Mono>{children}</Mono>;

const Mono = styled('code')({ fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', fontSize: '0.9em' });
