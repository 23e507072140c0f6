import { dayOf } from '@site/rules/period';
import { useState } from 'react';
import { useStores } from '../../stores/StoresContext';

/** Returns the brand's day, `yyyy-MM-dd`, at the opening of the page. */
export function useToday(): string {
  const { system } = useStores();
  const [today] = useState(() => dayOf(new Date(), system.brand.zone));
  return today;
}
