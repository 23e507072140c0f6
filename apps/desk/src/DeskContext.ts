import { createContext, use } from 'react';
import type { DeskStore } from './DeskStore';

export const DeskContext = createContext<DeskStore | undefined>(undefined);

export function useDesk(): DeskStore {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No DeskContext.');
  return desk;
}
