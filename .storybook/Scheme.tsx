import { useColorScheme } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect } from 'react';

/** Applies the toolbar's scheme through MUI, which owns the attribute. */
export function Scheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return children;
}
