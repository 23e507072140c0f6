import { depositMethods } from '@site/api/deposits';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { depositLimitsLeft } from '../limits/depositLimitsLeft.ts';
import { methodAsSent, methodsOf } from './methodsOf.ts';

/** Lists the ways to deposit. Source: MEM-03. */
export default handle(depositMethods, async ({ member, now, services }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  const { settings } = await services.brands.of(member.merchant);
  const { currency } = member;
  const methods = methodsOf(services, settings, currency).map((method) => methodAsSent(method, currency));
  const limits = await depositLimitsLeft(services.db, { accountId: member.id, currency, now });
  return accept({
    currency,
    methods,
    limits: limits.map(({ period, amountMinor, leftMinor, resetsAt }) => ({
      period,
      amountMinor: String(amountMinor),
      leftMinor: String(leftMinor),
      resetsAt: resetsAt.getTime(),
    })),
  });
});
