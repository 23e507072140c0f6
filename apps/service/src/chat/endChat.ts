import { endChat } from '@site/api/chat';
import { handle } from '../http/handle.ts';
import { changeDeskChat } from './changeDeskChat.ts';

/** Ends a chat that the operator has taken. Source: MEM-09. */
export default handle(endChat, (request) =>
  changeDeskChat(request, {
    id: request.input.id,
    act: 'endChat',
    async apply(tx, { id, live, taken_by }) {
      const { operator, now } = request;
      if (live !== 'taken' || taken_by !== operator.id) return false;
      await tx.updateTable('feedback').set({ live: null, status: 'closed', changed_at: now }).where('id', '=', id).execute();
      return true;
    },
  }),
);
