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
  /** A game's code, a game category, a promotion's code or an https address, depending on `linkageType`. */
  target: string;
  words: Record<'EN' | 'BN' | 'AR', BannerWords>;
}

/** Banners of every group, in order. A brand with banners of its own in a group has those alone. */
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
        text: 'A red rocket and an open sky. Change your seed, and your rounds can be verified.',
      },
      BN: {
        overline: 'উড্ডয়নের জন্য প্রস্তুত',
        title: 'কক্ষপথে আর একটি আসন',
        text: 'লাল রকেট আর খোলা আকাশ। সিড বদলালেই রাউন্ডগুলো যাচাই করা যায়।',
      },
      AR: {
        overline: 'جاهز للإقلاع',
        title: 'بقي مقعد إلى المدار',
        text: 'صاروخ أحمر وسماء مفتوحة. غيّر بذرتك فيمكنك التحقق من جولاتك.',
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
        text: 'Each game tells its return to player under Wins and rules.',
      },
      BN: {
        overline: 'স্লট',
        title: 'প্রতিটি রিলের আছে গল্প',
        text: 'প্রতিটি গেমে “জয় ও নিয়ম” অংশে খেলোয়াড়ের প্রত্যাবর্তনের হার লেখা থাকে।',
      },
      AR: {
        overline: 'سلوتس',
        title: 'لكل بكرة حكاية',
        text: 'نسبة العائد للاعب في كل لعبة تحت «الأرباح والقواعد».',
      },
    },
  },
  {
    group: 'w_live',
    art: 'salon',
    linkageType: 'GAME',
    target: 'ace-baccarat',
    words: {
      EN: {
        overline: 'Live tables',
        title: 'The tables are laid',
        text: 'Baccarat, roulette, sic bo and dragon tiger: one dealer, one clock, all players.',
      },
      BN: { overline: 'লাইভ টেবিল', title: 'টেবিল সাজানো আছে', text: 'বাকারা, রুলেট, সিক বো আর ড্রাগন টাইগার: এক ডিলার, এক ঘড়ি, সবাই একসঙ্গে।' },
      AR: {
        overline: 'طاولات مباشرة',
        title: 'الطاولات جاهزة',
        text: 'باكارات وروليت وسيك بو وتنين ونمر: موزّع واحد وساعة واحدة لكل اللاعبين.',
      },
    },
  },
  {
    group: 'w_fish',
    art: 'deep',
    linkageType: 'GAME',
    target: 'deep-catch',
    words: {
      EN: {
        overline: 'Fishing',
        title: 'Something stirs below',
        text: 'Eight waters, each with fish of its own: aim, fire, and mind the boss.',
      },
      BN: { overline: 'ফিশিং', title: 'নিচে কিছু একটা নড়ছে', text: 'আটটি জলরাশি, প্রতিটির মাছ আলাদা: তাক করুন, ছুড়ুন, বসকে খেয়াল রাখুন।' },
      AR: { overline: 'صيد السمك', title: 'شيء يتحرك في الأعماق', text: 'ثمانية مياه لكل منها أسماكها: صوّب وأطلق، واحذر الزعيم.' },
    },
  },
  {
    group: 'w_pvp',
    art: 'duel',
    linkageType: 'NONE',
    target: '',
    words: {
      EN: {
        overline: 'PVP',
        title: 'Across the table',
        text: 'Hold’em and Big Two against real players. No house bots at tables with money.',
      },
      BN: { overline: 'পিভিপি', title: 'মুখোমুখি টেবিলে', text: 'আসল খেলোয়াড়ের সঙ্গে হোল্ড’এম আর বিগ টু। টাকার টেবিলে কোনো বট নেই।' },
      AR: { overline: 'مواجهات', title: 'وجهًا لوجه', text: 'هولدم وبيغ تو ضد لاعبين حقيقيين. لا روبوتات على طاولات المال.' },
    },
  },
  {
    group: 'w_sports',
    art: 'stadium',
    linkageType: 'GAME',
    target: 'penalty-king',
    words: {
      EN: { overline: 'Sports', title: 'Before the kick-off', text: 'Singles, parlays and systems, before the match and while it runs.' },
      BN: { overline: 'স্পোর্টস', title: 'খেলা শুরুর আগে', text: 'সিঙ্গেল, পার্লে আর সিস্টেম: ম্যাচের আগে, ম্যাচ চলাকালেও।' },
      AR: { overline: 'رياضة', title: 'قبل صافرة البداية', text: 'رهانات مفردة ومركبة وأنظمة، قبل المباراة وأثناءها.' },
    },
  },
  {
    group: 'w_esports',
    art: 'arena',
    linkageType: 'GAME',
    target: 'iron-arena',
    words: {
      EN: { overline: 'E-sports', title: 'The teams are warm', text: 'Maps, rounds and winners, with prices that move as they play.' },
      BN: { overline: 'ই-স্পোর্টস', title: 'দলগুলো তৈরি', text: 'ম্যাপ, রাউন্ড আর বিজয়ী: খেলার সঙ্গে সঙ্গে দরও বদলায়।' },
      AR: { overline: 'رياضات إلكترونية', title: 'الفرق جاهزة', text: 'خرائط وجولات وفائزون، وأسعار تتحرك مع اللعب.' },
    },
  },
  {
    group: 'w_cockfight',
    art: 'dawn',
    linkageType: 'GAME',
    target: 'red-spur',
    words: {
      EN: { overline: 'Cockfight', title: 'Before the sun is up', text: 'A drawn fight each minute: the pool makes the odds.' },
      BN: { overline: 'মোরগ লড়াই', title: 'সূর্য ওঠার আগে', text: 'প্রতি মিনিটে আঁকা লড়াই: পুলই দর ঠিক করে।' },
      AR: { overline: 'صراع الديوك', title: 'قبل أن تشرق الشمس', text: 'نزال مرسوم كل دقيقة، والمجمّع يحدد الأسعار.' },
    },
  },
  {
    group: 'w_elott',
    art: 'draw',
    linkageType: 'GAME',
    target: 'sky-draw',
    words: {
      EN: { overline: 'E-lottery', title: 'A draw every minute', text: 'Mark your numbers and watch the balls come.' },
      BN: { overline: 'ই-লটারি', title: 'প্রতি মিনিটে ড্র', text: 'সংখ্যা বাছুন, বল ওঠা দেখুন।' },
      AR: { overline: 'يانصيب إلكتروني', title: 'سحب كل دقيقة', text: 'علّم أعدادك وشاهد الكرات تخرج.' },
    },
  },
  {
    group: 'w_lott',
    art: 'river',
    linkageType: 'NONE',
    target: '',
    words: {
      EN: { overline: 'Lottery', title: 'Numbers in the river', text: 'The evening draw of the North, and a station each week.' },
      BN: { overline: 'লটারি', title: 'নদীতে ভাসা সংখ্যা', text: 'উত্তরের সন্ধ্যার ড্র, আর প্রতি সপ্তাহে একটি স্টেশন।' },
      AR: { overline: 'يانصيب', title: 'أرقام في النهر', text: 'سحب الشمال كل مساء، ومحطة كل أسبوع.' },
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
      EN: { overline: 'Account', title: 'Back in a minute', text: 'Show that the account is yours, and choose a new password.' },
      BN: { overline: 'অ্যাকাউন্ট', title: 'এক মিনিটেই ফিরে আসুন', text: 'অ্যাকাউন্টটি যে আপনার তা দেখান, আর নতুন পাসওয়ার্ড বাছুন।' },
      AR: { overline: 'الحساب', title: 'عودة في دقيقة', text: 'أثبت أن الحساب لك واختر كلمة مرور جديدة.' },
    },
  },
  {
    group: 'w_leftmenu',
    art: 'lake',
    linkageType: 'PROMOTION',
    target: 'lotus-week',
    words: {
      EN: { overline: 'Being prepared', title: 'Lotus week', text: 'A small mission for each day.' },
      BN: { overline: 'প্রস্তুতি চলছে', title: 'পদ্ম সপ্তাহ', text: 'প্রতিদিন একটি ছোট মিশন।' },
      AR: { overline: 'قيد التحضير', title: 'أسبوع اللوتس', text: 'مهمة صغيرة لكل يوم.' },
    },
  },
];

