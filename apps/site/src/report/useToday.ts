import { dayOf } from '@site/rules/period';
import { useState } from 'react';
import { useStores } from '../stores/StoresContext';

/** The brand's day, `yyyy-MM-dd`, as it was when the page was opened. */
export function useToday(): string {
  const { system } = useStores();
  const [today] = useState(() => dayOf(new Date(), system.brand.zone));
  return today;
}
