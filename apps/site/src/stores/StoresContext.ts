import { createContext, use } from 'react';
import type { Stores } from './createStores';

export const StoresContext = createContext<Stores | undefined>(undefined);

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores: no StoresContext above this component. Render it under <App>.');
  return stores;
}