/** Banners that belong to one brand, by merchant. */
export const brandBanners: Readonly<Record<string, readonly SeedBanner[]>> = {
  khela: [
    {
      group: 'w_home',
      art: 'bengal',
      linkageType: 'GAME',
      target: 'gold-tiger',
      words: {
        EN: {
          overline: 'From the mangroves',
          title: 'The tiger comes at dusk',
          text: 'The river is quiet, the reels are not. Meet him where the water turns gold.',
        },
        BN: {
          overline: 'সুন্দরবন থেকে',
          title: 'সন্ধ্যা নামলেই বাঘ',
          text: 'নদী শান্ত, রিল নয়। যেখানে জল সোনালি হয়, সেখানেই তার দেখা।',
        },
        AR: {
          overline: 'من غابات القرم',
          title: 'يأتي النمر عند الغسق',
          text: 'النهر هادئ والبكرات لا تهدأ. لاقِه حيث يصير الماء ذهبًا.',
        },
      },
    },
    {
      group: 'w_home',
      art: 'wicket',
      linkageType: 'CATEGORY',
      target: 'SPORTS',
      words: {
        EN: {
          overline: 'Sports',
          title: 'Pads on, eyes up',
          text: 'Fixtures, prices that move with play, and a slip that waits for you.',
        },
        BN: {
          overline: 'খেলাধুলা',
          title: 'প্যাড পরা, চোখ বলে',
          text: 'ম্যাচের সূচি, খেলার সঙ্গে বদলানো দর, আর আপনার অপেক্ষায় স্লিপ।',
        },
        AR: {
          overline: 'رياضة',
          title: 'الواقيات جاهزة والعين على الكرة',
          text: 'مواعيد المباريات، وأسعار تتحرك مع اللعب، وقسيمة بانتظارك.',
        },
      },
    },
    {
      group: 'w_home',
      art: 'rickshaw',
      linkageType: 'CATEGORY',
      target: 'RNG',
      words: {
        EN: {
          overline: 'Slots',
          title: 'Hop on, the town is lit',
          text: 'Painted panels, bells and bright streets: hundreds of reels to ride through.',
        },
        BN: {
          overline: 'স্লট',
          title: 'উঠে পড়ুন, শহর আলোয় ভরা',
          text: 'রঙিন প্যানেল, ঘণ্টি আর ঝলমলে রাস্তা: ঘুরে দেখার মতো শত শত রিল।',
        },
        AR: {
          overline: 'بكرات',
          title: 'اركب، فالمدينة مضاءة',
          text: 'ألواح مرسومة وأجراس وشوارع زاهية: مئات البكرات في طريقك.',
        },
      },
    },
  ],
};
