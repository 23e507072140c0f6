import { useColorScheme } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect } from 'react';

/** MUI owns the scheme, so the toolbar asks it rather than writing the attribute. */
export function Scheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return children;
}
