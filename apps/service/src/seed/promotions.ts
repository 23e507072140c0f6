import type { GameType } from '@site/api/common';
import type { PromotionCard } from '@site/api/content';
import type { HeroArt } from './heroAlts.ts';

interface PromotionWords {
  title: string;
  text: string;
  /** HTML of the terms. */
  content: string;
}

export interface SeedPromotion {
  code: string;
  kind: PromotionCard['kind'];
  /** The only game category of the promotion; null for all. */
  gameType: GameType | null;
  art: HeroArt;
  /** Whole days from the seed's instant: null `from` is not settled yet, null `to` is permanent. */
  days: { from: number | null; to: number | null };
  needsJoining: boolean;
  words: Record<'EN' | 'BN' | 'AR', PromotionWords>;
}

/** Promotions in order. None has dates yet, because nothing in the product counts for them so far. */
export const seedPromotions: SeedPromotion[] = [
  {
    code: 'lotus-week',
    kind: 'MISSION',
    gameType: null,
    art: 'lake',
    days: { from: null, to: null },
    needsJoining: true,
    words: {
      EN: {
        title: 'Lotus week',
        text: 'A small mission for each day of a week. It is being prepared.',
        content:
          '<p>This is what we are preparing. Nothing counts for it yet, and there is nothing to join; the day on which it opens will stand here.</p><h3>How it will work</h3><ol><li>A week has seven small missions.</li><li>Only rounds that are settled after you have joined will count.</li></ol><h3>What it will never ask</h3><ul><li>No mission will ask you to lose, to stake more or to deposit again.</li></ul>',
      },
      BN: {
        title: 'পদ্ম সপ্তাহ',
        text: 'এক সপ্তাহের প্রতিদিন একটি ছোট মিশন। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। এখনো এর জন্য কিছু গোনা হয় না, যোগ দেওয়ারও কিছু নেই; কবে খুলবে তা এখানে লেখা হবে।</p><h3>যেভাবে চলবে</h3><ol><li>এক সপ্তাহে সাতটি ছোট মিশন।</li><li>যোগ দেওয়ার পরে নিষ্পত্তি হওয়া রাউন্ডই শুধু গোনা হবে।</li></ol><h3>যা কখনো চাওয়া হবে না</h3><ul><li>কোনো মিশনে হারতে, বেশি বাজি ধরতে বা আবার জমা দিতে বলা হবে না।</li></ul>',
      },
      AR: {
        title: 'أسبوع اللوتس',
        text: 'مهمة صغيرة لكل يوم من أيام الأسبوع. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا شيء يُحسب له بعد، ولا شيء يُنضم إليه؛ وسيُذكر هنا يوم افتتاحه.</p><h3>كيف سيسير</h3><ol><li>في الأسبوع سبع مهام صغيرة.</li><li>لن تُحسب إلا الجولات المسوّاة بعد انضمامك.</li></ol><h3>ما لن يطلبه أبدًا</h3><ul><li>لن تطلب أي مهمة أن تخسر أو ترفع رهانك أو تودع من جديد.</li></ul>',
      },
    },
  },
  {
    code: 'tiger-race',
    kind: 'RACE',
    gameType: 'RNG',
    art: 'tiger',
    days: { from: null, to: null },
    needsJoining: true,
    words: {
      EN: {
        title: 'The tiger race',
        text: 'Twenty places and one table for valid bets on reels. It is being prepared.',
        content:
          '<p>This is what we are preparing. No bet counts for a table yet; the day on which it opens will stand here.</p><h3>How it will work</h3><ul><li>Valid bets on slots will earn points for the table.</li><li>Who reaches a score first will stand before those who reach it later.</li><li>Your own place will always be shown, wherever it is.</li></ul>',
      },
      BN: {
        title: 'বাঘের দৌড়',
        text: 'রিলে বৈধ বাজির জন্য বিশটি স্থান, একটি তালিকা। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। এখনো কোনো বাজি তালিকার জন্য গোনা হয় না; কবে খুলবে তা এখানে লেখা হবে।</p><h3>যেভাবে চলবে</h3><ul><li>স্লটে বৈধ বাজি তালিকার জন্য পয়েন্ট দেবে।</li><li>যিনি আগে একটি স্কোরে পৌঁছাবেন, তিনি পরে পৌঁছানোদের আগে থাকবেন।</li><li>আপনার নিজের স্থান সব সময় দেখা যাবে।</li></ul>',
      },
      AR: {
        title: 'سباق النمر',
        text: 'عشرون مركزًا وجدول واحد للرهانات الصالحة على البكرات. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا رهان يُحسب لأي جدول بعد، وسيُذكر هنا يوم افتتاحه.</p><h3>كيف سيسير</h3><ul><li>ستكسب الرهانات الصالحة على السلوتس نقاطًا في الجدول.</li><li>من يبلغ رصيدًا أولًا يسبق من يبلغه بعده.</li><li>سيظهر مركزك دائمًا أينما كان.</li></ul>',
      },
    },
  },
  {
    code: 'welcome-match',
    kind: 'DEPOSIT',
    gameType: null,
    art: 'cove',
    days: { from: null, to: null },
    needsJoining: true,
    words: {
      EN: {
        title: 'For a first deposit',
        text: 'Something on top of a first deposit. It waits until deposits can be made.',
        content:
          '<p>Deposits cannot be made here yet, so there is nothing to match. When they can, the terms will stand here before anybody is asked to accept them.</p><ul><li>Your own money will be played first and will stay yours.</li></ul>',
      },
      BN: {
        title: 'প্রথম জমার জন্য',
        text: 'প্রথম জমার ওপর বাড়তি কিছু। জমা দেওয়া চালু হলে খুলবে।',
        content:
          '<p>এখানে এখনো জমা দেওয়া যায় না, তাই মেলানোর কিছু নেই। চালু হলে কাউকে মেনে নিতে বলার আগেই শর্তগুলো এখানে লেখা হবে।</p><ul><li>আগে আপনার নিজের টাকা খেলা হবে আর তা আপনারই থাকবে।</li></ul>',
      },
      AR: {
        title: 'للإيداع الأول',
        text: 'زيادة على الإيداع الأول، تنتظر أن يصبح الإيداع ممكنًا.',
        content:
          '<p>لا يمكن الإيداع هنا بعد، فلا شيء يُضاف إليه. وعندما يصبح ممكنًا ستُذكر الشروط هنا قبل أن يُطلب من أحد قبولها.</p><ul><li>سيُلعب مالك أولًا ويبقى لك.</li></ul>',
      },
    },
  },
  {
    code: 'daily-rebate',
    kind: 'REBATE',
    gameType: null,
    art: 'dawn',
    days: { from: null, to: null },
    needsJoining: false,
    words: {
      EN: {
        title: 'A rebate on valid bets',
        text: 'Part of every valid bet, win or lose. It is being prepared.',
        content:
          '<p>This is what we are preparing. No rebate is counted or paid yet. The rate, the least and the most will stand here before the first is.</p>',
      },
      BN: {
        title: 'বৈধ বাজিতে রিবেট',
        text: 'জিতুন বা হারুন, প্রতিটি বৈধ বাজির একটি অংশ। প্রস্তুতি চলছে।',
        content: '<p>আমরা এটি প্রস্তুত করছি। এখনো কোনো রিবেট গোনা বা দেওয়া হয় না। প্রথমটি দেওয়ার আগেই হার, সর্বনিম্ন ও সর্বোচ্চ এখানে লেখা হবে।</p>',
      },
      AR: {
        title: 'استرداد على الرهانات الصالحة',
        text: 'جزء من كل رهان صالح، ربحت أم خسرت. قيد التحضير.',
        content: '<p>هذا ما نحضّره. لا يُحسب أي استرداد ولا يُدفع بعد. وستُذكر هنا النسبة والحد الأدنى والأعلى قبل أول استرداد.</p>',
      },
    },
  },
  {
    code: 'bring-a-friend',
    kind: 'REFERRAL',
    gameType: null,
    art: 'river',
    days: { from: null, to: null },
    needsJoining: false,
    words: {
      EN: {
        title: 'Bring a friend',
        text: 'A reward for both when a friend has joined and played. It is being prepared.',
        content:
          '<p>This is what we are preparing. Codes to share are not given out yet, and no friend counts so far.</p><ul><li>There will be one reward for each friend, device and payee.</li></ul>',
      },
      BN: {
        title: 'বন্ধু আনুন',
        text: 'বন্ধু যোগ দিয়ে খেললে দুজনেরই পুরস্কার। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। শেয়ার করার কোড এখনো দেওয়া হয় না, কোনো বন্ধুও এখনো গোনা হয় না।</p><ul><li>প্রতি বন্ধু, ডিভাইস ও প্রাপকের জন্য একটি পুরস্কার থাকবে।</li></ul>',
      },
      AR: {
        title: 'ادعُ صديقًا',
        text: 'مكافأة لكليكما عندما ينضم صديقك ويلعب. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا تُمنح رموز للمشاركة بعد، ولا يُحسب أي صديق حتى الآن.</p><ul><li>ستكون مكافأة واحدة لكل صديق وجهاز ومستفيد.</li></ul>',
      },
    },
  },
  {
    code: 'harbour-nights',
    kind: 'MISSION',
    gameType: 'FISH',
    art: 'harbour',
    days: { from: null, to: null },
    needsJoining: true,
    words: {
      EN: {
        title: 'Harbour nights',
        text: 'Seven evenings of fishing games. It is being prepared.',
        content:
          '<p>This is what we are preparing. No fishing game counts for it yet; the day on which it opens will stand here.</p><ul><li>Each fishing game that you try for the first time will count, twenty at most.</li></ul>',
      },
      BN: {
        title: 'বন্দরের রাত',
        text: 'সাত সন্ধ্যার ফিশিং গেম। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। এখনো কোনো ফিশিং গেম এর জন্য গোনা হয় না; কবে খুলবে তা এখানে লেখা হবে।</p><ul><li>প্রথমবার খেলা প্রতিটি ফিশিং গেম গোনা হবে, সর্বোচ্চ বিশটি।</li></ul>',
      },
      AR: {
        title: 'ليالي الميناء',
        text: 'سبع أمسيات من ألعاب الصيد. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا تُحسب له أي لعبة صيد بعد، وسيُذكر هنا يوم افتتاحه.</p><ul><li>ستُحسب كل لعبة صيد تجربها لأول مرة، عشرون على الأكثر.</li></ul>',
      },
    },
  },
];
