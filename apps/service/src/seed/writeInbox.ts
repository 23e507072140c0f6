import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

const HOUR_MS = 60 * 60_000;
const welcome: InSeedLanguages<{ title: string; text: string }> = {
  EN: {
    title: 'Welcome to your inbox',
    text: 'What we tell you about your money, your rewards and your questions arrives here. This is a demo: all money is play money.',
  },
  BN: {
    title: 'আপনার ইনবক্সে স্বাগতম',
    text: 'আপনার টাকা, পুরস্কার ও প্রশ্ন নিয়ে আমরা যা জানাই, তা এখানে আসে। এটি একটি প্রদর্শনী: সব টাকাই খেলার টাকা।',
  },
  AR: {
    title: 'أهلًا بك في صندوق رسائلك',
    text: 'هنا يصلك ما نخبرك به عن أموالك ومكافآتك وأسئلتك. هذا عرض تجريبي: كل الأموال فيه أموال لعب.',
  },
  VI: {
    title: 'Chào mừng bạn đến với hộp thư',
    text: 'Những gì chúng tôi báo cho bạn về tiền, phần thưởng và câu hỏi của bạn sẽ đến đây. Đây là bản trình diễn: mọi khoản tiền đều là tiền ảo.',
  },
  CN: {
    title: '欢迎使用您的收件箱',
    text: '有关您的资金、奖励和问题的通知都会发到这里。这是演示站：所有资金均为游戏币。',
  },
};
const owners = ['player01', 'player02', 'player03'];

/** Writes what members of the demo find in their inboxes: a welcome, and feedback with its answer. Source: MEM-08, MEM-09. */
export async function writeInbox(tx: Transaction<Schema>, now: Date): Promise<void> {
  const operator = await tx.selectFrom('account').where('role', '=', 'operator').select('id').orderBy('id').executeTakeFirst();
  const members = await tx
    .selectFrom('account')
    .where('username', 'in', owners)
    .select(['id', 'merchant', 'language', 'username'])
    .orderBy('id')
    .execute();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { id: accountId, merchant, language, username } of members) {
    await sendMessage(tx, { accountId, kind: 'operator', values: welcome.EN, words: welcome, now: ago(72) });
    if (!operator || username !== 'player01') continue;
    const reference = `FB-DEMO${merchant.slice(0, 4).toUpperCase()}`;
    const { id } = await tx
      .insertInto('feedback')
      .values({
        merchant,
        reference,
        account_id: accountId,
        contact: null,
        language,
        type: 'game',
        status: 'answered',
        opened_at: ago(30),
        changed_at: ago(28),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const posts = [
      { number: 1, written_by: 'sender', operator_id: null, text: 'Where do I find the rounds I have played?', at: ago(30) },
      {
        number: 2,
        written_by: 'service',
        operator_id: operator.id,
        text: 'Under “Betting record” in your member centre: each round has its number there, and most can be watched again.',
        at: ago(28),
      },
    ] as const;
    const rest = { feedback_id: id, uploads: '[]' };
    for (const post of posts)
      await tx
        .insertInto('feedback_post')
        .values({ ...rest, ...post })
        .execute();
    await sendMessage(tx, { accountId, kind: 'ticketAnswered', values: { reference }, now: ago(28) });
  }
}
