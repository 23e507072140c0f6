import { createDownline } from '@site/api/signUpLinks';
import { fieldFault } from '@site/rules/registration';
import { openedTypes } from '@site/rules/signUpLink';
import { lockContracts } from '../contracts/planOffer.ts';
import { planTerms, writeTerms } from '../contracts/planTerms.ts';
import { storeTerms } from '../contracts/storedTerms.ts';
import { termsOf } from '../contracts/termsOf.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { rulesOf } from '../registration/rulesOf.ts';
import { UNIQUE_VIOLATION, writeMemberIn } from '../registration/writeMember.ts';
import { once } from '../rewards/once.ts';
import { passwordFault } from '../session/passwordFault.ts';

/**
 * Opens an account directly below the agent, once for each `transferId`. Its owner chooses another password at the first log-in, and agrees to the
 * brand's terms; those of contracts are offered, not agreed.
 *
 * Refuses: frozen; invalidInput by field for a name or password against the brand's rules, a type that the agent may not open, terms at fault
 * and a tree that would be deeper than ten; rateTooHigh; conflict for a name that is taken; duplicateMismatch.
 *
 * Source: AGT-04, docs/domain.md DR-10.2, DR-11.4.
 */
export default handle(createDownline, async ({ input, member, address, language, now, services: { db, brands, passwords } }) => {
  const { password, type, transferId } = input;
  const username = input.username.normalize('NFC').trim();
  if (member.state === 'frozen') return refuse('frozen');
  if (!openedTypes(member).includes(type)) return refuse('invalidInput', { field: 'type', rule: 'opened' });
  const of = await brands.of(member.merchant);
  const { settings } = of;
  const nameFault = fieldFault(username, { ...rulesOf(settings).username, required: true });
  if (nameFault) return refuse('invalidInput', { field: 'username', rule: nameFault });
  const weakness = passwordFault(password, settings, [username]);
  if (weakness) return refuse('invalidInput', { field: 'password', rule: weakness });
  const terms = input.terms.map(termsOf);
  passwords.refuseWhenBusy();
  const passwordHash = await (await passwords.takeTurn({ isProven: true })).hash(password);
  const body = { call: 'createDownline', username, type, terms: storeTerms(terms) };
  try {
    const opened = await once(db, { accountId: member.id, transferId, body, now }, async (tx) => {
      if (terms.length > 0) await lockContracts(tx);
      const planned = await planTerms(tx, { giverId: member.id, terms, now, of });
      const id = await writeMemberIn(tx, {
        merchant: member.merchant,
        type,
        currency: member.currency,
        username,
        mobile: undefined,
        email: null,
        payeeName: null,
        language,
        country: settings.country,
        passwordHash,
        mustChangePassword: true,
        paymentPasswordHash: null,
        uplineId: member.id,
        profile: { register_url: '', domain: '' },
        recommenderId: undefined,
        termsVersion: undefined,
        marketing: false,
        social: undefined,
        address,
        now,
      });
      for (const contractId of await writeTerms(tx, { giverId: member.id, takerId: id, planned, isAccepted: false, now }))
        await sendMessage(tx, {
          accountId: id,
          kind: 'contractOffered',
          values: { contract: `C-${contractId}`, other: member.username },
          now,
        });
      return { id: String(id), account: username, type };
    });
    return accept(opened);
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return refuse('conflict', { field: 'username', rule: 'taken' });
    if (error instanceof RefusalError && error.code === 'invitationCode') return refuse('invalidInput', { field: 'type', rule: 'depth' });
    throw error;
  }
});
