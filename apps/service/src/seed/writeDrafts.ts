import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An announcement that is being written, one that comes by itself and one that was taken off the site. */
const announcements = [
  {
    state: 'draft',
    fromDays: null,
    words: {
      EN: { title: 'A quieter lobby', content: '<p>From next week the bulbs of the lobby rest while you read.</p>' },
      BN: { title: 'আরও শান্ত লবি', content: '<p>আগামী সপ্তাহ থেকে আপনি পড়ার সময় লবির বাতিগুলো স্থির থাকবে।</p>' },
      AR: { title: 'ردهة أهدأ', content: '<p>ابتداءً من الأسبوع القادم تسكن مصابيح الردهة أثناء القراءة.</p>' },
      VI: { title: 'Sảnh yên tĩnh hơn', content: '<p>Từ tuần sau, dãy đèn ở sảnh sẽ đứng yên khi bạn đang đọc.</p>' },
      CN: { title: '更安静的大厅', content: '<p>从下周起，您阅读时大厅的灯饰将保持静止。</p>' },
    },
  },
  {
    state: 'published',
    fromDays: 3,
    words: {
      EN: { title: 'The desk answers on Sundays too', content: '<p>Customer service is there every day from now on.</p>' },
      BN: { title: 'রবিবারেও উত্তর মিলবে', content: '<p>এখন থেকে গ্রাহকসেবা প্রতিদিন থাকবে।</p>' },
      AR: { title: 'نجيبكم أيام الأحد أيضًا', content: '<p>خدمة العملاء متاحة كل يوم من الآن.</p>' },
      VI: { title: 'Chủ nhật chúng tôi cũng trả lời', content: '<p>Từ nay bộ phận chăm sóc khách hàng có mặt mỗi ngày.</p>' },
      CN: { title: '周日也有答复', content: '<p>从现在起，客服每天在线。</p>' },
    },
  },
  {
    state: 'withdrawn',
    fromDays: null,
    words: {
      EN: { title: 'Games rest tonight', content: '<p>The studio is being worked on from two to three o’clock.</p>' },
      BN: { title: 'আজ রাতে গেম বিশ্রামে', content: '<p>রাত দুটো থেকে তিনটে পর্যন্ত স্টুডিওতে কাজ চলবে।</p>' },
      AR: { title: 'الألعاب تستريح الليلة', content: '<p>تجري صيانة الاستوديو من الثانية حتى الثالثة.</p>' },
      VI: { title: 'Tối nay game tạm nghỉ', content: '<p>Studio được bảo trì từ hai đến ba giờ.</p>' },
      CN: { title: '今晚游戏暂停', content: '<p>工作室将于两点至三点维护。</p>' },
    },
  },
] as const;

/** Writes content of the demo brand that its visitors do not see, for the operators' desk. Source: OPR-03. */
export async function writeDrafts(tx: Transaction<Schema>, now: Date): Promise<void> {
  await tx
    .insertInto('announcement')
    .values(
      announcements.map(({ state, fromDays, words }, index) => {
        const from = fromDays === null ? null : new Date(now.getTime() + fromDays * DAY_MS);
        return {
          merchant: 'marquee',
          type: 'H',
          audience: 'site',
          execution: null,
          promotion_type: null,
          position: index,
          starts_at: from ?? now,
          state,
          shown_from: from,
          words: JSON.stringify(words),
        };
      }),
    )
    .execute();
}
