import { useStores } from '../stores/StoresContext';

/** How many promotions a member may take part in, for a mark beside their entry. For observers. Source: SHL-12. */
export function usePromotionCount(): string | undefined {
  const { session, system } = useStores();
  const count = session.member?.availablePromoCount ?? 0;
  return count > 0 ? count.toLocaleString(`${system.locale}-u-nu-latn`) : undefined;
}
