import { takeChat } from '@site/api/chat';
import { handle } from '../http/handle.ts';
import { changeDeskChat } from './changeDeskChat.ts';

/** Takes a chat that waits. Of two operators at once the first has it. Source: MEM-09. */
export default handle(takeChat, (request) =>
  changeDeskChat(request, {
    id: request.input.id,
    act: 'takeChat',
    async apply(tx, { id, live }) {
      if (live !== 'waiting') return false;
      const taken = { live: 'taken', taken_by: request.operator.id, changed_at: request.now } as const;
      await tx.updateTable('feedback').set(taken).where('id', '=', id).execute();
      return true;
    },
  }),
);
