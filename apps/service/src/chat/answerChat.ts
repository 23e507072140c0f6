import { answerChat } from '@site/api/chat';
import { handle } from '../http/handle.ts';
import { addPost } from '../inbox/addPost.ts';
import { changeDeskChat } from './changeDeskChat.ts';

/** Writes into a chat that the operator has taken. Source: MEM-09. */
export default handle(answerChat, (request) =>
  changeDeskChat(request, {
    id: request.input.id,
    act: 'answerChat',
    async apply(tx, { id, live, taken_by }) {
      const { input, operator, now } = request;
      if (live !== 'taken' || taken_by !== operator.id) return false;
      await addPost(tx, { feedbackId: id, operatorId: operator.id, text: input.content, status: 'answered', now });
      return true;
    },
  }),
);
