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
  art: HeroArt;
  /** Whole days from the seed's instant; null where it stays. */
  days: { from: number; to: number | null };
  needsJoining: boolean;
  words: Record<'EN' | 'BN' | 'AR', PromotionWords>;
}

/** Promotions in their order: what is on, one that is coming and one that is over. */
export const seedPromotions: SeedPromotion[] = [
  {
    code: 'lotus-week',
    kind: 'MISSION',
    art: 'lake',
    days: { from: -3, to: 4 },
    needsJoining: true,
    words: {
      EN: {
        title: 'Lotus week',
        text: 'A small mission for each day of the week, and points for each.',
        content:
          '<p>Play any three kinds of games within the seven days and the week is yours.</p><h3>How it works</h3><ol><li>Join here once.</li><li>Each mission counts from the moment you join.</li><li>Points are added as soon as a mission is done.</li></ol><h3>What counts</h3><ul><li>Settled rounds only; a round that was taken back counts for nothing.</li><li>No mission asks you to lose, to stake more or to deposit again.</li><li>Points have no rollover and do not expire.</li></ul>',
      },
      BN: {
        title: 'পদ্ম সপ্তাহ',
        text: 'সপ্তাহের প্রতিদিন একটি ছোট মিশন, প্রতিটিতে পয়েন্ট।',
        content:
          '<p>সাত দিনের মধ্যে যেকোনো তিন ধরনের গেম খেলুন, সপ্তাহ আপনার।</p><h3>যেভাবে চলে</h3><ol><li>এখানে একবার যোগ দিন।</li><li>যোগ দেওয়ার মুহূর্ত থেকে প্রতিটি মিশন গোনা হয়।</li><li>মিশন শেষ হলেই পয়েন্ট যোগ হয়।</li></ol><h3>কী গোনা হয়</h3><ul><li>শুধু নিষ্পত্তি হওয়া রাউন্ড; ফেরত নেওয়া রাউন্ড গোনা হয় না।</li><li>কোনো মিশনে হারতে, বেশি বাজি ধরতে বা আবার জমা দিতে বলা হয় না।</li><li>পয়েন্টে কোনো রোলওভার নেই, মেয়াদও ফুরায় না।</li></ul>',
      },
      AR: {
        title: 'أسبوع اللوتس',
        text: 'مهمة صغيرة لكل يوم من الأسبوع، ونقاط على كل منها.',
        content:
          '<p>العب أي ثلاثة أنواع من الألعاب خلال الأيام السبعة وتكسب الأسبوع.</p><h3>كيف يسير</h3><ol><li>انضم من هنا مرة واحدة.</li><li>تُحسب كل مهمة من لحظة انضمامك.</li><li>تُضاف النقاط فور إنجاز المهمة.</li></ol><h3>ما الذي يُحسب</h3><ul><li>الجولات المسوّاة فقط، ولا تُحسب جولة أُلغيت.</li><li>لا تطلب أي مهمة أن تخسر أو ترفع رهانك أو تودع من جديد.</li><li>لا شرط تدوير على النقاط ولا تنتهي صلاحيتها.</li></ul>',
      },
    },
  },
  {
    code: 'tiger-race',
    kind: 'RACE',
    art: 'tiger',
    days: { from: -2, to: 5 },
    needsJoining: true,
    words: {
      EN: {
        title: 'The tiger race',
        text: 'Twenty places, one table, points for every valid bet on reels.',
        content:
          '<p>Every valid bet on slots earns points for the table. Who reaches a score first stands before those who reach it later.</p><h3>Prizes</h3><ul><li>Places 1 to 5 share 54 % of the pool.</li><li>Places 6 to 20 share the rest equally.</li></ul><p>Your own place is always shown, wherever it is. A stake above your usual one earns no more than its share.</p>',
      },
      BN: {
        title: 'বাঘের দৌড়',
        text: 'বিশটি স্থান, একটি তালিকা, রিলে প্রতিটি বৈধ বাজিতে পয়েন্ট।',
        content:
          '<p>স্লটে প্রতিটি বৈধ বাজি তালিকার জন্য পয়েন্ট দেয়। যিনি আগে একটি স্কোরে পৌঁছান, তিনি পরে পৌঁছানোদের আগে থাকেন।</p><h3>পুরস্কার</h3><ul><li>১ থেকে ৫ নম্বর স্থান পুলের ৫৪ % ভাগ করে নেয়।</li><li>৬ থেকে ২০ নম্বর স্থান বাকিটা সমান ভাগে পায়।</li></ul><p>আপনার নিজের স্থান সব সময় দেখা যায়। বেশি বাজি ধরলে তার ভাগের চেয়ে বেশি কিছু মেলে না।</p>',
      },
      AR: {
        title: 'سباق النمر',
        text: 'عشرون مركزًا وجدول واحد ونقاط على كل رهان صالح على البكرات.',
        content:
          '<p>كل رهان صالح على السلوتس يكسب نقاطًا في الجدول. ومن يبلغ رصيدًا أولًا يسبق من يبلغه بعده.</p><h3>الجوائز</h3><ul><li>تتقاسم المراكز من 1 إلى 5 نسبة 54 % من المجموع.</li><li>وتتقاسم المراكز من 6 إلى 20 الباقي بالتساوي.</li></ul><p>يظهر مركزك دائمًا أينما كان. والرهان الأعلى من المعتاد لا يكسب أكثر من حصته.</p>',
      },
    },
  },
  {
    code: 'welcome-match',
    kind: 'DEPOSIT',
    art: 'cove',
    days: { from: -40, to: null },
    needsJoining: true,
    words: {
      EN: {
        title: 'A first deposit, doubled',
        text: 'As much again up to 100 credits. What is left to play is shown at every step.',
        content:
          '<p>Your first deposit from 20 credits on is doubled, up to 100 credits.</p><ul><li>Deposit and bonus are played ten times before the bonus can be withdrawn.</li><li>Slots count in full, fishing half, live tables and draws a fifth, PVP not at all.</li><li>Your own money is played first and stays yours: give the bonus up at any time and withdraw it.</li></ul>',
      },
      BN: {
        title: 'প্রথম জমা দ্বিগুণ',
        text: '১০০ ক্রেডিট পর্যন্ত সমপরিমাণ বোনাস। কতটা খেলা বাকি, প্রতি ধাপে দেখা যায়।',
        content:
          '<p>২০ ক্রেডিট থেকে আপনার প্রথম জমা দ্বিগুণ হয়, সর্বোচ্চ ১০০ ক্রেডিট।</p><ul><li>বোনাস তোলার আগে জমা ও বোনাস দশবার খেলতে হয়।</li><li>স্লট পুরোটা গোনা হয়, ফিশিং অর্ধেক, লাইভ টেবিল ও ড্র এক-পঞ্চমাংশ, পিভিপি একেবারেই নয়।</li><li>আগে আপনার নিজের টাকা খেলা হয় আর তা আপনারই থাকে: যেকোনো সময় বোনাস ছেড়ে টাকা তুলতে পারেন।</li></ul>',
      },
      AR: {
        title: 'الإيداع الأول مضاعف',
        text: 'مثله حتى 100 رصيد، وما بقي للعب ظاهر في كل خطوة.',
        content:
          '<p>يُضاعف إيداعك الأول ابتداءً من 20 رصيدًا، حتى 100 رصيد.</p><ul><li>يُلعب الإيداع والمكافأة عشر مرات قبل سحب المكافأة.</li><li>تُحسب السلوتس كاملة، والصيد نصفها، والطاولات المباشرة والسحوبات خُمسها، ولا تُحسب المواجهات.</li><li>يُلعب مالك أولًا ويبقى لك: تنازل عن المكافأة متى شئت واسحبه.</li></ul>',
      },
    },
  },
  {
    code: 'daily-rebate',
    kind: 'REBATE',
    art: 'dawn',
    days: { from: -12, to: null },
    needsJoining: false,
    words: {
      EN: {
        title: 'Rebate on every valid bet',
        text: 'Part of every valid bet comes back, win or lose.',
        content:
          '<p>Part of every valid bet comes back, win or lose. The rate grows with your VIP level, and what is not claimed is credited the next morning at six.</p><ul><li>Least claim: 1 credit. Most a day: 5,000 credits.</li><li>A rebate is played once before it can be withdrawn.</li></ul>',
      },
      BN: {
        title: 'প্রতিটি বৈধ বাজিতে রিবেট',
        text: 'জিতুন বা হারুন, প্রতিটি বৈধ বাজির একটি অংশ ফেরত আসে।',
        content:
          '<p>জিতুন বা হারুন, প্রতিটি বৈধ বাজির একটি অংশ ফেরত আসে। ভিআইপি স্তরের সঙ্গে হার বাড়ে; না নিলে পরদিন সকাল ছয়টায় নিজে থেকেই জমা হয়।</p><ul><li>সর্বনিম্ন ১ ক্রেডিট, দিনে সর্বোচ্চ ৫,০০০ ক্রেডিট।</li><li>তোলার আগে রিবেট একবার খেলতে হয়।</li></ul>',
      },
      AR: {
        title: 'استرداد على كل رهان صالح',
        text: 'يعود إليك جزء من كل رهان صالح، ربحت أم خسرت.',
        content:
          '<p>يعود إليك جزء من كل رهان صالح، ربحت أم خسرت. تكبر النسبة مع مستواك، وما لم تطلبه يُضاف في السادسة من صباح اليوم التالي.</p><ul><li>أقل طلب رصيد واحد، وأكثره في اليوم 5,000 رصيد.</li><li>يُلعب الاسترداد مرة قبل سحبه.</li></ul>',
      },
    },
  },
  {
    code: 'bring-a-friend',
    kind: 'REFERRAL',
    art: 'river',
    days: { from: -20, to: null },
    needsJoining: false,
    words: {
      EN: {
        title: 'Bring a friend',
        text: 'Both of you receive a reward when a friend has joined and played.',
        content:
          '<p>Share your code. When a friend has confirmed a mobile number, deposited 20 credits and played 100 within thirty days, you receive 8 credits and your friend 3.</p><ul><li>One reward for each friend, device and payee.</li><li>At 5, 10, 30, 50 and 100 friends there is something on top.</li></ul>',
      },
      BN: {
        title: 'বন্ধু আনুন',
        text: 'বন্ধু যোগ দিয়ে খেললে দুজনই পুরস্কার পান।',
        content:
          '<p>আপনার কোড শেয়ার করুন। বন্ধু মোবাইল নম্বর নিশ্চিত করে ত্রিশ দিনের মধ্যে ২০ ক্রেডিট জমা দিয়ে ১০০ খেললে আপনি পান ৮ ক্রেডিট, বন্ধু ৩।</p><ul><li>প্রতি বন্ধু, ডিভাইস ও প্রাপকের জন্য একটি পুরস্কার।</li><li>৫, ১০, ৩০, ৫০ ও ১০০ বন্ধুতে আরও কিছু আছে।</li></ul>',
      },
      AR: {
        title: 'ادعُ صديقًا',
        text: 'ينال كلاكما مكافأة عندما ينضم صديقك ويلعب.',
        content:
          '<p>شارك رمزك. عندما يؤكد صديقك رقم جواله ويودع 20 رصيدًا ويلعب 100 خلال ثلاثين يومًا تنال 8 أرصدة وينال 3.</p><ul><li>مكافأة واحدة لكل صديق وجهاز ومستفيد.</li><li>وعند 5 و10 و30 و50 و100 صديق زيادة.</li></ul>',
      },
    },
  },
  {
    code: 'harbour-nights',
    kind: 'MISSION',
    art: 'harbour',
    days: { from: 4, to: 11 },
    needsJoining: true,
    words: {
      EN: {
        title: 'Harbour nights',
        text: 'Seven evenings of fishing games. Begins in a few days.',
        content:
          '<p>From the first evening on, each fishing game that you try for the first time is worth points. Free trials count too.</p><ul><li>At most twenty games count.</li><li>Points have no rollover.</li></ul>',
      },
      BN: {
        title: 'বন্দরের রাত',
        text: 'সাত সন্ধ্যার ফিশিং গেম। শুরু কয়েক দিনের মধ্যেই।',
        content:
          '<p>প্রথম সন্ধ্যা থেকে প্রথমবার খেলা প্রতিটি ফিশিং গেমে পয়েন্ট মেলে। ফ্রি ট্রায়ালও গোনা হয়।</p><ul><li>সর্বোচ্চ বিশটি গেম গোনা হয়।</li><li>পয়েন্টে কোনো রোলওভার নেই।</li></ul>',
      },
      AR: {
        title: 'ليالي الميناء',
        text: 'سبع أمسيات من ألعاب الصيد، تبدأ بعد أيام.',
        content:
          '<p>ابتداءً من الأمسية الأولى تكسب نقاطًا على كل لعبة صيد تجربها لأول مرة، والتجربة المجانية تُحسب أيضًا.</p><ul><li>تُحسب عشرون لعبة على الأكثر.</li><li>لا شرط تدوير على النقاط.</li></ul>',
      },
    },
  },
  {
    code: 'pharaoh-weekend',
    kind: 'RACE',
    art: 'dusk',
    days: { from: -13, to: -6 },
    needsJoining: true,
    words: {
      EN: {
        title: 'Pharaoh’s weekend',
        text: 'The table is closed. Prizes have been paid.',
        content: '<p>The weekend’s table is closed, and every prize was paid the morning after. Thank you for playing.</p>',
      },
      BN: {
        title: 'ফারাওয়ের সপ্তাহান্ত',
        text: 'তালিকা বন্ধ। পুরস্কার দেওয়া হয়েছে।',
        content: '<p>সপ্তাহান্তের তালিকা বন্ধ হয়েছে, পরদিন সকালেই সব পুরস্কার দেওয়া হয়েছে। খেলার জন্য ধন্যবাদ।</p>',
      },
      AR: {
        title: 'عطلة الفرعون',
        text: 'أُغلق الجدول وصُرفت الجوائز.',
        content: '<p>أُغلق جدول العطلة، وصُرفت كل الجوائز صباح اليوم التالي. شكرًا للعبك.</p>',
      },
    },
  },
];
