import type { Banner } from '@site/api/content';

interface BannerWords {
  overline: string;
  title: string;
  text: string;
  alt: string;
}

export interface SeedBanner {
  group: string;
  art: 'tiger' | 'orbit' | 'dusk' | 'lake';
  linkageType: Banner['linkageType'];
  /** The code of a game, a kind of games, a promotion's code or an https address, as `linkageType` says. */
  target: string;
  words: Record<'EN' | 'BN' | 'AR', BannerWords>;
}

const tigerAlt = {
  EN: "A tiger's face before the full moon, lanterns on both sides",
  BN: 'পূর্ণিমার চাঁদের সামনে বাঘের মুখ, দুই পাশে লণ্ঠন',
  AR: 'وجه نمر أمام البدر وفوانيس على الجانبين',
};
const orbitAlt = {
  EN: 'A rocket climbing past a ringed planet',
  BN: 'বলয়ঘেরা গ্রহের পাশ দিয়ে উঠে যাওয়া রকেট',
  AR: 'صاروخ يصعد بجانب كوكب ذي حلقات',
};
const duskAlt = {
  EN: 'A pharaoh before the setting sun, between pyramids',
  BN: 'পিরামিডের মাঝে অস্তগামী সূর্যের সামনে ফারাও',
  AR: 'فرعون أمام الشمس الغاربة بين الأهرام',
};
const lakeAlt = {
  EN: 'A lotus on a lake at night under the moon',
  BN: 'রাতের হ্রদে চাঁদের নিচে পদ্মফুল',
  AR: 'زهرة لوتس على بحيرة ليلًا تحت القمر',
};

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
        title: 'The night belongs to the tiger',
        text: 'Lanterns are lit, the reels are turning, and the moon is full over the old quarter.',
        alt: tigerAlt.EN,
      },
      BN: {
        overline: 'রিলে নতুন',
        title: 'আজকের রাত বাঘের',
        text: 'লণ্ঠন জ্বলে উঠেছে, রিল ঘুরছে, আর পুরোনো শহরের ওপর পূর্ণিমার চাঁদ।',
        alt: tigerAlt.BN,
      },
      AR: {
        overline: 'جديد البكرات',
        title: 'الليلة ليلة النمر',
        text: 'أُضيئت الفوانيس ودارت البكرات، واكتمل البدر فوق الحي القديم.',
        alt: tigerAlt.AR,
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
        text: 'A red rocket and a violet sky. Every round can be checked afterwards.',
        alt: orbitAlt.EN,
      },
      BN: {
        overline: 'উড্ডয়নের জন্য প্রস্তুত',
        title: 'কক্ষপথে আর একটি আসন',
        text: 'লাল রকেট আর বেগুনি আকাশ। প্রতিটি রাউন্ড পরে যাচাই করা যায়।',
        alt: orbitAlt.BN,
      },
      AR: {
        overline: 'جاهز للإقلاع',
        title: 'بقي مقعد إلى المدار',
        text: 'صاروخ أحمر وسماء بنفسجية. ويمكن التحقق من كل جولة بعد انتهائها.',
        alt: orbitAlt.AR,
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
        title: 'The king keeps late hours',
        text: 'Walk the avenue of pyramids at dusk and see what has been kept for you.',
        alt: duskAlt.EN,
      },
      BN: {
        overline: 'ওবেলিস্ক থেকে',
        title: 'রাজা জেগে থাকেন রাতেও',
        text: 'গোধূলিতে পিরামিডের পথ ধরে হাঁটুন, দেখুন আপনার জন্য কী রাখা আছে।',
        alt: duskAlt.BN,
      },
      AR: {
        overline: 'من أوبليسك',
        title: 'الملك يسهر الليل',
        text: 'امشِ في طريق الأهرام عند الغسق وانظر ماذا حُفظ لك.',
        alt: duskAlt.AR,
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
        title: 'Moonlight on the lotus',
        text: 'Still water, soft light, small stakes: a game for the end of the day.',
        alt: lakeAlt.EN,
      },
      BN: {
        overline: 'একটু শান্ত খেলা',
        title: 'পদ্মের গায়ে চাঁদের আলো',
        text: 'স্থির জল, নরম আলো, ছোট বাজি: দিনশেষের খেলা।',
        alt: lakeAlt.BN,
      },
      AR: {
        overline: 'لعبة أهدأ',
        title: 'ضوء القمر على اللوتس',
        text: 'ماء ساكن وضوء ناعم ورهانات صغيرة: لعبة لآخر النهار.',
        alt: lakeAlt.AR,
      },
    },
  },
  {
    group: 'w_rng',
    art: 'dusk',
    linkageType: 'GAME',
    target: 'sun-pharaoh',
    words: {
      EN: {
        overline: 'Slots',
        title: 'Every reel has its story',
        text: 'Return to player is printed on each game before you start it.',
        alt: duskAlt.EN,
      },
      BN: {
        overline: 'স্লট',
        title: 'প্রতিটি রিলের আছে গল্প',
        text: 'শুরুর আগেই প্রতিটি গেমে খেলোয়াড়ের প্রত্যাবর্তনের হার লেখা থাকে।',
        alt: duskAlt.BN,
      },
      AR: {
        overline: 'سلوتس',
        title: 'لكل بكرة حكاية',
        text: 'نسبة العائد للاعب مكتوبة على كل لعبة قبل أن تبدأها.',
        alt: duskAlt.AR,
      },
    },
  },
  {
    group: 'w_live',
    art: 'tiger',
    linkageType: 'PROMOTION',
    target: 'tiger-race',
    words: {
      EN: {
        overline: 'Live tables',
        title: 'A seat is being kept',
        text: 'Baccarat, roulette and dragon tiger, dealt on the minute.',
        alt: tigerAlt.EN,
      },
      BN: {
        overline: 'লাইভ টেবিল',
        title: 'আপনার আসন রাখা আছে',
        text: 'বাকারা, রুলেট আর ড্রাগন টাইগার, প্রতি মিনিটে নতুন হাত।',
        alt: tigerAlt.BN,
      },
      AR: {
        overline: 'طاولات مباشرة',
        title: 'مقعدك محجوز',
        text: 'باكارات وروليت وتنين ونمر، وتوزيع كل دقيقة.',
        alt: tigerAlt.AR,
      },
    },
  },
  {
    group: 'w_fish',
    art: 'lake',
    linkageType: 'PROMOTION',
    target: 'harbour-nights',
    words: {
      EN: {
        overline: 'Fishing',
        title: 'Something stirs below',
        text: 'Pick your water, pick your level, mind the line.',
        alt: lakeAlt.EN,
      },
      BN: { overline: 'ফিশিং', title: 'নিচে কিছু একটা নড়ছে', text: 'জল বাছুন, স্তর বাছুন, সুতোর দিকে খেয়াল রাখুন।', alt: lakeAlt.BN },
      AR: { overline: 'صيد السمك', title: 'شيء يتحرك في الأعماق', text: 'اختر ماءك واختر مستواك وراقب الخيط.', alt: lakeAlt.AR },
    },
  },
  {
    group: 'w_pvp',
    art: 'orbit',
    linkageType: 'PROMOTION',
    target: 'bring-a-friend',
    words: {
      EN: {
        overline: 'PVP',
        title: 'Across the table',
        text: 'Poker, chess and tiles against people, never against the house.',
        alt: orbitAlt.EN,
      },
      BN: {
        overline: 'পিভিপি',
        title: 'মুখোমুখি টেবিলে',
        text: 'পোকার, দাবা আর টাইলস: মানুষের বিরুদ্ধে, হাউসের বিরুদ্ধে নয়।',
        alt: orbitAlt.BN,
      },
      AR: { overline: 'مواجهات', title: 'وجهًا لوجه', text: 'بوكر وشطرنج وأحجار ضد الناس، لا ضد الدار.', alt: orbitAlt.AR },
    },
  },
  {
    group: 'w_sports',
    art: 'dusk',
    linkageType: 'CATEGORY',
    target: 'ESPORTS',
    words: {
      EN: {
        overline: 'Sports',
        title: 'Kick-off before sundown',
        text: 'Fixtures of the day, prices that never move without asking you.',
        alt: duskAlt.EN,
      },
      BN: {
        overline: 'স্পোর্টস',
        title: 'সূর্য ডোবার আগেই শুরু',
        text: 'আজকের ম্যাচ, আর আপনাকে না জানিয়ে দর বদলায় না।',
        alt: duskAlt.BN,
      },
      AR: { overline: 'رياضة', title: 'صافرة البداية قبل الغروب', text: 'مباريات اليوم، وأسعار لا تتغير قبل أن تسألك.', alt: duskAlt.AR },
    },
  },
  {
    group: 'w_esports',
    art: 'orbit',
    linkageType: 'CATEGORY',
    target: 'SPORTS',
    words: {
      EN: {
        overline: 'E-sports',
        title: 'Next map, next match',
        text: 'Follow the bracket from the first round to the final.',
        alt: orbitAlt.EN,
      },
      BN: { overline: 'ই-স্পোর্টস', title: 'নতুন ম্যাপ, নতুন ম্যাচ', text: 'প্রথম রাউন্ড থেকে ফাইনাল পর্যন্ত সঙ্গে থাকুন।', alt: orbitAlt.BN },
      AR: {
        overline: 'رياضات إلكترونية',
        title: 'خريطة جديدة ومباراة جديدة',
        text: 'تابع الجدول من الجولة الأولى إلى النهائي.',
        alt: orbitAlt.AR,
      },
    },
  },
  {
    group: 'w_elott',
    art: 'lake',
    linkageType: 'CATEGORY',
    target: 'LOTT',
    words: {
      EN: {
        overline: 'E-lottery',
        title: 'The next draw is close',
        text: 'Odds, chance and return are shown beside every play.',
        alt: lakeAlt.EN,
      },
      BN: { overline: 'ই-লটারি', title: 'পরের ড্র কাছেই', text: 'প্রতিটি খেলার পাশে দর, সম্ভাবনা আর প্রত্যাবর্তন লেখা থাকে।', alt: lakeAlt.BN },
      AR: { overline: 'يانصيب إلكتروني', title: 'السحب القادم قريب', text: 'الأسعار والاحتمال والعائد بجانب كل رهان.', alt: lakeAlt.AR },
    },
  },
  {
    group: 'w_lott',
    art: 'tiger',
    linkageType: 'PROMOTION',
    target: 'daily-rebate',
    words: {
      EN: {
        overline: 'Lottery',
        title: 'Six numbers, one evening',
        text: 'Official draws with the time they close and the last result.',
        alt: tigerAlt.EN,
      },
      BN: { overline: 'লটারি', title: 'ছয়টি সংখ্যা, একটি সন্ধ্যা', text: 'বন্ধের সময় ও শেষ ফলসহ সরকারি ড্র।', alt: tigerAlt.BN },
      AR: { overline: 'يانصيب', title: 'ستة أرقام وأمسية واحدة', text: 'سحوبات رسمية مع موعد إغلاقها وآخر نتيجة.', alt: tigerAlt.AR },
    },
  },
  {
    group: 'w_forget',
    art: 'lake',
    linkageType: 'LINK',
    target: 'https://www.gamblingtherapy.org/',
    words: {
      EN: { overline: 'Account', title: 'Back in a minute', text: 'A new password is set by e-mail or by phone.', alt: lakeAlt.EN },
      BN: { overline: 'অ্যাকাউন্ট', title: 'এক মিনিটেই ফিরে আসুন', text: 'ই-মেইল বা ফোনে নতুন পাসওয়ার্ড ঠিক করা যায়।', alt: lakeAlt.BN },
      AR: { overline: 'الحساب', title: 'عودة في دقيقة', text: 'تُضبط كلمة المرور الجديدة بالبريد أو بالهاتف.', alt: lakeAlt.AR },
    },
  },
  {
    group: 'w_leftmenu',
    art: 'lake',
    linkageType: 'PROMOTION',
    target: 'lotus-week',
    words: {
      EN: { overline: 'Until Sunday', title: 'Lotus week rewards', text: 'Small missions, points for each.', alt: lakeAlt.EN },
      BN: { overline: 'রবিবার পর্যন্ত', title: 'পদ্ম সপ্তাহের পুরস্কার', text: 'ছোট মিশন, প্রতিটিতে পয়েন্ট।', alt: lakeAlt.BN },
      AR: { overline: 'حتى الأحد', title: 'مكافآت أسبوع اللوتس', text: 'مهام صغيرة ونقاط على كل منها.', alt: lakeAlt.AR },
    },
  },
];
