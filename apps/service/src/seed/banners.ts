import type { Banner } from '@site/api/content';
import type { HeroArt } from './heroAlts.ts';

interface BannerWords {
  overline: string;
  title: string;
  text: string;
}

export interface SeedBanner {
  group: string;
  art: HeroArt;
  linkageType: Banner['linkageType'];
  /** The code of a game, a kind of games, a promotion's code or an https address, as `linkageType` says. */
  target: string;
  words: Record<'EN' | 'BN' | 'AR', BannerWords>;
}

/** The banners of every group, in the order in which they turn. */
export const seedBanners: SeedBanner[] = [
  {
    group: 'w_home',
    art: 'tiger',
    linkageType: 'GAME',
    target: 'gold-tiger',
    words: {
      EN: {
        overline: 'New on reels',
        title: 'Make way for the tiger',
        text: 'Lanterns are lit, the reels are turning, and the whole old quarter is waiting.',
      },
      BN: {
        overline: 'রিলে নতুন',
        title: 'পথ ছাড়ুন, বাঘ আসছে',
        text: 'লণ্ঠন জ্বলে উঠেছে, রিল ঘুরছে, আর পুরোনো শহর অপেক্ষায়।',
      },
      AR: {
        overline: 'جديد البكرات',
        title: 'أفسحوا الطريق للنمر',
        text: 'أُضيئت الفوانيس ودارت البكرات، والحي القديم كله في الانتظار.',
      },
    },
  },
  {
    group: 'w_home',
    art: 'orbit',
    linkageType: 'GAME',
    target: 'orbit-crash',
    words: {
      EN: {
        overline: 'Ready for lift-off',
        title: 'One seat left to orbit',
        text: 'A red rocket and an open sky. Every round can be checked afterwards.',
      },
      BN: {
        overline: 'উড্ডয়নের জন্য প্রস্তুত',
        title: 'কক্ষপথে আর একটি আসন',
        text: 'লাল রকেট আর খোলা আকাশ। প্রতিটি রাউন্ড পরে যাচাই করা যায়।',
      },
      AR: {
        overline: 'جاهز للإقلاع',
        title: 'بقي مقعد إلى المدار',
        text: 'صاروخ أحمر وسماء مفتوحة. ويمكن التحقق من كل جولة بعد انتهائها.',
      },
    },
  },
  {
    group: 'w_home',
    art: 'dusk',
    linkageType: 'GAME',
    target: 'sun-pharaoh',
    words: {
      EN: {
        overline: 'From Obelisk',
        title: 'The king receives today',
        text: 'Walk the avenue of pyramids and see what has been kept for you.',
      },
      BN: {
        overline: 'ওবেলিস্ক থেকে',
        title: 'রাজা আজ দেখা দেবেন',
        text: 'পিরামিডের পথ ধরে হাঁটুন, দেখুন আপনার জন্য কী রাখা আছে।',
      },
      AR: {
        overline: 'من أوبليسك',
        title: 'الملك يستقبل اليوم',
        text: 'امشِ في طريق الأهرام وانظر ماذا حُفظ لك.',
      },
    },
  },
  {
    group: 'w_home',
    art: 'lake',
    linkageType: 'GAME',
    target: 'moon-lotus',
    words: {
      EN: {
        overline: 'A quieter game',
        title: 'Soft light on the lotus',
        text: 'Still water, small stakes: a game for the end of the day.',
      },
      BN: {
        overline: 'একটু শান্ত খেলা',
        title: 'পদ্মের গায়ে নরম আলো',
        text: 'স্থির জল, ছোট বাজি: দিনশেষের খেলা।',
      },
      AR: {
        overline: 'لعبة أهدأ',
        title: 'ضوء ناعم على اللوتس',
        text: 'ماء ساكن ورهانات صغيرة: لعبة لآخر النهار.',
      },
    },
  },
  {
    group: 'w_rng',
    art: 'reels',
    linkageType: 'GAME',
    target: 'fruit-fair',
    words: {
      EN: {
        overline: 'Slots',
        title: 'Every reel has its story',
        text: 'Return to player is printed on each game before you start it.',
      },
      BN: {
        overline: 'স্লট',
        title: 'প্রতিটি রিলের আছে গল্প',
        text: 'শুরুর আগেই প্রতিটি গেমে খেলোয়াড়ের প্রত্যাবর্তনের হার লেখা থাকে।',
      },
      AR: {
        overline: 'سلوتس',
        title: 'لكل بكرة حكاية',
        text: 'نسبة العائد للاعب مكتوبة على كل لعبة قبل أن تبدأها.',
      },
    },
  },
  {
    group: 'w_live',
    art: 'salon',
    linkageType: 'PROMOTION',
    target: 'tiger-race',
    words: {
      EN: {
        overline: 'Live tables',
        title: 'A seat is being kept',
        text: 'Baccarat, roulette and dragon tiger, dealt on the minute.',
      },
      BN: {
        overline: 'লাইভ টেবিল',
        title: 'আপনার আসন রাখা আছে',
        text: 'বাকারা, রুলেট আর ড্রাগন টাইগার, প্রতি মিনিটে নতুন হাত।',
      },
      AR: {
        overline: 'طاولات مباشرة',
        title: 'مقعدك محجوز',
        text: 'باكارات وروليت وتنين ونمر، وتوزيع كل دقيقة.',
      },
    },
  },
  {
    group: 'w_fish',
    art: 'deep',
    linkageType: 'PROMOTION',
    target: 'harbour-nights',
    words: {
      EN: {
        overline: 'Fishing',
        title: 'Something stirs below',
        text: 'Pick your water, pick your level, mind the line.',
      },
      BN: { overline: 'ফিশিং', title: 'নিচে কিছু একটা নড়ছে', text: 'জল বাছুন, স্তর বাছুন, সুতোর দিকে খেয়াল রাখুন।' },
      AR: { overline: 'صيد السمك', title: 'شيء يتحرك في الأعماق', text: 'اختر ماءك واختر مستواك وراقب الخيط.' },
    },
  },
  {
    group: 'w_pvp',
    art: 'duel',
    linkageType: 'PROMOTION',
    target: 'bring-a-friend',
    words: {
      EN: {
        overline: 'PVP',
        title: 'Across the table',
        text: 'Poker, chess and tiles against people, never against the house.',
      },
      BN: {
        overline: 'পিভিপি',
        title: 'মুখোমুখি টেবিলে',
        text: 'পোকার, দাবা আর টাইলস: মানুষের বিরুদ্ধে, হাউসের বিরুদ্ধে নয়।',
      },
      AR: { overline: 'مواجهات', title: 'وجهًا لوجه', text: 'بوكر وشطرنج وأحجار ضد الناس، لا ضد الدار.' },
    },
  },
  {
    group: 'w_sports',
    art: 'stadium',
    linkageType: 'PROMOTION',
    target: 'daily-rebate',
    words: {
      EN: {
        overline: 'Sports',
        title: 'Kick-off before sundown',
        text: 'Fixtures of the day, prices that never move without asking you.',
      },
      BN: {
        overline: 'স্পোর্টস',
        title: 'সূর্য ডোবার আগেই শুরু',
        text: 'আজকের ম্যাচ, আর আপনাকে না জানিয়ে দর বদলায় না।',
      },
      AR: { overline: 'رياضة', title: 'صافرة البداية قبل الغروب', text: 'مباريات اليوم، وأسعار لا تتغير قبل أن تسألك.' },
    },
  },
  {
    group: 'w_esports',
    art: 'arena',
    linkageType: 'PROMOTION',
    target: 'daily-rebate',
    words: {
      EN: {
        overline: 'E-sports',
        title: 'Next map, next match',
        text: 'Follow the bracket from the first round to the final.',
      },
      BN: { overline: 'ই-স্পোর্টস', title: 'নতুন ম্যাপ, নতুন ম্যাচ', text: 'প্রথম রাউন্ড থেকে ফাইনাল পর্যন্ত সঙ্গে থাকুন।' },
      AR: {
        overline: 'رياضات إلكترونية',
        title: 'خريطة جديدة ومباراة جديدة',
        text: 'تابع الجدول من الجولة الأولى إلى النهائي.',
      },
    },
  },
  {
    group: 'w_cockfight',
    art: 'dawn',
    linkageType: 'PROMOTION',
    target: 'daily-rebate',
    words: {
      EN: { overline: 'Cockfight', title: 'Up before the sun', text: 'Every fight, its odds and its result on one page.' },
      BN: { overline: 'মোরগ লড়াই', title: 'সূর্যের আগেই জেগে ওঠা', text: 'প্রতিটি লড়াই, তার দর আর ফল এক পাতায়।' },
      AR: { overline: 'صراع الديوك', title: 'قبل أن تشرق الشمس', text: 'كل نزال وأسعاره ونتيجته في صفحة واحدة.' },
    },
  },
  {
    group: 'w_elott',
    art: 'draw',
    linkageType: 'PROMOTION',
    target: 'daily-rebate',
    words: {
      EN: {
        overline: 'E-lottery',
        title: 'The next draw is close',
        text: 'Odds, chance and return are shown beside every play.',
      },
      BN: { overline: 'ই-লটারি', title: 'পরের ড্র কাছেই', text: 'প্রতিটি খেলার পাশে দর, সম্ভাবনা আর প্রত্যাবর্তন লেখা থাকে।' },
      AR: { overline: 'يانصيب إلكتروني', title: 'السحب القادم قريب', text: 'الأسعار والاحتمال والعائد بجانب كل رهان.' },
    },
  },
  {
    group: 'w_lott',
    art: 'river',
    linkageType: 'PROMOTION',
    target: 'daily-rebate',
    words: {
      EN: {
        overline: 'Lottery',
        title: 'Six numbers, one evening',
        text: 'Official draws with the time they close and the last result.',
      },
      BN: { overline: 'লটারি', title: 'ছয়টি সংখ্যা, একটি সন্ধ্যা', text: 'বন্ধের সময় ও শেষ ফলসহ সরকারি ড্র।' },
      AR: { overline: 'يانصيب', title: 'ستة أرقام وأمسية واحدة', text: 'سحوبات رسمية مع موعد إغلاقها وآخر نتيجة.' },
    },
  },
  {
    group: 'w_lott',
    art: 'lake',
    linkageType: 'LINK',
    target: 'https://www.gamblingtherapy.org/',
    words: {
      EN: { overline: 'Stay in control', title: 'Keep it a game', text: 'Free and private help, in many languages.' },
      BN: { overline: 'নিয়ন্ত্রণে থাকুন', title: 'খেলা থাকুক খেলাই', text: 'বিনা খরচে, গোপনে সাহায্য, অনেক ভাষায়।' },
      AR: { overline: 'ابقَ متحكمًا', title: 'ليبقَ اللعب لعبًا', text: 'مساعدة مجانية وسرّية بلغات كثيرة.' },
    },
  },
  {
    group: 'w_forget',
    art: 'cove',
    linkageType: 'NONE',
    target: '',
    words: {
      EN: { overline: 'Account', title: 'Back in a minute', text: 'A new password is set by e-mail or by phone.' },
      BN: { overline: 'অ্যাকাউন্ট', title: 'এক মিনিটেই ফিরে আসুন', text: 'ই-মেইল বা ফোনে নতুন পাসওয়ার্ড ঠিক করা যায়।' },
      AR: { overline: 'الحساب', title: 'عودة في دقيقة', text: 'تُضبط كلمة المرور الجديدة بالبريد أو بالهاتف.' },
    },
  },
  {
    group: 'w_leftmenu',
    art: 'lake',
    linkageType: 'PROMOTION',
    target: 'lotus-week',
    words: {
      EN: { overline: 'Until Sunday', title: 'Lotus week rewards', text: 'Small missions, points for each.' },
      BN: { overline: 'রবিবার পর্যন্ত', title: 'পদ্ম সপ্তাহের পুরস্কার', text: 'ছোট মিশন, প্রতিটিতে পয়েন্ট।' },
      AR: { overline: 'حتى الأحد', title: 'مكافآت أسبوع اللوتس', text: 'مهام صغيرة ونقاط على كل منها.' },
    },
  },
];
